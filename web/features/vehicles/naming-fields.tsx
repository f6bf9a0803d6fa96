import { Controller, useFormContext } from 'react-hook-form';
import type { VehicleForm } from '../../../schema/vehicles/input';
import { VEHICLE_KINDS } from '../../../schema/vehicles/kinds';
import { Combobox } from '../../ui/combobox';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { KIND_LABELS } from './kind-labels';
import type { VehicleWords } from './use-vehicle-words';
import { useWords } from './words';

const unique = (names: string[]) => [...new Set(names)];

/** Kind, make and model, from which the name is composed; or the name, which contains them. */
export function NamingFields({ words }: { words: VehicleWords }) {
  const t = useWords();
  const { register, control, watch, formState } = useFormContext<VehicleForm>();
  const { errors } = formState;
  const [kind, make] = watch(['kind', 'make']);
  const ofKind = words.makes.filter((each) => !kind || each.kind === kind);
  const ofMake = ofKind.filter(({ name }) => name.toLowerCase() === make?.trim().toLowerCase());
  const choices = {
    make: unique(ofKind.map(({ name }) => name)),
    model: unique(ofMake.flatMap(({ models }) => models.map(({ name }) => name))),
  };
  return (
    <>
      <fieldset className="col-span-2 min-w-0">
        <legend className="mb-1.5 font-medium text-sm">{t('Kind')}</legend>
        <div className="flex flex-wrap gap-1.5">
          {VEHICLE_KINDS.map((each) => (
            <label
              key={each}
              className="touch-target relative inline-flex h-8 cursor-pointer items-center rounded-full border border-line-strong px-3 text-sm has-checked:border-accent has-checked:bg-accent-soft has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                value={each}
                className="sr-only"
                {...register('kind', { onChange: ({ target }) => words.give('kind', target.value) })}
              />
              {t.known(KIND_LABELS[each])}
            </label>
          ))}
        </div>
      </fieldset>
      {(['make', 'model'] as const).map((name) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field }) => (
            <Field label={name === 'make' ? t('Make') : t('Model')} error={errors[name]?.message}>
              <Combobox
                ref={field.ref}
                name={field.name}
                value={field.value ?? ''}
                options={choices[name]}
                listLabel={name === 'make' ? t('Makes') : t('Models')}
                maxLength={60}
                onBlur={field.onBlur}
                onChange={(value) => {
                  field.onChange(value);
                  words.give(name, value);
                }}
              />
            </Field>
          )}
        />
      ))}
      <Field
        label={t('Vehicle Name')}
        error={errors.name?.message}
        hint={t('We fill this in for you. Change it if you like.')}
        required
        className="col-span-2"
      >
        <Input
          {...register('name', {
            onChange: ({ target }) => words.typeName(target.value),
            onBlur: words.leaveName,
          })}
          placeholder={t('2020 Maruti Suzuki Swift VXi')}
          maxLength={120}
        />
      </Field>
    </>
  );
}
