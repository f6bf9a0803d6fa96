import { useMutation } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { VehicleStatus } from '../../../schema/vehicles/input';
import { VEHICLE_STATUSES } from '../../../schema/vehicles/lists';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { toastFailure } from '../../lib/failure';
import { Badge } from '../../ui/badge';
import { lazyDialog } from '../../ui/lazy-dialog';
import { Menu, MenuLabel } from '../../ui/menu';
import { MenuChoice } from '../../ui/menu-item';
import { STATUS_LOOKS } from './vehicle-status';
import { setStatusMutation } from './vehicles.queries';
import { useWords } from './words';

const MarkSoldDialog = lazyDialog(async () => (await import('./mark-sold-dialog')).MarkSoldDialog);

const FAILED = 'Failed to update status. Please try again.';

type StatusMenuProps = { vehicle: Pick<OwnVehicleDto, 'id' | 'name' | 'status' | 'currency'> };

/** A listing's status and its menu. A sale asks for the price. */
export function VehicleStatusMenu({ vehicle }: StatusMenuProps) {
  const t = useWords();
  const { id, name, status } = vehicle;
  const [confirming, setConfirming] = useState(false);
  const change = useMutation(setStatusMutation);
  const isSold = status === 'sold';
  const { tone } = STATUS_LOOKS[status];
  const label = t(STATUS_LOOKS[status].label);

  const choose = (next: VehicleStatus) => {
    if (next === status) return;
    if (next === 'sold') setConfirming(true);
    else change.mutate({ id, status: next }, { onError: (error) => toastFailure(error, t(FAILED)) });
  };

  return (
    <>
      <Menu
        align="start"
        trigger={
          <button
            type="button"
            aria-label={t('Status of {name}: {label}', { name, label })}
            className="touch-target -ml-1 inline-flex items-center rounded-sm p-1 hover:bg-hover"
          >
            <Badge tone={tone}>
              {label}
              <ChevronDown aria-hidden="true" />
            </Badge>
          </button>
        }
      >
        <MenuLabel>{isSold ? t('Cannot revert from sold') : t('Status')}</MenuLabel>
        <MenuChoice
          value={status}
          onValueChange={choose}
          options={VEHICLE_STATUSES.map((value) => ({
            value,
            label: t(STATUS_LOOKS[value].label),
            disabled: isSold,
          }))}
        />
      </Menu>
      {confirming && <MarkSoldDialog vehicle={vehicle} onClose={() => setConfirming(false)} />}
    </>
  );
}
