import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../ui/form-dialog';
import { draftsQuery } from '../drafts/drafts.queries';
import { useMay } from '../staff/use-may';
import { PhotoFolders } from '../walk/photo-folders';
import type { ImportJob } from './import-job';
import { RunImport } from './run-import';
import { readStock } from './stock.queries';
import { useCheckList } from './use-check-list';
import { useChooseList } from './use-choose-list';

/** Makes drafts and changes of a list that the seller has already: a message, cells copied from a sheet, or a file. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const mayChange = useMay()('changeVehicles');
  const { data: drafts = [] } = useQuery(draftsQuery);
  const [job, setJob] = useState<ImportJob>();
  const check = useCheckList(setJob);
  const [hasFolders, setHasFolders] = useState(false);
  const choose = useChooseList(
    // As they are now, since each change says what it was compared with.
    async (sheets) => check.open(sheets, { vehicles: await readStock(client), drafts, mayChange }),
    () => setHasFolders(true),
  );
  if (hasFolders) return <PhotoFolders onClose={onClose} />;
  if (job) return <RunImport job={job} onClose={onClose} />;
  // One dialog for both steps: a new one would move the focus through a long list, which freezes a cheap phone.
  return <FormDialog {...(check.step ?? choose)} onClose={onClose} />;
}
