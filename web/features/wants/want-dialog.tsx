import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { CONSENTS } from '../../../schema/common/consents';
import type { LeadDto } from '../../../schema/leads/output';
import { FUEL_TYPES } from '../../../schema/vehicles/input';
import { WantInput } from '../../../schema/wants/input';
import type { WantDto } from '../../../schema/wants/output';
import { MAX_WANTED_MODEL } from '../../../schema/wants/rules';
import { describePrice } from '../../lib/amount-words';
import { isUnauthorized } from '../../lib/failure';
import { showServerErrors } from '../../lib/server-errors';
import { toast } from '../../lib/toast-store';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { Select } from '../../ui/core/select';
import { FormAlert } from '../../ui/form-alert';
import { FormDialog } from '../../ui/form-dialog';
import { buyerName } from '../leads/lead-listing';
import { PriceInput } from '../vehicles/price-input';
import { factsIn } from './wanted';
import { keepWaitingMutation } from './wants.queries';
import { useWords } from './words';

const FIELDS = ['model', 'maxPrice', 'fuelType', 'yearFrom', 'city'] as const;

type Form = z.input<typeof WantInput>;

/** What the lead says of it: the vehicle, or the words in which it was written down. */
const saidIn = ({ vehicleName, message, vehicleId }: LeadDto) =>
  (vehicleId ? vehicleName : message) ?? vehicleName ?? '';

const rupeesOf = ({ offerPrice, offerCurrency, vehiclePrice, vehicleCurrency }: LeadDto): string => {
  if (offerPrice !== null) return offerCurrency === 'INR' ? String(offerPrice) : '';
  return vehiclePrice !== null && vehicleCurrency === 'INR' ? String(vehiclePrice) : '';
};

function valuesOf(lead: LeadDto, want: WantDto | undefined): Form {
  if (want) {
    return {
      leadId: lead.id,
      model: want.model,
      maxPrice: want.maxPrice === null ? '' : String(want.maxPrice),
      fuelType: (want.fuelType ?? '') as '',
      yearFrom: want.yearFrom === null ? '' : String(want.yearFrom),
      city: want.city ?? '',
    };
  }
  return { leadId: lead.id, model: '', maxPrice: rupeesOf(lead), city: '', ...factsIn(saidIn(lead)) };
}

type WantDialogProps = { lead: LeadDto; want: WantDto | undefined; onClose: () => void };

/** Keeps a lead's buyer waiting for a vehicle, filled in from what they asked for. */
export function WantDialog({ lead, want, onClose }: WantDialogProps) {
  const t = useWords();
  const buyer = buyerName(lead);
  const form = useForm<Form, unknown, WantInput>({
    resolver: zodResolver(WantInput),
    defaultValues: valuesOf(lead, want),
  });
  const { register, control, handleSubmit, watch, formState, getValues, setValue } = form;
  const { errors } = formState;
  const save = useMutation(keepWaitingMutation);
  const said = want ? '' : saidIn(lead);

  // The catalogue's names are fetched; what was typed meanwhile stays.
  useEffect(() => {
    let left = false;
    const fill = ({ vehicleIn }: typeof import('../../../schema/vehicles/advert-names')) => {
      const { make, model } = vehicleIn(said);
      if (!left && model && !getValues('model')) setValue('model', `${make} ${model.name}`);
    };
    if (said)
      import('../../../schema/vehicles/advert-names').then(fill, (error) =>
        console.warn('wants: no names', error),
      );
    return () => {
      left = true;
    };
  }, [said, getValues, setValue]);

  const submit = (input: WantInput) =>
    save.mutate(
      { ...input, yearFrom: input.yearFrom ?? '' },
      {
        onSuccess: () => {
          toast({ title: t('{buyer} is waiting', { buyer }), tone: 'success' });
          onClose();
        },
        onError: (error) => void (isUnauthorized(error) || showServerErrors(form, FIELDS, error)),
      },
    );

  return (
    <FormDialog
      title={t('Keep {buyer} waiting', { buyer })}
      description={t('When one like it comes in or gets cheaper, you can write to them with one tap.')}
      onClose={onClose}
      onSubmit={handleSubmit(submit)}
      submitLabel={t('Keep waiting')}
      pendingLabel={t('Saving...')}
      pending={save.isPending}
    >
      <Field
        label={t('Model')}
        hint={t('“Creta”, or make and model. Empty: any')}
        error={errors.model?.message}
      >
        <Input autoComplete="off" maxLength={MAX_WANTED_MODEL} {...register('model')} />
      </Field>
      <Field
        label={t('Price up to')}
        hint={describePrice(String(watch('maxPrice') ?? ''), 'INR') || t('Optional')}
        error={errors.maxPrice?.message}
      >
        <PriceInput control={control} name="maxPrice" currency="INR" />
      </Field>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={t('Fuel')} error={errors.fuelType?.message}>
          <Select {...register('fuelType')}>
            <option value="">{t('Any')}</option>
            {FUEL_TYPES.map((fuel) => (
              <option key={fuel} value={fuel}>
                {t.known(fuel)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('Year from')} error={errors.yearFrom?.message}>
          <Input inputMode="numeric" autoComplete="off" maxLength={4} {...register('yearFrom')} />
        </Field>
        <Field label={t('City')} error={errors.city?.message}>
          <Input autoComplete="off" maxLength={60} {...register('city')} />
        </Field>
      </div>
      <p className="text-ink-muted text-xs">{t(CONSENTS.waiting.text)}</p>
      <FormAlert message={errors.root?.message} />
    </FormDialog>
  );
}
