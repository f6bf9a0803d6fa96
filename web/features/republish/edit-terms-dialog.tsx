import { useMutation } from '@tanstack/react-query';
import { CURRENCIES } from '../../../schema/common/currencies';
import { formatMobile } from '../../../schema/common/mobile-text';
import type { RepublishedVehicleDto } from '../../../schema/republish/output';
import { toastFailure } from '../../lib/failure';
import { formatPrice } from '../../lib/format';
import { toast } from '../../lib/toast-store';
import { updateRepublishedMutation } from './republish.queries';
import { TermsForm } from './terms-form';
import { useWords } from './words';

/** Changes the price or number of an active page. */
export function EditTermsDialog({ page, onClose }: { page: RepublishedVehicleDto; onClose: () => void }) {
  const t = useWords();
  const { id, name, customPrice, customCurrency, customMobileNumber, originalPrice } = page;
  const update = useMutation(updateRepublishedMutation);
  return (
    <TermsForm
      title={t('Edit republished vehicle')}
      vehicleName={name}
      currency={customCurrency}
      start={{ customPrice: String(customPrice), customMobileNumber: formatMobile(customMobileNumber) }}
      hint={
        originalPrice === null
          ? undefined
          : t('The owner asks {originalPrice}.', {
              originalPrice: formatPrice(originalPrice, customCurrency, CURRENCIES),
            })
      }
      submitLabel={t('Save Changes')}
      onClose={onClose}
      save={async (terms) => {
        try {
          await update.mutateAsync({ id, ...terms });
        } catch (error) {
          toastFailure(error, t('Failed to update republished vehicle.'));
          throw error;
        }
        toast({ title: t('Changes saved'), description: t('Buyers see them now.'), tone: 'success' });
      }}
    />
  );
}
