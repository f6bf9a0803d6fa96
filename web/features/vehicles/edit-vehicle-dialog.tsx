import { useState } from 'react';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { EditVehicleForm } from './edit-vehicle-form';
import { VehicleDetailsDialog } from './vehicle-details-dialog';

interface EditVehicleDialogProps {
  vehicle: OwnVehicleDto;
  onClose: () => void;
}

/** 'Edit Vehicle Listing': the current details first, then the form. */
export function EditVehicleDialog({ vehicle, onClose }: EditVehicleDialogProps) {
  const [editing, setEditing] = useState(false);
  return editing ? (
    <EditVehicleForm vehicle={vehicle} onClose={onClose} />
  ) : (
    <VehicleDetailsDialog vehicle={vehicle} onClose={onClose} onEdit={() => setEditing(true)} />
  );
}
