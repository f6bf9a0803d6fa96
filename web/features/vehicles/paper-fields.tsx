import { Controller, useFormContext } from 'react-hook-form';
import type { VehicleForm } from '../../../schema/vehicles/input';
import { readRegistration, STATES } from '../../../schema/vehicles/registration';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { Select } from '../../ui/core/select';
import { SwitchField } from '../../ui/switch-field';
import { CityField } from './city-field';

const OWNERS = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];

const numberOrNone = (value: unknown) => (value === '' || value === null ? null : Number(value));

function officeOf(typed: string | undefined) {
  const read = readRegistration(typed ?? '');
  if (!read) return 'Buyers see only the state and the RTO';
  return read.rto ? `${read.rto}, ${STATES[read.state]}. Buyers never see the number.` : 'Bharat series';
}

/** What buyers ask first: owners, registration, insurance, place, and whether the price is negotiable. */
export function PaperFields() {
  const { register, control, watch, formState } = useFormContext<VehicleForm>();
  const { errors } = formState;
  return (
    <>
      <Field label="Owners" error={errors.owners?.message}>
        <Select {...register('owners', { setValueAs: numberOrNone })}>
          <option value="">Not given</option>
          {OWNERS.map((owner, index) => (
            <option key={owner} value={index + 1}>
              {`${owner} owner`}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Insurance until" error={errors.facts?.insurance?.until?.message}>
        <Input type="month" {...register('facts.insurance.until')} />
      </Field>
      <Field
        label="Registration number"
        error={errors.facts?.registrationNumber?.message}
        hint={officeOf(watch('facts.registrationNumber'))}
        className="col-span-2"
      >
        <Input
          {...register('facts.registrationNumber')}
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={20}
          placeholder="MH 12 AB 1234"
        />
      </Field>
      <CityField />
      <Field label="Area" error={errors.facts?.area?.message} className="col-span-2">
        <Input {...register('facts.area')} maxLength={60} autoComplete="off" />
      </Field>
      <Controller
        control={control}
        name="facts.negotiable"
        render={({ field }) => (
          <SwitchField
            label="Negotiable"
            className="col-span-2"
            checked={field.value ?? false}
            onCheckedChange={field.onChange}
          />
        )}
      />
    </>
  );
}
