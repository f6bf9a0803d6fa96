import { Controller, useFormContext } from 'react-hook-form';
import type { VehicleForm } from '../../../schema/vehicles/input';
import { readRegistration, STATES } from '../../../schema/vehicles/registration';
import { indianYear } from '../../lib/dates';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { Select } from '../../ui/core/select';
import { MonthOptions } from '../../ui/day-options';
import { SwitchField } from '../../ui/switch-field';
import { CityField } from './city-field';
import type { VehicleWords } from './use-vehicle-words';
import { say, useWords } from './words';

const OWNERS = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];

/** Starting last year, for insurance that has run out. */
const insuranceYears = () => {
  const year = indianYear(Date.now());
  return [year - 1, year, year + 1, year + 2, year + 3, year + 4];
};

const numberOrNone = (value: unknown) => (value === '' || value === null ? null : Number(value));

function officeOf(typed: string | undefined) {
  const read = readRegistration(typed ?? '');
  if (!read) return say('Buyers see only the state and the RTO');
  return read.rto
    ? say('{rto}, {state}. Buyers never see the number.', {
        rto: read.rto,
        state: say.known(STATES[read.state] ?? ''),
      })
    : say('Bharat series');
}

/** What buyers ask first: owners, registration, insurance, place, and whether the price is negotiable. */
export function PaperFields({ words }: { words: VehicleWords }) {
  const t = useWords();
  const { register, control, watch, formState } = useFormContext<VehicleForm>();
  const { errors } = formState;
  return (
    <>
      <Field label={t('Owners')} error={errors.owners?.message}>
        <Select
          {...register('owners', {
            setValueAs: numberOrNone,
            onChange: ({ target }) => words.give('owners', target.value),
          })}
        >
          <option value="">{t('Not given')}</option>
          {OWNERS.map((owner, index) => (
            <option key={owner} value={index + 1}>
              {t.known(`${owner} owner`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('Insurance until')} error={errors.facts?.insurance?.until?.message}>
        <Select {...register('facts.insurance.until')}>
          <option value="">{t('Not given')}</option>
          <MonthOptions years={insuranceYears()} value={watch('facts.insurance.until') ?? ''} />
        </Select>
      </Field>
      <Field
        label={t('Registration number')}
        error={errors.facts?.registrationNumber?.message}
        hint={officeOf(watch('facts.registrationNumber'))}
        className="col-span-2"
      >
        <Input
          {...register('facts.registrationNumber')}
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={20}
          placeholder={t('MH 12 AB 1234')}
        />
      </Field>
      <CityField />
      <Field label={t('Area')} error={errors.facts?.area?.message} className="col-span-2">
        <Input {...register('facts.area')} maxLength={60} autoComplete="off" />
      </Field>
      <Controller
        control={control}
        name="facts.negotiable"
        render={({ field }) => (
          <SwitchField
            label={t('Negotiable')}
            className="col-span-2"
            checked={field.value ?? false}
            onCheckedChange={field.onChange}
          />
        )}
      />
    </>
  );
}
