import type { UseFormReturn } from 'react-hook-form';
import { LOAN_LABELS, LOANS } from '../../../schema/purchases/kinds';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { indianDay } from '../../lib/indian-day';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { Select } from '../../ui/core/select';
import { HandedPapers } from '../papers/handed-papers';
import { MomentFields } from '../papers/moment-fields';
import type { PurchaseForm } from './purchase-form';
import { useWords } from './words';

interface PurchaseFieldsProps {
  form: UseFormReturn<PurchaseForm>;
  vehicle: Pick<OwnVehicleDto, 'kmsDriven'>;
}

/** From whom, when, and with what. */
export function PurchaseFields({ form, vehicle: { kmsDriven } }: PurchaseFieldsProps) {
  const t = useWords();
  const { register, watch, formState } = form;
  const { errors } = formState;
  const isMore = kmsDriven !== null && Number(watch('kms')) > kmsDriven;
  return (
    <>
      <Field label={t('Number plate')} hint={t('As in the RC')} error={errors.plate?.message}>
        <Input autoComplete="off" autoCapitalize="characters" {...register('plate')} />
      </Field>
      <Field label={t('Bought from')} error={errors.fromName?.message}>
        <Input autoComplete="off" {...register('fromName')} />
      </Field>
      <Field label={t('Their number')} error={errors.fromPhone?.message}>
        <Input type="tel" inputMode="tel" autoComplete="off" {...register('fromPhone')} />
      </Field>
      <Field label={t('Their address')} hint={t('Optional')} error={errors.fromAddress?.message}>
        <Input autoComplete="off" {...register('fromAddress')} />
      </Field>
      <MomentFields
        label={t('Came in on')}
        day={register('day')}
        time={register('time')}
        error={errors.day?.message}
        max={indianDay(Date.now())}
      />
      <div className="grid grid-cols-2 gap-3">
        <Field
          label={t('Odometer, km')}
          hint={
            isMore &&
            t('The listing says less: {kms} km. Correct it there.', {
              kms: kmsDriven.toLocaleString('en-IN'),
            })
          }
          error={errors.kms?.message}
        >
          <Input inputMode="numeric" autoComplete="off" {...register('kms')} />
        </Field>
        <Field label={t('Keys')} error={errors.keys?.message}>
          <Input type="number" min={0} max={9} {...register('keys')} />
        </Field>
      </div>
      <HandedPapers label={t('Papers received')} field={register('papers')} />
      <Field label={t('Loan')}>
        <Select {...register('loan')}>
          {LOANS.map((loan) => (
            <option key={loan} value={loan}>
              {t(LOAN_LABELS[loan])}
            </option>
          ))}
        </Select>
      </Field>
      {watch('loan') === 'running' && (
        <Field label={t('Bank')} error={errors.bank?.message}>
          <Input autoComplete="off" {...register('bank')} />
        </Field>
      )}
    </>
  );
}
