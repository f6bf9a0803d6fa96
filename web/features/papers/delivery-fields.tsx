import type { UseFormReturn } from 'react-hook-form';
import { HANDED_LABELS, HANDED_PAPERS } from '../../../schema/papers/kinds';
import { indianDay } from '../../lib/indian-day';
import { Checkbox } from '../../ui/checkbox';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { MomentFields } from './moment-fields';
import type { PaperForm } from './paper-form';
import { useWords } from './words';

/** When the vehicle was handed over, and what with it. */
export function DeliveryFields({ form }: { form: UseFormReturn<PaperForm> }) {
  const t = useWords();
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <MomentFields form={form} label={t('Handed over on')} max={indianDay(Date.now())} />
      <div className="grid grid-cols-2 gap-3">
        <Field label={t('Odometer, km')} error={errors.kms?.message}>
          <Input inputMode="numeric" autoComplete="off" {...register('kms')} />
        </Field>
        <Field label={t('Keys')} error={errors.keys?.message}>
          <Input type="number" min={0} max={9} {...register('keys')} />
        </Field>
      </div>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 font-medium text-sm">{t('Papers handed over')}</legend>
        {HANDED_PAPERS.map((paper) => (
          <Checkbox key={paper} label={t(HANDED_LABELS[paper])} value={paper} {...register('papers')} />
        ))}
      </fieldset>
      <Field
        label={t('RC in the name of')}
        hint={t('Leave it empty if the RC is in your name.')}
        error={errors.rcOwner?.message}
      >
        <Input autoComplete="off" {...register('rcOwner')} />
      </Field>
    </>
  );
}
