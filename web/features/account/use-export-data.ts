import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ExportFormat } from '../../../schema/account/input';
import { ApiError } from '../../lib/api';
import { saveFile } from '../../lib/download-file';
import { toastFailure } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { exportDataMutation } from './account.queries';
import { useWords } from './words';

interface Asked {
  format: ExportFormat;
  /** The last password was rejected. */
  error: unknown;
}

/** Downloads everything; asks for the password only if the server requires it. */
export function useExportData() {
  const t = useWords();
  const [asks, setAsks] = useState<Asked>();
  const load = useMutation(exportDataMutation);
  const start = (format: ExportFormat, password?: string) =>
    load.mutate(
      { format, password },
      {
        onSuccess: (file) => {
          setAsks(undefined);
          saveFile(file);
          toast({ title: t('Your data has been downloaded'), tone: 'success' });
        },
        onError: (error) => {
          const problem = error instanceof ApiError && error.body.fields?.password;
          if (problem) setAsks({ format, error: password === undefined ? undefined : error });
          else toastFailure(error, t('Your data could not be downloaded. Please try again.'));
        },
      },
    );
  return {
    start,
    asks,
    cancel: () => setAsks(undefined),
    pending: load.isPending ? load.variables.format : undefined,
  };
}
