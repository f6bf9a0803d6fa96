import { Link } from '@tanstack/react-router';
import { Inbox } from 'lucide-react';
import { LEAD_STATUS_WORDS } from '../../../schema/leads/words';
import type { DeskVehicleDto } from '../../../schema/vehicles/desk.output';
import { formatNumber } from '../../lib/format';
import { Badge } from '../../ui/badge';
import { buttonClass } from '../../ui/button-class';
import { Card, CardHeader } from '../../ui/card';
import { EmptyState } from '../../ui/core/empty-state';
import { TimeAgo } from '../../ui/core/time-ago';
import { buyerName, offeredPrice } from '../leads/lead-listing';
import { LEAD_STATUS_TONES } from '../leads/lead-status';
import { useMay } from '../staff/use-may';
import { useWords } from './words';

/** The latest leads of the vehicle, each a link to it. */
export function VehicleLeads({ desk: { vehicle, leads, leadCount } }: { desk: DeskVehicleDto }) {
  const t = useWords();
  if (!useMay()('seeLeads')) return null;
  return (
    <Card padded={false}>
      <CardHeader
        title={t('Leads')}
        actions={
          leadCount > leads.length && (
            <Link
              to="/dashboard/leads"
              search={{ vehicleId: vehicle.id }}
              className={buttonClass({ size: 'sm', variant: 'ghost' }, '-mr-2')}
            >
              {t('View all {count}', { count: formatNumber(leadCount) })}
            </Link>
          )
        }
      />
      {leads.length === 0 ? (
        <EmptyState
          icon={<Inbox />}
          title={t('No leads yet')}
          text={t('Offers for this vehicle, and buyers you wrote down, appear here.')}
        />
      ) : (
        <ul aria-label={t('Leads')} className="divide-y divide-line">
          {leads.map((lead) => (
            <li key={lead.id}>
              <Link
                to="/dashboard/leads"
                search={{ lead: lead.id }}
                className="flex items-center gap-3 px-card py-2.5 -outline-offset-2 hover:bg-hover"
              >
                <span className="min-w-0 flex-1">
                  <span translate="no" className="block truncate font-medium">
                    {buyerName(lead)}
                  </span>
                  <span className="block text-ink-muted text-xs">
                    <TimeAgo at={lead.createdAt} />
                  </span>
                </span>
                <Badge tone={LEAD_STATUS_TONES[lead.status]}>{t.known(LEAD_STATUS_WORDS[lead.status])}</Badge>
                <span className="shrink-0 font-medium tabular-nums">{offeredPrice(lead)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
