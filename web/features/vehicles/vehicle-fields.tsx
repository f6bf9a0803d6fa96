import { useFormContext } from 'react-hook-form';
import { CURRENCIES } from '../../../schema/common/currencies';
import { FIRST_YEAR, FUEL_TYPES, TRANSMISSIONS, type VehicleForm } from '../../../schema/vehicles/input';
import { describePrice } from '../../lib/amount-words';
import { CurrencyOptions } from '../../ui/currency-options';
import { Field } from '../../ui/field';
import { Input } from '../../ui/input';
import { PrefixedInput } from '../../ui/prefixed-input';
import { Select } from '../../ui/select';
import { Textarea } from '../../ui/textarea';
import { DescriptionField } from './description-field';
import type { SuggestedFact, SuggestedFacts } from './use-suggested-facts';

interface VehicleFieldsProps {
  latestYear: number;
  suggested: SuggestedFacts;
}

/** The fields of a listing, shared by Add and Edit. */
export function VehicleFields({ latestYear, suggested }: VehicleFieldsProps) {
  const { register, watch, formState } = useFormContext<VehicleForm>();
  const { errors, defaultValues } = formState;
  const hintOf = (fact: SuggestedFact) => suggested.open.includes(fact) && 'Our suggestion';
  const currency = CURRENCIES.find(({ code }) => code === watch('currency')) ?? CURRENCIES[0];
  return (
    <div className="grid grid-cols-2 gap-4">
      <Field label="Vehicle Name" error={errors.name?.message} required className="col-span-2">
        <Input
          {...register('name', { onChange: ({ target }) => suggested.followName(target.value, latestYear) })}
          placeholder="2020 Maruti Suzuki Swift VXi"
          maxLength={120}
          data-autofocus
        />
      </Field>
      <Field
        label="Price"
        error={errors.price?.message}
        hint={describePrice(watch('price'), currency.code) ?? 'Like 4,75,000 or 4.75 lakh'}
        required
        className="col-span-2 sm:col-span-1"
      >
        <PrefixedInput prefix={currency.symbol} {...register('price')} placeholder="475000" />
      </Field>
      <Field label="Currency" error={errors.currency?.message} required className="col-span-2 sm:col-span-1">
        <Select {...register('currency')}>
          <CurrencyOptions />
        </Select>
      </Field>
      <Field label="Year" error={errors.year?.message} hint={hintOf('year')} required>
        <Input
          type="number"
          inputMode="numeric"
          min={FIRST_YEAR}
          max={latestYear}
          {...register('year', { valueAsNumber: true, onChange: () => suggested.type('year') })}
        />
      </Field>
      <Field label="KMs Driven" error={errors.kmsDriven?.message} hint={hintOf('kmsDriven')}>
        <PrefixedInput
          prefix="km"
          type="number"
          inputMode="numeric"
          min={0}
          {...register('kmsDriven', {
            setValueAs: (value) => (value === '' ? null : Number(value)),
            onChange: () => suggested.type('kmsDriven'),
          })}
        />
      </Field>
      <Field label="Fuel Type" error={errors.fuelType?.message}>
        <Select {...register('fuelType')}>
          <option value="">Not given</option>
          {FUEL_TYPES.map((fuel) => (
            <option key={fuel}>{fuel}</option>
          ))}
        </Select>
      </Field>
      <Field label="Transmission" error={errors.transmission?.message}>
        <Select {...register('transmission')}>
          <option value="">Not given</option>
          {TRANSMISSIONS.map((kind) => (
            <option key={kind}>{kind}</option>
          ))}
        </Select>
      </Field>
      <DescriptionField unknown={suggested.open} />
      {defaultValues?.specifications !== undefined && (
        <Field
          label="Specifications"
          hint="One line each, such as “Owners: 1”"
          error={errors.specifications?.message}
          className="col-span-2"
        >
          <Textarea rows={4} maxLength={4000} {...register('specifications')} />
        </Field>
      )}
    </div>
  );
}
