import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { toastFailure } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { Field } from '../../ui/core/field';
import { Select } from '../../ui/core/select';
import { setVisibilitiesMutation } from '../vehicles/vehicles.queries';
import { choose, leave, NO_CHOICE, type PendingChoice } from './pending-choice';
import { useWords } from './words';

interface PickerProps {
  label: string;
  placeholder: string;
  /** What can still be selected for this list. */
  options: readonly OwnVehicleDto[];
  picked: readonly OwnVehicleDto[];
  onPick: (id: string) => void;
  onLeave: (id: string) => void;
}

function Picker({ label, placeholder, options, picked, onPick, onLeave }: PickerProps) {
  const t = useWords();
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Field label={label}>
        <Select value="" disabled={options.length === 0} onChange={({ target }) => onPick(target.value)}>
          <option value="">{placeholder}</option>
          {options.map(({ id, name, year }) => (
            <option key={id} value={id}>
              {name.includes(String(year)) ? name : `${name} (${year})`}
            </option>
          ))}
        </Select>
      </Field>
      {picked.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {picked.map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                aria-label={t('Leave {name} as it is', { name })}
                onClick={() => onLeave(id)}
                className="touch-target inline-flex max-w-full items-center gap-1 rounded-full border border-line bg-sunken py-1 pr-2 pl-3 text-sm hover:bg-hover"
              >
                <span className="truncate">{name}</span>
                <X aria-hidden="true" className="size-3.5 shrink-0" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** 'Manage Your Profile': vehicles to add and to remove, pending until saved. */
export function ChooseVehicles({ vehicles }: { vehicles: readonly OwnVehicleDto[] }) {
  const t = useWords();
  const [pending, setPending] = useState<PendingChoice>(NO_CHOICE);
  const save = useMutation(setVisibilitiesMutation);
  const picker = (list: keyof PendingChoice) => {
    const shownAs = list === 'add';
    const mayPick = ({ id, showInProfile }: OwnVehicleDto) => {
      if (pending[list].includes(id)) return false;
      return showInProfile !== shownAs || pending[shownAs ? 'remove' : 'add'].includes(id);
    };
    return {
      options: vehicles.filter(mayPick),
      picked: vehicles.filter(({ id }) => pending[list].includes(id)),
      onPick: (id: string) => id && setPending(choose(pending, list, id)),
      onLeave: (id: string) => setPending(leave(pending, id)),
    };
  };

  const submit = () => {
    const wanted = [
      ...pending.add.map((id) => ({ id, showInProfile: true })),
      ...pending.remove.map((id) => ({ id, showInProfile: false })),
    ];
    // Selected for one list and then for the other, it is unchanged.
    const changes = wanted.filter(({ id, showInProfile }) =>
      vehicles.some((vehicle) => vehicle.id === id && vehicle.showInProfile !== showInProfile),
    );
    save.mutate(changes, {
      onSuccess: () => {
        setPending(NO_CHOICE);
        toast({ title: t('Profile updated successfully!'), tone: 'success' });
      },
      onError: (error) => toastFailure(error, t('Failed to update profile')),
    });
  };

  const count = pending.add.length + pending.remove.length;
  return (
    <Card padded={false}>
      <CardHeader
        title={t('Manage Your Profile')}
        description={
          count === 0 ? t('Choose what buyers see on your page') : t('{count} not saved yet', { count })
        }
        actions={
          count > 0 && (
            <>
              <Button size="sm" variant="ghost" onClick={() => setPending(NO_CHOICE)}>
                {t('Discard')}
              </Button>
              <Button size="sm" variant="primary" pending={save.isPending} onClick={submit}>
                {t('Save Changes')}
              </Button>
            </>
          )
        }
      />
      <div className="grid gap-4 p-card sm:grid-cols-2">
        <Picker label={t('Add vehicles')} placeholder={t('Select a vehicle to add')} {...picker('add')} />
        <Picker
          label={t('Remove vehicles')}
          placeholder={t('Select a vehicle to remove')}
          {...picker('remove')}
        />
      </div>
    </Card>
  );
}
