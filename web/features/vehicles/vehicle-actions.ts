import { useMutation } from '@tanstack/react-query';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { ApiError } from '../../lib/api';
import { toastFailure } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { toastLimitReached } from './toast-limit-reached';
import { relistVehicleMutation, setVisibilityMutation } from './vehicles.queries';
import { useWords } from './words';

/** Shows the listing on the seller's profile, or hides it there. */
export function useVisibility({ id }: Pick<OwnVehicleDto, 'id'>) {
  const t = useWords();
  const visibility = useMutation(setVisibilityMutation);
  return (showInProfile: boolean) =>
    visibility.mutate(
      { id, showInProfile },
      { onError: (error) => toastFailure(error, t('Failed to update visibility')) },
    );
}

/** Lists a sold vehicle again, as a new listing. */
export function useRelist({ id, name }: Pick<OwnVehicleDto, 'id' | 'name'>) {
  const t = useWords();
  const relist = useMutation(relistVehicleMutation);
  return () =>
    relist.mutate(id, {
      onSuccess: () =>
        toast({
          title: t('Listed again'),
          description: t('“{name}” is a new listing. Its printed QR code leads there now.', { name }),
          tone: 'success',
        }),
      onError: (error) => {
        if (error instanceof ApiError && error.status === 403) toastLimitReached();
        else toastFailure(error, t('Failed to list the vehicle again. Please try again.'));
      },
    });
}
