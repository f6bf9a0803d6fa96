import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { VehicleForm } from '../../../schema/vehicles/input';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { toast } from '../../lib/toast-store';
import { photoAt } from '../media/photos';
import { parseSpecifications, specificationsText } from './specifications-text';
import { type Every, startFacts } from './start-facts';
import { useSaveRc } from './use-save-rc';
import { VehicleFormDialog } from './vehicle-form-dialog';
import { updateVehicleMutation } from './vehicles.queries';
import { useWords } from './words';

const startOf = (vehicle: OwnVehicleDto) => ({
  values: {
    name: vehicle.name,
    price: String(vehicle.price),
    currency: vehicle.currency,
    year: vehicle.year,
    fuelType: vehicle.fuelType ?? '',
    transmission: vehicle.transmission ?? '',
    kmsDriven: vehicle.kmsDriven,
    description: vehicle.description ?? '',
    specifications: specificationsText(vehicle.specifications),
    ...startFacts(vehicle),
    showRc: vehicle.showRc,
  } satisfies Every<Omit<VehicleForm, 'republishPolicy' | 'mobileNumber'>>,
  photos: vehicle.images.map((url, index) => photoAt(url, index, vehicle.facts.photoKinds)),
  hasRc: vehicle.hasRc,
});

/** Every field and the order of the photos can be changed. */
export function EditVehicleForm({ vehicle, onClose }: { vehicle: OwnVehicleDto; onClose: () => void }) {
  const t = useWords();
  const update = useMutation(updateVehicleMutation);
  const saveRc = useSaveRc();
  const [start] = useState(() => startOf(vehicle));
  return (
    <VehicleFormDialog
      title={t('Edit Vehicle Listing')}
      description={vehicle.name}
      submitLabel={t('Save Changes')}
      pendingLabel={t('Saving...')}
      failure={t('Failed to update vehicle. Please try again.')}
      start={start}
      onClose={onClose}
      save={async (values, { rcLost, ...files }, rc) => {
        const specifications = parseSpecifications(values.specifications ?? '');
        await update.mutateAsync({ id: vehicle.id, ...values, ...files, specifications });
        if (rcLost && rc) return saveRc.offerRetry(t('Changes saved'), vehicle.id, rc);
        toast({ title: t('Changes saved'), description: t('Buyers see them now.'), tone: 'success' });
      }}
    />
  );
}
