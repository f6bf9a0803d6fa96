import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CURRENCIES } from '../../../schema/common/currencies';
import type { ListingDto } from '../../../schema/vehicles/output';
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

/** What has to be put right before the offer is worth sending, by field. */
class OfferProblems extends Error {
  constructor(readonly fields: Record<string, string>) {
    super('The offer is not complete');
  }
}

/** Comes with the first touch of the form. Without it the offer is sent as it is: the server has the same rules. */
const loadRules = () => import('../../../schema/leads/offer-rules').catch(() => null);

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
  const [valid, setValid] = useState(true);
  const form = useRef<HTMLFormElement>(null);
  const mutation = useMutation({
    mutationFn: async (offer: Parameters<typeof sendOffer>[0], context) => {
      const problems = (await loadRules())?.offerProblems(offer) ?? {};
      if (Object.keys(problems).length > 0) throw new OfferProblems(problems);
      return await sendOffer(offer, context);
    },
    onMutate: () => setErrors({}),
    onError: (error) => {
      const says = error instanceof ApiError ? error.body : {};
      const fields = error instanceof OfferProblems ? error.fields : says.fields;
      setErrors(fields ?? { form: says.message ?? texts.failed });
      if (fields) focusFirst(form.current, fields);
    },
  });
  useEffect(() => {
    setHydrated(true);
    if (form.current) problemsIn(form.current).then((problems) => setValid(isEmpty(problems)));
  }, []);
  const update = async (changed: HTMLFormElement) => {
    const problems = await problemsIn(changed);
    setValid(isEmpty(problems));
    // What is solved is no longer shown.
    setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([name]) => name in problems)));
  };

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
    mutation.mutate({ ...address.ref, ...offerIn(event.currentTarget), source });
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
      onFocus={loadRules}
      onInput={({ currentTarget }) => update(currentTarget)}
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
        aria-disabled={!valid}
        pending={mutation.isPending}
        pendingLabel={texts.sending}
        className="aria-disabled:opacity-70"
      >
        {texts.submit}
      </Button>
      <p className="text-ink-muted text-xs">{texts.consent}</p>
    </form>
  );
}

function offerIn(form: HTMLFormElement) {
  const data = new FormData(form);
  const field = (name: string) => String(data.get(name) ?? '');
  return {
    buyerName: field('buyerName'),
    buyerMobile: field('buyerMobile'),
    offerPrice: field('offerPrice').replaceAll(',', ''),
    message: field('message'),
  };
}

const problemsIn = async (form: HTMLFormElement) => (await loadRules())?.offerProblems(offerIn(form)) ?? {};

const isEmpty = (problems: object) => Object.keys(problems).length === 0;

/** Focuses the first field with a problem. */
function focusFirst(form: HTMLFormElement | null, fields: Record<string, string>) {
  const first = form?.querySelector<HTMLElement>(
    Object.keys(fields)
      .map((name) => `[name=${name}]`)
      .join(),
  );
  first?.focus();
}
