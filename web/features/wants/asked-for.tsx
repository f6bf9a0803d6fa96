import { useQuery } from '@tanstack/react-query';
import { useMay } from '../staff/use-may';
import { VehicleLink } from '../vehicles/vehicle-link';
import { matchingQuery } from './wants.queries';
import { useWords } from './words';

/** After publishing: how many buyers asked for one like it, with a link to write to them. */
export function AskedFor({ id, price, onLeave }: { id: string; price: number; onLeave: () => void }) {
  const t = useWords();
  const maySee = useMay()('seeLeads');
  const { data: wants = [] } = useQuery({ ...matchingQuery(id, price), enabled: maySee });
  const count = wants.length;
  return (
    <p role="status" className="min-h-5 text-sm">
      {count > 0 && (
        <>
          {count === 1
            ? t('1 buyer asked for one like it')
            : t('{count} buyers asked for one like it', { count })}{' '}
          <VehicleLink id={id} onClick={onLeave} className="font-medium text-accent underline">
            {t('See who')}
          </VehicleLink>
        </>
      )}
    </p>
  );
}
