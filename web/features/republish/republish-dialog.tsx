import { useMutation, useQuery } from '@tanstack/react-query';
import { CURRENCIES } from '../../../schema/common/currencies';
import { REPUBLISH_MESSAGES } from '../../../schema/republish/input';
import type { ListingDto } from '../../../schema/vehicles/output';
import { ApiError } from '../../lib/api';
import { isUnauthorized } from '../../lib/failure';
import { formatPrice } from '../../lib/format';
import { toast } from '../../ui/toast-store';
import { currentUserQuery, loginUrl } from '../auth/auth.queries';
import { republishMutation } from './republish.queries';
import { TermsForm } from './terms-form';

/** Spec 2, section 8. */
const REDIRECT_DELAY_MS = 2000;

function tellFailure(error: unknown, vehicleId: string) {
  if (isUnauthorized(error)) {
    window.location.assign(loginUrl({ returnUrl: `/vehicle/${vehicleId}` }));
    return;
  }
  if (error instanceof ApiError && error.status === 403 && /limit/i.test(error.message)) {
    toast({
      title: REPUBLISH_MESSAGES.limitTitle,
      description: REPUBLISH_MESSAGES.limit,
      tone: 'error',
    });
    setTimeout(() => window.location.assign('/subscription'), REDIRECT_DELAY_MS);
    return;
  }
  toast({ title: REPUBLISH_MESSAGES.failed, tone: 'error' });
}

interface RepublishDialogProps {
  listing: Pick<ListingDto, 'id' | 'name' | 'price' | 'currency'>;
  onClose: () => void;
}

/** Puts another seller's vehicle on a page of one's own (spec 2, section 4). */
export function RepublishDialog({ listing, onClose }: RepublishDialogProps) {
  const { id, name, price, currency } = listing;
  const { data: user } = useQuery(currentUserQuery);
  const republish = useMutation(republishMutation);
  return (
    <TermsForm
      title="Republish Vehicle"
      vehicleName={name}
      currency={currency}
      start={{ customPrice: String(price), customMobileNumber: user?.mobileNumber ?? '' }}
      hint={`The owner asks ${formatPrice(price, currency, CURRENCIES)}.`}
      submitLabel="Republish"
      onClose={onClose}
      save={async (terms) => {
        try {
          await republish.mutateAsync({ originalVehicleId: id, ...terms });
        } catch (error) {
          tellFailure(error, id);
          throw error;
        }
        toast({ title: REPUBLISH_MESSAGES.done, tone: 'success' });
      }}
    />
  );
}
