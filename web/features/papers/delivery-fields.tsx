import type { UseFormReturn } from 'react-hook-form';
import { indianDay } from '../../lib/indian-day';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { HandedPapers } from './handed-papers';
import { MomentFields } from './moment-fields';
import type { PaperForm } from './paper-form';
import { RcOwnerField } from './rc-owner-field';
import { useWords } from './words';

interface DeliveryFieldsProps {
  form: UseFormReturn<PaperForm>;
  /** As listed. */
  vehicleKms: number | null;
}

/** When the vehicle was handed over, and what with it. */
export function DeliveryFields({ form, vehicleKms }: DeliveryFieldsProps) {
  const t = useWords();
  const { register, watch, formState } = form;
  const kms = Number(watch('kms'));
  const isLess = vehicleKms !== null && watch('kms') !== '' && kms < vehicleKms;
  const { errors } = formState;
  return (
    <>
      <MomentFields
        label={t('Handed over on')}
        day={register('day')}
        time={register('time')}
        error={errors.day?.message}
        max={indianDay(Date.now())}
      />
      <div className="grid grid-cols-2 gap-3">
        <Field
          label={t('Odometer, km')}
          hint={isLess && t('The listing says {kms} km.', { kms: vehicleKms.toLocaleString('en-IN') })}
          error={errors.kms?.message}
        >
          <Input inputMode="numeric" autoComplete="off" {...register('kms')} />
        </Field>
        <Field label={t('Keys')} error={errors.keys?.message}>
          <Input type="number" min={0} max={9} {...register('keys')} />
        </Field>
      </div>
      <HandedPapers label={t('Papers handed over')} field={register('papers')} />
      <RcOwnerField form={form} />
    </>
  );
}
