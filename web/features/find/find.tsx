import { useState } from 'react';
import type { WorkspaceTab } from '../../../schema/common/tab-paths';
import { lazyDialog } from '../../ui/lazy-dialog';
import { useAddVehicle } from '../vehicles/add-vehicle';
import { FindDialog } from './find-dialog';
import type { Chosen, Task } from './places';

const WriteLeadDialog = lazyDialog(async () => (await import('../leads/write-lead-dialog')).WriteLeadDialog);
const ImportDialog = lazyDialog(async () => (await import('../import/import-dialog')).ImportDialog);
const ContactDialog = lazyDialog(async () => (await import('../contacts/contact-dialog')).ContactDialog);
const AddPhotosDialog = lazyDialog(async () => (await import('../staff/yard-dialogs')).AddPhotosDialog);

/** The search, and after it what was chosen, if that is a dialog. */
export function Find({ tabs, onClose }: { tabs: readonly WorkspaceTab[]; onClose: () => void }) {
  const addVehicle = useAddVehicle();
  const [chosen, setChosen] = useState<Chosen>();
  const begin = (task: Task) => {
    if (task !== 'vehicle') return setChosen({ task });
    onClose();
    addVehicle();
  };
  if (!chosen) return <FindDialog tabs={tabs} onTask={begin} onChoose={setChosen} onClose={onClose} />;
  if ('contact' in chosen) return <ContactDialog contact={chosen.contact} onClose={onClose} />;
  if ('photosOf' in chosen) return <AddPhotosDialog vehicle={chosen.photosOf} onClose={onClose} />;
  return chosen.task === 'buyer' ? <WriteLeadDialog onClose={onClose} /> : <ImportDialog onClose={onClose} />;
}
