import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  DEFAULT_PERMISSIONS,
  type PermissionId,
  type Permissions,
  SKIPPED_PERMISSIONS,
} from '../../../schema/permissions/input';
import { toastFailure } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { grant } from './ask-browser';
import { savePermissionsMutation } from './permissions.queries';
import { useWords } from './words';

/** What a person is about to allow, and the ways to answer. `stored` is null for a first-time choice. */
export function usePermissionChoice(stored: Permissions | null, onClose: () => void) {
  const t = useWords();
  // Required ones are asked for again here, whatever was stored when the question was skipped.
  const [permissions, setPermissions] = useState({ ...(stored ?? DEFAULT_PERMISSIONS), camera: true });
  const [asking, setAsking] = useState(false);
  const save = useMutation(savePermissionsMutation);
  return {
    permissions,
    pending: asking || save.isPending,
    change: (id: PermissionId, allowed: boolean) => setPermissions({ ...permissions, [id]: allowed }),
    /** Closes without waiting for the response: skipping blocks nothing. */
    skip: () => {
      save.mutate(SKIPPED_PERMISSIONS);
      onClose();
    },
    grantAndSave: async () => {
      setAsking(true);
      const granted = await grant(permissions);
      setAsking(false);
      save.mutate(granted, {
        onSuccess: () => {
          toast({ title: t('Permissions Saved'), tone: 'success' });
          onClose();
        },
        onError: (error) => toastFailure(error, t('Failed to save permissions. Please try again.')),
      });
    },
  };
}
