import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { LeadDto } from '../../../schema/leads/output';
import { failureText } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { updateLeadMutation } from './leads.queries';
import { useWords } from './words';

/** The text as the server stores it. */
const kept = (text: string) => text.normalize('NFC').trim();

/** The notes of a lead while they are written: a draft that ends only when it is saved or discarded. */
export function useLeadNotes(lead: Pick<LeadDto, 'id' | 'notes'> | undefined) {
  const t = useWords();
  const [draft, setDraft] = useState<string>();
  const saving = useMutation(updateLeadMutation);
  const stored = lead?.notes ?? '';
  const isDirty = draft !== undefined && kept(draft) !== stored;

  const save = () => {
    if (!lead || !isDirty) return;
    saving.mutate(
      { id: lead.id, notes: draft || null },
      {
        onSuccess: () => {
          // Text typed in the meantime is a new draft.
          setDraft((now) => (now === draft ? undefined : now));
          toast({ title: t('Notes saved'), tone: 'success' });
        },
      },
    );
  };

  return {
    text: draft ?? stored,
    setText: setDraft,
    isDirty,
    save,
    isSaving: saving.isPending,
    hint: saving.isPending ? t('Saving...') : isDirty ? t('Not saved yet') : t('Buyers never see them'),
    failure:
      saving.isError && isDirty
        ? t('Not saved: {error}', {
            error: failureText(saving.error, 'check your connection and try again.'),
          })
        : undefined,
  };
}
