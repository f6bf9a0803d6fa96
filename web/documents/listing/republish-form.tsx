import { CURRENCIES, symbolOf } from '../../../schema/common/currencies';
import type { FormState } from '../../../schema/common/form-state';
import { PHONE_RULES } from '../../../schema/common/phone';
import { PRICE_RULES } from '../../../schema/common/price-rules';
import type { ListingDto } from '../../../schema/vehicles/output';
import { useTexts } from '../../i18n/texts';
import { formatPrice } from '../../lib/format';
import { Button } from '../../ui/button';
import { SectionTitle } from '../../ui/card';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { PrefixedInput } from '../../ui/prefixed-input';
import { HtmlForm, useAmount, useRuled, useTranslatedForm } from '../parts/html-form';

interface RepublishFormProps {
  listing: Pick<ListingDto, 'id' | 'name' | 'price' | 'currency'>;
  form: FormState;
}

/**
 * The reseller's price and number. The popover opens without script; a form that came back with errors is
 * shown open in its place.
 */
export function RepublishForm({ listing, form }: RepublishFormProps) {
  const texts = useTexts().republish;
  const ruled = useRuled();
  const { id, name, price, currency } = listing;
  const amount = useAmount(currency);
  const { values, problems, notice } = useTranslatedForm(form);
  const isBack = notice !== null || Object.keys(problems).length > 0;
  return (
    <>
      {!isBack && <Button popoverTarget="republish-form">{texts.action}</Button>}
      <dialog
        id="republish-form"
        {...(isBack ? { open: true } : { popover: 'auto' })}
        aria-labelledby="republish-title"
        className="sheet"
      >
        <HtmlForm
          label={texts.formTitle}
          action={`/vehicle/${id}/republish`}
          part="republish"
          failed={texts.failed}
          notice={notice}
        >
          <div>
            <SectionTitle id="republish-title">{texts.formTitle}</SectionTitle>
            <p className="text-ink-muted text-sm" translate="no">
              {name}
            </p>
          </div>
          <Field
            label={texts.price}
            required
            hint={texts.asks(formatPrice(price, currency, CURRENCIES))}
            error={problems.customPrice}
          >
            <PrefixedInput
              prefix={symbolOf(currency)}
              name="customPrice"
              {...amount}
              defaultValue={values.customPrice}
              {...ruled(PRICE_RULES)}
            />
          </Field>
          <Field label={texts.mobile} required hint={texts.mobileHint} error={problems.customMobileNumber}>
            <Input
              type="tel"
              name="customMobileNumber"
              inputMode="tel"
              autoComplete="tel"
              maxLength={20}
              defaultValue={values.customMobileNumber}
              {...ruled(PHONE_RULES)}
            />
          </Field>
          <div className="flex justify-end gap-2">
            {!isBack && (
              <Button popoverTarget="republish-form" popoverTargetAction="hide">
                {texts.cancel}
              </Button>
            )}
            <Button type="submit" variant="primary">
              {texts.action}
            </Button>
          </div>
        </HtmlForm>
      </dialog>
    </>
  );
}
