import { useMutation } from '@tanstack/react-query';
import { isUnauthorized } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { uploadRc } from '../media/upload.queries';
import { updateVehicleMutation } from './vehicles.queries';
import { useWords } from './words';

/** Saves an RC that failed to upload with its listing, whenever the seller retries. */
export function useSaveRc() {
  const t = useWords();
  const update = useMutation(updateVehicleMutation);
  // Options rather than callbacks of `mutate`, because the dialog that started this is closed by the time it
  // ends.
  const retry = useMutation({
    mutationFn: async ({ id, rc }: { id: string; rc: File }) =>
      update.mutateAsync({ id, rcImageUrl: await uploadRc(rc) }),
    onSuccess: () => toast({ title: t('RC saved'), tone: 'success' }),
    onError: (error, { id, rc }) => {
      if (!isUnauthorized(error)) offerRetry(t('RC not saved'), id, rc);
    },
  });
  function offerRetry(title: string, id: string, rc: File) {
    toast({
      title,
      description: t('The registration certificate was not saved. The listing is online without it.'),
      tone: 'error',
      duration: 15_000,
      action: { label: t('Retry'), onSelect: () => retry.mutate({ id, rc }) },
    });
  }
  return { offerRetry };
}
