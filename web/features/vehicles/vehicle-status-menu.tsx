import { useMutation } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { VEHICLE_STATUSES, type VehicleStatus } from '../../../schema/vehicles/input';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { failureText, toastFailure } from '../../lib/failure';
import { Badge } from '../../ui/badge';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Menu, MenuLabel } from '../../ui/menu';
import { MenuChoice } from '../../ui/menu-item';
import { STATUS_LOOKS } from './vehicle-status';
import { setStatusMutation } from './vehicles.queries';

const FAILED = 'Failed to update status. Please try again.';

/** The status of a listing and the way to change it. Sold is final, so it is asked for twice. */
export function VehicleStatusMenu({ vehicle }: { vehicle: Pick<OwnVehicleDto, 'id' | 'name' | 'status'> }) {
  const { id, name, status } = vehicle;
  const [confirming, setConfirming] = useState(false);
  const change = useMutation(setStatusMutation);
  const isSold = status === 'sold';
  const { label, tone } = STATUS_LOOKS[status];

  const choose = (next: VehicleStatus) => {
    if (next === status) return;
    if (next === 'sold') setConfirming(true);
    else change.mutate({ id, status: next }, { onError: (error) => toastFailure(error, FAILED) });
  };

  const sell = () =>
    change.mutateAsync({ id, status: 'sold' }).catch((error) => {
      throw new Error(failureText(error, FAILED));
    });

  return (
    <>
      <Menu
        align="start"
        trigger={
          <button
            type="button"
            aria-label={`Status of ${name}: ${label}`}
            className="touch-target -ml-1 inline-flex items-center rounded-sm p-1 hover:bg-hover"
          >
            <Badge tone={tone}>
              {label}
              <ChevronDown aria-hidden="true" />
            </Badge>
          </button>
        }
      >
        <MenuLabel>{isSold ? 'Cannot revert from sold' : 'Status'}</MenuLabel>
        <MenuChoice
          value={status}
          onValueChange={choose}
          options={VEHICLE_STATUSES.map((value) => ({
            value,
            label: STATUS_LOOKS[value].label,
            disabled: isSold,
          }))}
        />
      </Menu>
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title="Mark as sold?"
        body={`Buyers can no longer send offers for “${name}”. Sold is final: the listing cannot be made available again.`}
        confirmLabel="Mark as sold"
        pendingLabel="Marking..."
        onConfirm={sell}
      />
    </>
  );
}
