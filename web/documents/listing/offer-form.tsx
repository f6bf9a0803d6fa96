import { type CurrencyCode, symbolOf } from '../../../schema/common/currencies';
import type { FormState } from '../../../schema/common/form-state';
import { OFFER_CONSENTS } from '../../../schema/common/offer-consents';
import type { LowOffer } from '../../../schema/leads/low-offer';
import { OFFER_RULES } from '../../../schema/leads/offer-rules';
import type { ListingDto } from '../../../schema/vehicles/output';
import { useReader, useTexts } from '../../i18n/texts';
import { cx } from '../../lib/class-names';
import { formatPrice } from '../../lib/format';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/core/button-link';
import { Field } from '../../ui/core/field';
import { PrefixedInput } from '../../ui/prefixed-input';
import { Textarea } from '../../ui/textarea';
import { BuyerFields } from '../parts/buyer-fields';
import { ConsentLink } from '../parts/consent-link';
import { HtmlForm, useAmount, useRuled, useTranslatedForm } from '../parts/html-form';
import type { ListingAddress } from './listing-address';
import { PaymentFields } from './payment-fields';

/** An offer that looks like a typing error. `offer`: as it was understood, in major units. */
export type DoubtedOffer = LowOffer & { offer: string };

interface OfferFormProps {
  listing: Pick<ListingDto, 'price' | 'currency'>;
  address: ListingAddress;
  form: FormState;
  low?: DoubtedOffer;
}

const PRICE_ID = 'offer-price';

/** While the question is open, its answers are the buttons; once the price is changed, "Submit offer" is. */
const UNLESS_CHANGED = 'in-[form:not(:has([name=offerPrice]:user-valid))]:hidden';
const ONCE_CHANGED = 'in-[form:has([name=offerPrice]:user-valid)]:hidden';

/** Asks which amount was meant. Each answer sends the form, or leads back to the price. */
function Doubt({ low, currency }: { low: DoubtedOffer; currency: CurrencyCode }) {
  const { offer: texts } = useTexts();
  const { percent, meant, offer } = low;
  return (
    <div
      role="alert"
      tabIndex={-1}
      className={cx('flex flex-col gap-3 rounded-md bg-warning-soft p-3 text-sm outline-none', ONCE_CHANGED)}
    >
      <p className="font-medium text-warning">
        {texts.farBelow(percent)} {meant === null ? texts.isRight : texts.meant(formatPrice(meant, currency))}
      </p>
      <div className="flex flex-wrap gap-2">
        {meant === null ? (
          <ButtonLink href={`#${PRICE_ID}`} variant="primary">
            {texts.change}
          </ButtonLink>
        ) : (
          <Button
            type="submit"
            name="confirmed"
            value={String(meant)}
            variant="primary"
            pendingLabel={texts.sending}
          >
            {formatPrice(meant, currency)}
          </Button>
        )}
        <Button type="submit" name="confirmed" value={offer} pendingLabel={texts.sending}>
          {texts.sendAnyway(formatPrice(Number(offer), currency))}
        </Button>
      </div>
    </div>
  );
}

/** A buyer's offer: name, number, price. */
export function OfferForm({ listing: { price, currency }, address, form, low }: OfferFormProps) {
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
      <input type="hidden" name="asked" value={price} />
      <input type="hidden" name="source" value={values.source ?? 'link'} />
      <BuyerFields values={values} problems={problems} />
      <Field
        id={PRICE_ID}
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
      <PaymentFields currency={currency} values={values} problems={problems} />
      <Field label={`${texts.message} (${texts.optional})`} error={problems.message}>
        <Textarea name="message" rows={2} maxLength={500} defaultValue={values.message} />
      </Field>
      {/* Before the question, so that Enter after a change sends what was typed. */}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        pendingLabel={texts.sending}
        className={cx(low && UNLESS_CHANGED)}
      >
        {texts.submit}
      </Button>
      {low && <Doubt low={low} currency={currency} />}
      <p className="text-ink-muted text-xs">
        {OFFER_CONSENTS[language].text} <ConsentLink />
      </p>
    </HtmlForm>
  );
}
