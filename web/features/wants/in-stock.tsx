import { useQuery } from '@tanstack/react-query';
import type { WantDto } from '../../../schema/wants/output';
import { formatPrice } from '../../lib/format';
import { VehicleLink } from '../vehicles/vehicle-link';
import { TellBuyer } from './tell-buyer';
import { wantedQuery } from './wants.queries';
import { useWords } from './words';

/** What stands in the yard already and fits what a buyer waits for; nothing if nothing does. */
export function InStock({ want }: { want: WantDto }) {
  const t = useWords();
  const { data: vehicles = [] } = useQuery(wantedQuery(want.id));
  if (vehicles.length === 0) return null;
  return (
    <div className="rounded-md border border-line">
      <p className="px-3 pt-2 text-ink-muted text-xs">{t('You have one like it now')}</p>
      <ul aria-label={t('You have one like it now')} className="divide-y divide-line">
        {vehicles.map((vehicle) => (
          <li key={vehicle.id} className="flex items-center gap-3 px-3 py-2 text-sm">
            <VehicleLink id={vehicle.id} className="min-w-0 flex-1 hover:underline">
              <span translate="no" className="block truncate font-medium">
                {vehicle.name}
              </span>
              <span className="block text-ink-muted text-xs tabular-nums">
                {formatPrice(vehicle.price, vehicle.currency)}
              </span>
            </VehicleLink>
            <TellBuyer
              want={want}
              vehicle={vehicle}
              label={t('WhatsApp about {vehicle}', { vehicle: vehicle.name })}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
