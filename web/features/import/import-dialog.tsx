import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { draftsQuery } from '../drafts/drafts.queries';
import { useMay } from '../staff/use-may';
import { CheckList } from './check-list';
import { ChooseList } from './choose-list';
import type { ImportJob } from './import-job';
import type { SheetList } from './read-file';
import { RunImport } from './run-import';
import { readStock } from './stock.queries';

interface Opened {
  sheets: SheetList[];
  vehicles: OwnVehicleDto[];
}

/** Makes drafts and changes of a list that the seller has already: a message, cells copied from a sheet, or a file. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const mayChange = useMay()('changeVehicles');
  const { data: drafts = [] } = useQuery(draftsQuery);
  const [opened, setOpened] = useState<Opened>();
  const [job, setJob] = useState<ImportJob>();
  // As they are now, since each change says what it was compared with.
  const open = async (sheets: SheetList[]) => setOpened({ sheets, vehicles: await readStock(client) });
  if (job) return <RunImport job={job} onClose={onClose} />;
  if (!opened) return <ChooseList onRead={open} onClose={onClose} />;
  return <CheckList {...opened} drafts={drafts} mayChange={mayChange} onClose={onClose} onStart={setJob} />;
}
