import { useQuery } from '@tanstack/react-query';
import type { WantDto, WantedVehicleDto } from '../../../schema/wants/output';
import { Card, CardHeader } from '../../ui/card';
import { useMay } from '../staff/use-may';
import { TellBuyer } from './tell-buyer';
import { nameOf, wantedText } from './wanted';
import { matchingQuery } from './wants.queries';
import { useWords } from './words';

function MatchingBuyer({ want, vehicle }: { want: WantDto; vehicle: WantedVehicleDto }) {
  const t = useWords();
  const buyer = nameOf(want);
  return (
    <li className="flex items-center gap-3 px-card py-2.5">
      <span className="min-w-0 flex-1">
        <span translate="no" className="block truncate font-medium">
          {buyer}
        </span>
        <span translate="no" className="wrap-break-word block text-ink-muted text-xs">
          {wantedText(want)}
        </span>
      </span>
      <TellBuyer want={want} vehicle={vehicle} label={t('WhatsApp to {buyer}', { buyer })} />
    </li>
  );
}

/** "7 buyers asked for one like it", each with a message that is ready; nothing if there are none. */
export function MatchingBuyers({ vehicle }: { vehicle: WantedVehicleDto }) {
  const t = useWords();
  const maySee = useMay()('seeLeads');
  const { data: wants = [] } = useQuery({ ...matchingQuery(vehicle.id, vehicle.price), enabled: maySee });
  if (wants.length === 0) return null;
  const title =
    wants.length === 1
      ? t('1 buyer asked for one like it')
      : t('{count} buyers asked for one like it', { count: wants.length });
  return (
    <Card padded={false}>
      <CardHeader title={title} description={t('Each message opens in WhatsApp, and you send it.')} />
      <ul aria-label={title} className="divide-y divide-line">
        {wants.map((want) => (
          <MatchingBuyer key={want.id} want={want} vehicle={vehicle} />
        ))}
      </ul>
    </Card>
  );
}
