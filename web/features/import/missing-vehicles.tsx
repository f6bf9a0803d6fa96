import { useState } from 'react';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { formatNumber } from '../../lib/format';
import { Button } from '../../ui/button';
import { Field } from '../../ui/core/field';
import { Select } from '../../ui/core/select';
import { MISSING_ACTIONS, type MissingAction } from './import-form';
import { useListForm, useListStore } from './list-store';
import { useWords } from './words';

const AT_FIRST = 20;
const isAction = (value: string): value is MissingAction =>
  MISSING_ACTIONS.some((action) => action === value);

/** Vehicles for sale that the list does not have, folded: they stay as they are unless the seller says otherwise. */
export function MissingVehicles({ vehicles }: { vehicles: readonly OwnVehicleDto[] }) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="border-line border-t pt-3"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="cursor-pointer py-1">
        <span className="font-medium">
          {t('Not in this list: {count}', { count: formatNumber(vehicles.length) })}
        </span>
        <span className="block text-ink-muted text-sm">
          {t('Vehicles of yours that are for sale. They stay as they are, unless you choose otherwise.')}
        </span>
      </summary>
      {isOpen && <Choices vehicles={vehicles} />}
    </details>
  );
}

function Choices({ vehicles }: { vehicles: readonly OwnVehicleDto[] }) {
  const t = useWords();
  const store = useListStore();
  const { missing } = useListForm();
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
  const set = (ids: readonly string[], action: string) => isAction(action) && store.setMissing(ids, action);
  return (
    <div className="flex flex-col gap-3 pt-2">
      <Field label={t('All of them')} className="w-52">
        <Select
          onChange={({ target }) =>
            set(
              vehicles.map(({ id }) => id),
              target.value,
            )
          }
        >
          {options}
        </Select>
      </Field>
      <ul className="divide-y divide-line">
        {vehicles.slice(0, shown).map(({ id, name, registrationNumber }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
            <span translate="no" className="wrap-anywhere min-w-0 flex-1 basis-44">
              {[name, registrationNumber].filter(Boolean).join(', ')}
            </span>
            <Field label={t('What to do with {name}', { name })} hideLabel className="w-52">
              <Select value={missing[id] ?? 'keep'} onChange={({ target }) => set([id], target.value)}>
                {options}
              </Select>
            </Field>
          </li>
        ))}
      </ul>
      {vehicles.length > shown && (
        <Button size="sm" className="self-start" onClick={() => setShown(shown + 100)}>
          {t('Show more')}
        </Button>
      )}
    </div>
  );
}
