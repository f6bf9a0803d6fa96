import { CURRENCIES, type CurrencyCode } from '../../../schema/currencies';
import { DURATIONS, type Duration } from '../../../schema/plan-names';
import { DURATION_LABELS } from '../../../schema/plans';
import { Field } from '../../ui/field';
import { Segmented } from '../../ui/segmented';
import { Select } from '../../ui/select';

interface PlanControlsProps {
  duration: Duration;
  currency: CurrencyCode;
  onDuration: (duration: Duration) => void;
  onCurrency: (currency: CurrencyCode) => void;
}

const DURATION_OPTIONS = DURATIONS.map((value) => ({ value, label: DURATION_LABELS[value] }));

/** For how long, and in which currency. */
export function PlanControls({ duration, currency, onDuration, onCurrency }: PlanControlsProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Segmented label="Duration" value={duration} onValueChange={onDuration} options={DURATION_OPTIONS} />
      <Field label="Currency" hideLabel className="w-44">
        <Select
          value={currency}
          onChange={({ target }) => {
            const chosen = CURRENCIES.find(({ code }) => code === target.value);
            if (chosen) onCurrency(chosen.code);
          }}
        >
          {CURRENCIES.map(({ code, name }) => (
            <option key={code} value={code}>
              {code} · {name}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
