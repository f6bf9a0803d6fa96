import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { VehicleDto } from '../../../schema/vehicles/output';
import { Button } from '../../ui/button';
import { ErrorState } from '../../ui/core/error-state';
import { Dialog } from '../../ui/dialog';
import { Skeleton } from '../../ui/skeleton';
import { rcFileQuery } from './rc.queries';
import { useDownloadRc } from './use-download-rc';
import { useWords } from './words';

interface RcViewerDialogProps {
  vehicle: Pick<VehicleDto, 'id' | 'name' | 'rcImageUrl' | 'showRc'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** 'Registration Certificate': the file as its owner sees it, picture or PDF. */
export function RcViewerDialog({ vehicle, open, onOpenChange }: RcViewerDialogProps) {
  const t = useWords();
  const download = useDownloadRc();
  return (
    <Dialog
      size="lg"
      open={open}
      onOpenChange={onOpenChange}
      title={t('Registration Certificate')}
      description={
        vehicle.showRc ? t('Shown on the public page.') : t('Private: others need your permission.')
      }
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('Close')}</Button>
          <Button
            variant="primary"
            icon={<Download aria-hidden="true" className="size-4" />}
            onClick={() => download(vehicle)}
          >
            {t('Download RC')}
          </Button>
        </>
      }
    >
      <RcFile vehicle={vehicle} />
    </Dialog>
  );
}

function RcFile({ vehicle }: Pick<RcViewerDialogProps, 'vehicle'>) {
  const t = useWords();
  const { data, error, refetch } = useQuery(rcFileQuery(vehicle.rcImageUrl ?? ''));
  const url = useObjectUrl(data);
  if (error) {
    return <ErrorState title={t('Failed to load the certificate')} onRetry={refetch} />;
  }
  if (!url) return <Skeleton className="h-[60vh] w-full" />;
  const label = t('Registration certificate of {name}', { name: vehicle.name });
  return data?.type === 'application/pdf' ? (
    <iframe src={url} title={label} className="h-[60vh] w-full rounded-md border border-line bg-sunken" />
  ) : (
    <img src={url} alt={label} className="mx-auto max-h-[60vh] rounded-md object-contain" />
  );
}

function useObjectUrl(file: Blob | undefined) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
