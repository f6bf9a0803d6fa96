import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/button-class';
import { LoadFailure } from '../../ui/core/load-failure';
import { Dialog } from '../../ui/dialog';
import { Skeleton } from '../../ui/skeleton';
import { useMay } from '../staff/use-may';
import { TripButtons } from './trip-buttons';
import { ownCodesQuery } from './trips.queries';
import { useWords } from './words';

/** What to do with the vehicle whose code was scanned, also without a network. */
export function ScannedDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const t = useWords();
  const may = useMay();
  const { data, error, refetch } = useQuery(ownCodesQuery);
  const found = data?.codes.find((one) => one.code === code);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={found ? <span translate="no">{found.name}</span> : t('What to do')}
      description={found?.plate && <span translate="no">{found.plate}</span>}
      size="sm"
    >
      {!data && !error && <Skeleton className="h-40 rounded-lg" />}
      {!data && error && <LoadFailure title={t('This could not be loaded')} onRetry={refetch} />}
      {data && !found && <p className="text-sm">{t('This code leads to none of your vehicles.')}</p>}
      {found && (
        <div className="flex flex-col gap-4">
          <TripButtons vehicleId={found.vehicleId} name={found.name} listedKms={found.kms ?? null} />
          <div className="flex flex-col gap-2">
            {may('seeStock') && (
              <Link to="/dashboard/listings/$id" params={{ id: found.vehicleId }} className={buttonClass()}>
                {t('Price and status')}
              </Link>
            )}
            {may('print') && (
              <Link to="/dashboard/print" search={{ chosen: found.vehicleId }} className={buttonClass()}>
                {t('Print')}
              </Link>
            )}
            <a href={`/vehicle/${found.vehicleId}`} className={buttonClass()}>
              {t('Open the page')}
            </a>
          </div>
        </div>
      )}
    </Dialog>
  );
}
