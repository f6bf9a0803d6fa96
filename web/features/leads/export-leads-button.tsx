import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { LeadFilter } from '../../../schema/leads/input';
import { cx } from '../../lib/class-names';
import { saveFile } from '../../lib/download-file';
import { toastFailure } from '../../lib/failure';
import { Button } from '../../ui/button';
import { exportLeadsMutation } from './leads.queries';
import { useWords } from './words';

/** Downloads the leads with the current filter. */
export function ExportLeadsButton({ filter, className }: { filter: LeadFilter; className: string }) {
  const t = useWords();
  const save = useMutation(exportLeadsMutation);
  const download = () =>
    save.mutate(filter, {
      onSuccess: saveFile,
      onError: (error) => toastFailure(error, t('Failed to export leads. Please try again.')),
    });
  return (
    <Button
      className={cx('md:ml-auto', className)}
      icon={<Download aria-hidden="true" className="size-4" />}
      pending={save.isPending}
      onClick={download}
    >
      {t('Export CSV')}
    </Button>
  );
}
