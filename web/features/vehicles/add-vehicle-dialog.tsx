import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DEFAULT_YEAR, type VehicleForm } from '../../../schema/vehicles/input';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { type Photo, photoAt, photoOf } from '../media/photos';
import { saveNumberMutation } from '../profile/profile.queries';
import type { BegunListing } from './draft-sync';
import { PublishNumber } from './publish-number';
import { RepublishField } from './republish-field';
import { type Every, startFacts } from './start-facts';
import { useSaveRc } from './use-save-rc';
import { VehicleFormDialog } from './vehicle-form-dialog';
import { createVehicleMutation } from './vehicles.queries';
import { useWords } from './words';

const EMPTY = {
  values: {
    name: '',
    price: '',
    currency: 'INR',
    year: DEFAULT_YEAR,
    fuelType: '',
    transmission: '',
    kmsDriven: 0,
    description: '',
    showRc: false,
    ...startFacts(),
    mobileNumber: '',
    republishPolicy: 'allow',
  } satisfies Every<Omit<VehicleForm, 'specifications'>>,
  photos: [] satisfies Photo[],
  hasRc: false,
};

/** The form as it was left. */
function startOf(begun: BegunListing | undefined, photos: readonly File[]) {
  if (!begun) return photos.length > 0 ? { ...EMPTY, photos: photos.map(photoOf) } : EMPTY;
  const { facts, ...fields } = begun.fields as Partial<VehicleForm>;
  const values: VehicleForm = { ...EMPTY.values, ...fields, facts: { ...EMPTY.values.facts, ...facts } };
  const shown = begun.photos.map(
    (photo, index): Photo =>
      typeof photo === 'string' ? photoAt(photo, index, facts?.photoKinds) : photoOf(photo),
  );
  return { values, photos: shown, hasRc: false };
}

interface AddVehicleDialogProps {
  /** An unfinished listing to continue. */
  begun: BegunListing | undefined;
  /** Chosen before the dialog opened. */
  photos: readonly File[];
  onClose: () => void;
  onPublished: (vehicle: OwnVehicleDto) => void;
}

/** 'Add New Vehicle': photos, then the RC, then the listing. */
export function AddVehicleDialog({ begun, photos, onClose, onPublished }: AddVehicleDialogProps) {
  const t = useWords();
  const create = useMutation(createVehicleMutation);
  const [start] = useState(() => startOf(begun, photos));
  const saveRc = useSaveRc();
  const saveNumber = useMutation(saveNumberMutation);
  return (
    <VehicleFormDialog
      title={t('Add New Vehicle')}
      description={t('Create a new vehicle listing with images and details')}
      submitLabel={t('Create Listing')}
      pendingLabel={t('Uploading & Creating...')}
      failure={t('Failed to create vehicle listing. Please try again.')}
      start={start}
      begun={begun}
      choices={{ number: <PublishNumber />, republishing: <RepublishField /> }}
      onClose={onClose}
      save={async ({ mobileNumber, ...values }, { rcLost, ...files }, rc, draftId) => {
        if (mobileNumber) await saveNumber.mutateAsync({ mobileNumber });
        const vehicle = await create.mutateAsync({ ...values, ...files, draftId });
        // Its retry is a toast, which a dialog would cover.
        if (rcLost && rc) return saveRc.offerRetry(t('Vehicle Created!'), vehicle.id, rc);
        onPublished(vehicle);
      }}
    />
  );
}
