import type { UseFormReturn } from 'react-hook-form';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import type { PaperForm } from './paper-form';
import { useWords } from './words';

interface MomentFieldsProps {
  form: UseFormReturn<PaperForm>;
  label: string;
  min?: string;
  max?: string;
}

/** A day and a time to the minute, in India. */
export function MomentFields({ form: { register, formState }, label, min, max }: MomentFieldsProps) {
  const t = useWords();
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label={label} error={formState.errors.day?.message}>
        <Input type="date" min={min} max={max} {...register('day')} />
      </Field>
      <Field label={t('Time')}>
        <Input type="time" {...register('time')} />
      </Field>
    </div>
  );
}
