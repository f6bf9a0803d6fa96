import { useQueryClient } from '@tanstack/react-query';
import type { VehicleDto } from '../../../schema/vehicles/output';
import { downloadFile } from '../../lib/download-file';
import { isUnauthorized } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { rcFileQuery } from './rc.queries';
import { rcFileName } from './rc-file';
import { useWords } from './words';

/** Saves a certificate under the specified file name. */
export function useDownloadRc() {
  const t = useWords();
  const client = useQueryClient();
  return async (vehicle: Pick<VehicleDto, 'id' | 'name' | 'rcImageUrl'>) => {
    try {
      const file = await client.fetchQuery(rcFileQuery(vehicle.rcImageUrl ?? ''));
      const url = URL.createObjectURL(file);
      downloadFile(url, rcFileName(vehicle, file.type));
      // The download reads the address after this task.
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    } catch (error) {
      if (isUnauthorized(error)) return;
      toast({
        title: t('Download Failed'),
        description: t('Could not download the registration certificate'),
        tone: 'error',
      });
    }
  };
}
