import type { UseFormReturn } from 'react-hook-form';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import type { TransferForm } from './transfer-form';
import { useWords } from './words';

interface PersonFieldsProps {
  form: UseFormReturn<TransferForm>;
  side: 'owner' | 'buyer';
  title: string;
}

/** A person as the forms name them: name, whose child or wife, address. */
export function PersonFields({ form: { register, formState }, side, title }: PersonFieldsProps) {
  const t = useWords();
  const { errors } = formState;
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-3 font-semibold">{title}</legend>
      <Field label={t('Name')} error={errors[`${side}Name`]?.message}>
        <Input autoComplete="off" {...register(`${side}Name`)} />
      </Field>
      <Field label={t('Son, wife or daughter of')} error={errors[`${side}Parent`]?.message}>
        <Input autoComplete="off" {...register(`${side}Parent`)} />
      </Field>
      <Field
        label={t('Full address')}
        hint={t('House, street, town, district and State')}
        error={errors[`${side}Address`]?.message}
      >
        <Input autoComplete="off" {...register(`${side}Address`)} />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label={t('PIN code')} error={errors[`${side}Pin`]?.message}>
          <Input inputMode="numeric" autoComplete="off" {...register(`${side}Pin`)} />
        </Field>
        {side === 'buyer' && (
          <Field label={t('Age')} error={errors.buyerAge?.message}>
            <Input inputMode="numeric" autoComplete="off" {...register('buyerAge')} />
          </Field>
        )}
      </div>
    </fieldset>
  );
}
