import { DURATIONS, type Duration } from '../../../schema/billing/plan-names';
import { DURATION_LABELS } from '../../../schema/billing/plans';
import { CURRENCIES, type CurrencyCode } from '../../../schema/common/currencies';
import { Field } from '../../ui/core/field';
import { Segmented } from '../../ui/core/segmented';
import { Select } from '../../ui/core/select';
import { CurrencyOptions } from '../../ui/currency-options';
import { useWords } from './words';

interface PlanControlsProps {
  duration: Duration;
  currency: CurrencyCode;
  onDuration: (duration: Duration) => void;
  onCurrency: (currency: CurrencyCode) => void;
}

/** Duration and currency of the prices. */
export function PlanControls({ duration, currency, onDuration, onCurrency }: PlanControlsProps) {
  const t = useWords();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Segmented
        label={t('Duration')}
        value={duration}
        onValueChange={onDuration}
        options={DURATIONS.map((value) => ({ value, label: t.known(DURATION_LABELS[value]) }))}
      />
      <Field label={t('Currency')} hideLabel className="w-56">
        <Select
          value={currency}
          onChange={({ target }) => {
            const chosen = CURRENCIES.find(({ code }) => code === target.value);
            if (chosen) onCurrency(chosen.code);
          }}
        >
          <CurrencyOptions />
        </Select>
      </Field>
    </div>
  );
}
