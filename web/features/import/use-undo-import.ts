import { mutationOptions, useMutation } from '@tanstack/react-query';
import { toastFailure } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import type { Undone } from './import.queries';
import { draftsText, useWords } from './words';

/** Loaded only then: lists of drafts offer it. */
const undoMutation = mutationOptions({
  mutationFn: async (id: string, { client }) => (await import('./import.queries')).undoImport(client, id),
});

/** Undoes an import, and says what stays because of what happened since. */
export function useUndoImport(): (importId: string) => void {
  const t = useWords();
  const { mutate } = useMutation(undoMutation);
  const said = ({ deleted, restored, kept }: Undone) =>
    [
      restored > 0 && t('Vehicles restored: {restored}.', { restored }),
      deleted > 0 && t('{drafts} deleted.', { drafts: draftsText(deleted) }),
      kept > 0 && t('Left as they are: {kept}.', { kept }),
    ]
      .filter(Boolean)
      .join(' ') || t('There was nothing to undo.');
  return (importId) =>
    mutate(importId, {
      onSuccess: (undone) => toast({ title: said(undone), tone: 'success' }),
      onError: (error) => toastFailure(error, t('The list could not be undone. Please try again.')),
    });
}
