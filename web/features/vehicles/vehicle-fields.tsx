import type { FocusEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { readCount } from '../../../schema/common/digits';
import {
  FUEL_TYPES,
  TRANSMISSIONS,
  type VehicleForm,
  type VehicleFormOutput,
} from '../../../schema/vehicles/input';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { Select } from '../../ui/core/select';
import { Textarea } from '../../ui/textarea';
import { AdvertField } from './advert-field';
import { DescriptionField } from './description-field';
import { KmsInput } from './kms-input';
import { MoreFields } from './more-fields';
import { NamingFields } from './naming-fields';
import { PaperFields } from './paper-fields';
import { PriceField } from './price-field';
import type { SuggestedFact, SuggestedFacts } from './use-suggested-facts';
import { useVehicleWords } from './use-vehicle-words';
import { useWords } from './words';

interface VehicleFieldsProps {
  latestYear: number;
  suggested: SuggestedFacts;
  /** Whether it is not published yet. */
  isNew: boolean;
}

/** The fields of a listing, shared by Add and Edit. */
export function VehicleFields({ latestYear, suggested, isNew }: VehicleFieldsProps) {
  const t = useWords();
  const form = useFormContext<VehicleForm, unknown, VehicleFormOutput>();
  const { register, formState } = form;
  const { errors, defaultValues } = formState;
  const hintOf = (fact: SuggestedFact) => suggested.open.includes(fact) && t('Please check');
  const lookOf = (fact: SuggestedFact) => (suggested.open.includes(fact) ? 'text-ink-muted italic' : '');
  // Selects a suggestion, so that the first key replaces it.
  const selectOf = (fact: SuggestedFact) => (event: FocusEvent<HTMLInputElement>) =>
    suggested.open.includes(fact) && event.target.select();
  const words = useVehicleWords(form, suggested, latestYear);
  return (
    <div className="grid grid-cols-2 gap-4">
      {isNew && <AdvertField words={words} suggested={suggested} latestYear={latestYear} />}
      <NamingFields words={words} />
      <PriceField />
      <Field label={t('Year')} error={errors.year?.message} hint={hintOf('year')} required>
        <Input
          inputMode="numeric"
          className={lookOf('year')}
          onFocus={selectOf('year')}
          {...register('year', {
            setValueAs: readCount,
            onChange: ({ target }) => {
              suggested.type('year');
              words.give('year', target.value);
            },
          })}
        />
      </Field>
      <Field label={t('KMs Driven')} error={errors.kmsDriven?.message} hint={hintOf('kmsDriven')}>
        <KmsInput
          className={lookOf('kmsDriven')}
          onFocus={selectOf('kmsDriven')}
          onType={() => suggested.type('kmsDriven')}
        />
      </Field>
      <Field label={t('Fuel Type')} error={errors.fuelType?.message}>
        <Select {...register('fuelType', { onChange: ({ target }) => words.give('fuelType', target.value) })}>
          <option value="">{t('Not given')}</option>
          {FUEL_TYPES.map((fuel) => (
            <option key={fuel} value={fuel}>
              {t.known(fuel)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('Transmission')} error={errors.transmission?.message}>
        <Select {...register('transmission')}>
          <option value="">{t('Not given')}</option>
          {TRANSMISSIONS.map((kind) => (
            <option key={kind} value={kind}>
              {t.known(kind)}
            </option>
          ))}
        </Select>
      </Field>
      <PaperFields words={words} />
      <MoreFields words={words} />
      <DescriptionField unknown={suggested.open} />
      {defaultValues?.specifications !== undefined && (
        <Field
          label={t('Specifications')}
          hint={t('One line each, such as “Owners: 1”')}
          error={errors.specifications?.message}
          className="col-span-2"
        >
          <Textarea rows={4} maxLength={4000} {...register('specifications')} />
        </Field>
      )}
    </div>
  );
}
