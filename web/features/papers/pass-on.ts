import { saveFile } from '../../lib/download-file';
import { canShareFiles, shareFiles } from '../../lib/share-files';
import { toast } from '../../lib/toast-store';
import { say } from './words';

/** Saves a file that was made here, and offers it to other apps where the device can. */
export function passOn(file: File): void {
  saveFile({ name: file.name, file });
  const isShareable = canShareFiles([file]);
  toast({
    title: say('{name} saved', { name: file.name }),
    tone: 'success',
    ...(isShareable
      ? { action: { label: say('Share'), onSelect: () => void shareFiles([file], file.name) } }
      : {}),
  });
}
