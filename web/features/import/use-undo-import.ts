import { useMutation } from '@tanstack/react-query';
import { toastFailure } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { undoImportMutation } from './import.queries';
import { useWords } from './words';

/** Deletes what a list brought, and says what stays because it was changed. */
export function useUndoImport(): (importId: string) => void {
  const t = useWords();
  const { mutate } = useMutation(undoImportMutation);
  return (importId) =>
    mutate(importId, {
      onSuccess: ({ deleted, kept }) =>
        toast({
          title:
            kept > 0
              ? t('{deleted} drafts deleted. {kept} that you changed stay.', { deleted, kept })
              : t('{deleted} drafts deleted', { deleted }),
          tone: 'success',
        }),
      onError: (error) => toastFailure(error, t('The list could not be undone. Please try again.')),
    });
}
