import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { formatNumber } from '../../lib/format';
import { Button } from '../../ui/button';
import { Field } from '../../ui/core/field';
import { Select } from '../../ui/core/select';
import { type ListForm, MISSING_ACTIONS, type MissingAction } from './import-form';
import { useWords } from './words';

const AT_FIRST = 20;

/** Vehicles for sale that the list does not have. They stay as they are unless the seller says otherwise. */
export function MissingVehicles({ vehicles }: { vehicles: readonly OwnVehicleDto[] }) {
  const t = useWords();
  const { register, setValue } = useFormContext<ListForm>();
  const [shown, setShown] = useState(AT_FIRST);
  const words: Record<MissingAction, string> = {
    keep: t('Keep'),
    sold: t('Mark as sold'),
    hide: t('Hide from the profile'),
  };
  const options = MISSING_ACTIONS.map((action) => (
    <option key={action} value={action}>
      {words[action]}
    </option>
  ));
  return (
    <section aria-labelledby="missing-vehicles" className="flex flex-col gap-3 border-line border-t pt-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h3 id="missing-vehicles" className="font-medium">
            {t('Not in this list: {count}', { count: formatNumber(vehicles.length) })}
          </h3>
          <p className="text-ink-muted text-sm">{t('Vehicles of yours that are for sale.')}</p>
        </div>
        <Field label={t('All of them')} className="w-52">
          <Select
            onChange={({ target }) => {
              for (const { id } of vehicles) setValue(`missing.${id}`, target.value as MissingAction);
            }}
          >
            {options}
          </Select>
        </Field>
      </div>
      <ul className="divide-y divide-line">
        {vehicles.slice(0, shown).map(({ id, name, registrationNumber }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
            <span translate="no" className="wrap-anywhere min-w-0 flex-1 basis-44">
              {[name, registrationNumber].filter(Boolean).join(', ')}
            </span>
            <Field label={t('What to do with {name}', { name })} hideLabel className="w-52">
              <Select {...register(`missing.${id}`)}>{options}</Select>
            </Field>
          </li>
        ))}
      </ul>
      {vehicles.length > shown && (
        <Button size="sm" className="self-start" onClick={() => setShown(shown + 100)}>
          {t('Show more')}
        </Button>
      )}
    </section>
  );
}
