import { type CurrencyCode, symbolOf } from '../../../schema/common/currencies';
import type { FormState } from '../../../schema/common/form-state';
import { MAX_EXCHANGE_MODEL } from '../../../schema/leads/payment';
import { useTexts } from '../../i18n/texts';
import { Checkbox } from '../../ui/checkbox';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { PrefixedInput } from '../../ui/prefixed-input';
import { useAmount } from '../parts/html-form';

interface PaymentFieldsProps {
  currency: CurrencyCode;
  values: FormState['values'];
  problems: Readonly<Record<string, string>>;
}

/** How the buyer would pay: a loan, a vehicle in part payment. Open if something of it was typed. */
export function PaymentFields({ currency, values, problems }: PaymentFieldsProps) {
  const texts = useTexts().exchange;
  const amount = useAmount(currency);
  const figures = (name: string, maxLength: number) => ({
    name,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    maxLength,
    defaultValue: values[name],
  });
  const isOpen = Object.entries(values).some(([name, value]) => name.startsWith('exchange') && value);
  return (
    <>
      <Checkbox name="needsLoan" value="yes" label={texts.loan} defaultChecked={values.needsLoan === 'yes'} />
      <details open={isOpen}>
        <summary className="cursor-pointer py-3 text-sm">{texts.title}</summary>
        <div className="flex flex-col gap-4 pt-2">
          <Field label={texts.model} hint={texts.modelHint} error={problems.exchangeModel}>
            <Input
              name="exchangeModel"
              autoComplete="off"
              maxLength={MAX_EXCHANGE_MODEL}
              defaultValue={values.exchangeModel}
            />
          </Field>
          <Field label={texts.year} error={problems.exchangeYear}>
            <Input {...figures('exchangeYear', 4)} />
          </Field>
          <Field label={texts.kms} error={problems.exchangeKms}>
            <Input {...figures('exchangeKms', 12)} />
          </Field>
          <Field label={texts.owners} error={problems.exchangeOwners}>
            <Input {...figures('exchangeOwners', 2)} />
          </Field>
          <Field label={texts.price} error={problems.exchangePrice}>
            <PrefixedInput prefix={symbolOf(currency)} {...figures('exchangePrice', 24)} {...amount} />
          </Field>
          <p className="text-ink-muted text-sm">{texts.hint}</p>
        </div>
      </details>
    </>
  );
}
