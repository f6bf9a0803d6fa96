import { useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { HANDED_LABELS, HANDED_PAPERS } from '../../../schema/papers/kinds';
import { indianDay } from '../../lib/indian-day';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { currentUserQuery } from '../auth/auth.queries';
import { MomentFields } from './moment-fields';
import type { PaperForm } from './paper-form';
import { useWords } from './words';

interface DeliveryFieldsProps {
  form: UseFormReturn<PaperForm>;
  /** As listed. */
  vehicleKms: number | null;
}

/** When the vehicle was handed over, and what with it. */
export function DeliveryFields({ form, vehicleKms }: DeliveryFieldsProps) {
  const t = useWords();
  const { register, watch, setValue, formState } = form;
  const { data: user } = useQuery(currentUserQuery);
  const ownName = user ? user.firmName || `${user.firstName} ${user.lastName}`.trim() : '';
  const kms = Number(watch('kms'));
  const isLess = vehicleKms !== null && watch('kms') !== '' && kms < vehicleKms;
  const { errors } = formState;
  return (
    <>
      <MomentFields form={form} label={t('Handed over on')} max={indianDay(Date.now())} />
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
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 font-medium text-sm">{t('Papers handed over')}</legend>
        {HANDED_PAPERS.map((paper) => (
          <Checkbox key={paper} label={t(HANDED_LABELS[paper])} value={paper} {...register('papers')} />
        ))}
      </fieldset>
      <Field
        label={t('RC in the name of')}
        aside={
          <Button size="sm" onClick={() => setValue('rcOwner', ownName, { shouldDirty: true })}>
            {t('In our name')}
          </Button>
        }
        error={errors.rcOwner?.message}
      >
        <Input autoComplete="off" {...register('rcOwner')} />
      </Field>
    </>
  );
}
