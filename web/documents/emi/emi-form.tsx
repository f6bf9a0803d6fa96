import { type CurrencyCode, symbolOf } from '../../../schema/common/currencies';
import type { FormState } from '../../../schema/common/form-state';
import { DEFAULT_LANGUAGE } from '../../../schema/common/languages';
import { EMI_RULES } from '../../../schema/emi/rules';
import { useReader } from '../../i18n/texts';
import { formatPrice } from '../../lib/format';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { Form } from '../../ui/form';
import { PrefixedInput } from '../../ui/prefixed-input';
import { useAmount, useRuled, useTranslatedForm } from '../parts/html-form';
import { RESULT_ID } from './emi-result';

interface EmiFormProps {
  path: string;
  currency: CurrencyCode;
  form: FormState;
}

/** Its values are in the address, so that a calculation can be shared; the script is web/page/emi.ts. */
export function EmiForm({ path, currency, form }: EmiFormProps) {
  const {
    language,
    texts: { emi: texts, offer, messages },
  } = useReader();
  const { values, problems } = useTranslatedForm(form);
  const ruled = useRuled();
  const amount = useAmount(currency);
  const symbol = symbolOf(currency);
  return (
    <Card>
      <Form
        label={texts.title}
        action={`${path}/emi#${RESULT_ID}`}
        data-emi={formatPrice(0, currency)}
        data-above={messages.emi_down}
        className="flex flex-col gap-4"
      >
        {language !== DEFAULT_LANGUAGE && <input type="hidden" name="lang" value={language} />}
        <Field label={texts.price} error={problems.price} required>
          <PrefixedInput
            prefix={symbol}
            name="price"
            {...amount}
            defaultValue={values.price}
            {...ruled(EMI_RULES.price)}
          />
        </Field>
        <Field label={`${texts.down} (${offer.optional})`} error={problems.down}>
          <PrefixedInput
            prefix={symbol}
            name="down"
            {...amount}
            defaultValue={values.down}
            {...ruled(EMI_RULES.down)}
            required={false}
          />
        </Field>
        <Field label={texts.rate} hint={texts.rateHint} error={problems.rate} required>
          <Input
            name="rate"
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            defaultValue={values.rate}
            {...ruled(EMI_RULES.rate)}
          />
        </Field>
        <Field label={texts.months} hint={texts.monthsHint} error={problems.months} required>
          <Input
            name="months"
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
            defaultValue={values.months}
            {...ruled(EMI_RULES.months)}
          />
        </Field>
        <Button type="submit" variant="primary" size="lg" block>
          {texts.submit}
        </Button>
      </Form>
    </Card>
  );
}
