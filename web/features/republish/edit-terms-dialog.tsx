import { useMutation } from '@tanstack/react-query';
import { CURRENCIES } from '../../../schema/common/currencies';
import { formatMobile } from '../../../schema/common/mobile-text';
import type { RepublishedVehicleDto } from '../../../schema/republish/output';
import { toastFailure } from '../../lib/failure';
import { formatPrice } from '../../lib/format';
import { toast } from '../../lib/toast-store';
import { updateRepublishedMutation } from './republish.queries';
import { TermsForm } from './terms-form';

/** Changes the price or number of an active page. */
export function EditTermsDialog({ page, onClose }: { page: RepublishedVehicleDto; onClose: () => void }) {
  const { id, name, customPrice, customCurrency, customMobileNumber, originalPrice } = page;
  const update = useMutation(updateRepublishedMutation);
  return (
    <TermsForm
      title="Edit republished vehicle"
      vehicleName={name}
      currency={customCurrency}
      start={{ customPrice: String(customPrice), customMobileNumber: formatMobile(customMobileNumber) }}
      hint={
        originalPrice === null
          ? undefined
          : `The owner asks ${formatPrice(originalPrice, customCurrency, CURRENCIES)}.`
      }
      submitLabel="Save Changes"
      onClose={onClose}
      save={async (terms) => {
        try {
          await update.mutateAsync({ id, ...terms });
        } catch (error) {
          toastFailure(error, 'Failed to update republished vehicle.');
          throw error;
        }
        toast({ title: 'Changes saved', description: 'Buyers see them now.', tone: 'success' });
      }}
    />
  );
}
