import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ListingDto } from '../../../schema/answers/vehicles';
import { OFFER_FIELDS, type OfferField, offerProblems } from '../../../schema/contracts/offer-rules';
import { CURRENCIES } from '../../../schema/currencies';
import { useTexts } from '../../i18n/texts';
import { ApiError } from '../../lib/api';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Input } from '../../ui/input';
import { PrefixedInput } from '../../ui/prefixed-input';
import { Textarea } from '../../ui/textarea';
import type { ListingAddress } from '../vehicles/listing/listing-address';
import { offerFormQuery, sendOffer } from './offer.queries';
import { OfferSent } from './offer-sent';

export type OfferSource = 'qr' | 'link' | 'profile';

interface OfferFormProps {
  currency: ListingDto['currency'];
  address: ListingAddress;
  source: OfferSource;
  /** The buyer comes back from a form sent without JavaScript. */
  sent: boolean;
}

/**
 * A plain form that posts on its own (before, during and without hydration) and sends in place once React is there. The
 * fields are uncontrolled, so what a buyer typed before hydration stays.
 */
export function OfferForm({ currency, address, source, sent }: OfferFormProps) {
  const texts = useTexts().offer;
  const { data: initial } = useQuery(offerFormQuery(address.path));
  const [errors, setErrors] = useState(initial.errors);
  const [again, setAgain] = useState(false);
  const [hydrated, setHydrated] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const mutation = useMutation({
    ...sendOffer,
    onError: (error) => {
      const says = error instanceof ApiError ? error.body : {};
      setErrors(says.fields ?? { form: says.message ?? texts.failed });
    },
  });
  useEffect(() => setHydrated(true), []);

  if (mutation.isSuccess || (sent && !again)) {
    return (
      <OfferSent
        focus={mutation.isSuccess}
        withdrawPath={mutation.data?.withdrawPath ?? initial.withdrawPath ?? null}
        again={`${address.path}?offer=again#offer`}
        onAnother={() => {
          mutation.reset();
          setAgain(true);
        }}
      />
    );
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (mutation.isPending) return;
    const data = new FormData(event.currentTarget);
    const field = (name: string) => String(data.get(name) ?? '');
    const draft = {
      buyerName: field('buyerName'),
      buyerMobile: field('buyerMobile'),
      offerPrice: field('offerPrice').replaceAll(',', ''),
    };
    const problems = offerProblems(draft);
    setErrors(problems);
    const first = OFFER_FIELDS.find((name) => problems[name]);
    if (first) return focusField(form.current, first);
    mutation.mutate({ ...address.ref, ...draft, message: field('message'), source });
  };

  const symbol = CURRENCIES.find(({ code }) => code === currency)?.symbol ?? currency;
  return (
    <form
      ref={form}
      method="post"
      data-offer
      data-failed={texts.failed}
      action={`${address.path}/offer#offer`}
      noValidate={hydrated}
      onSubmit={submit}
      className="flex flex-col gap-4"
    >
      <input type="hidden" name="source" value={source} />
      <Field label={texts.name} error={errors.buyerName} required>
        <Input
          name="buyerName"
          autoComplete="name"
          maxLength={100}
          defaultValue={initial.values.buyerName}
          required
        />
      </Field>
      <Field label={texts.mobile} hint={texts.mobileHint} error={errors.buyerMobile} required>
        <Input
          name="buyerMobile"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          maxLength={20}
          defaultValue={initial.values.buyerMobile}
          required
        />
      </Field>
      <Field label={texts.price} error={errors.offerPrice} required>
        <PrefixedInput
          prefix={symbol}
          name="offerPrice"
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          defaultValue={initial.values.offerPrice}
          required
        />
      </Field>
      <Field label={`${texts.message} (${texts.optional})`} error={errors.message}>
        <Textarea name="message" rows={2} maxLength={500} defaultValue={initial.values.message} />
      </Field>
      <p role="alert" className="text-danger text-sm empty:hidden">
        {errors.form}
      </p>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        pending={mutation.isPending}
        pendingLabel={texts.sending}
      >
        {texts.submit}
      </Button>
      <p className="text-ink-muted text-xs">{texts.consent}</p>
    </form>
  );
}

function focusField(form: HTMLFormElement | null, name: OfferField) {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
