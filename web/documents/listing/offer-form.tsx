import { type CurrencyCode, symbolOf } from '../../../schema/common/currencies';
import type { FormState } from '../../../schema/common/form-state';
import { OFFER_CONSENTS } from '../../../schema/common/offer-consents';
import { OFFER_RULES } from '../../../schema/leads/offer-rules';
import { useReader } from '../../i18n/texts';
import { Button } from '../../ui/button';
import { Field } from '../../ui/core/field';
import { PrefixedInput } from '../../ui/prefixed-input';
import { Textarea } from '../../ui/textarea';
import { BuyerFields } from '../parts/buyer-fields';
import { HtmlForm, useAmount, useRuled, useTranslatedForm } from '../parts/html-form';
import type { ListingAddress } from './listing-address';

interface OfferFormProps {
  currency: CurrencyCode;
  address: ListingAddress;
  form: FormState;
}

/** A buyer's offer: name, number, price. */
export function OfferForm({ currency, address, form }: OfferFormProps) {
  const {
    language,
    texts: { offer: texts },
  } = useReader();
  const { values, problems, notice } = useTranslatedForm(form);
  const ruled = useRuled();
  const amount = useAmount(currency);
  const symbol = symbolOf(currency);
  return (
    <HtmlForm
      label={texts.title}
      action={`${address.path}/offer`}
      part="offer"
      failed={texts.failed}
      notice={notice}
    >
      <input type="hidden" name="source" value={values.source ?? 'link'} />
      <BuyerFields values={values} problems={problems} />
      <Field
        label={texts.price}
        hint={currency === 'INR' ? texts.priceHint : undefined}
        error={problems.offerPrice}
        required
      >
        <PrefixedInput
          prefix={symbol}
          name="offerPrice"
          {...amount}
          defaultValue={values.offerPrice}
          {...ruled(OFFER_RULES.offerPrice)}
        />
      </Field>
      <Field label={`${texts.message} (${texts.optional})`} error={problems.message}>
        <Textarea name="message" rows={2} maxLength={500} defaultValue={values.message} />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        pendingLabel={texts.sending}
        className="aria-disabled:opacity-70"
      >
        {texts.submit}
      </Button>
      <p className="text-ink-muted text-xs">{OFFER_CONSENTS[language].text}</p>
    </HtmlForm>
  );
}
