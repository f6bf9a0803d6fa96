import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { useWords } from './words';

interface MomentFieldsProps {
  label: string;
  day: UseFormRegisterReturn;
  time: UseFormRegisterReturn;
  error: string | undefined;
  min?: string;
  max?: string;
}

/** A day and a time to the minute, in India. */
export function MomentFields({ label, day, time, error, min, max }: MomentFieldsProps) {
  const t = useWords();
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label={label} error={error}>
        <Input type="date" min={min} max={max} {...day} />
      </Field>
      <Field label={t('Time')}>
        <Input type="time" {...time} />
      </Field>
    </div>
  );
}
