import { ShieldCheck } from 'lucide-react';
import type { IncidentKind } from '../../../schema/operations/incidents';
import type { IncidentDto } from '../../../schema/operations/output';
import { Badge } from '../../ui/badge';
import { Card, CardHeader } from '../../ui/card';
import { EmptyState } from '../../ui/core/empty-state';
import { TimeAgo } from '../../ui/core/time-ago';

const KINDS: Record<IncidentKind, string> = {
  errors: 'Errors',
  job: 'Job',
  backlog: 'Backlog',
  database: 'Database',
  payment: 'Payment',
  budget: 'Budget',
  upi: 'UPI payments',
  texts: 'Text messages',
};

/** The incidents that operators were mailed about, latest first. */
export function Incidents({ incidents }: { incidents: readonly IncidentDto[] }) {
  return (
    <Card padded={false}>
      <CardHeader title="Incidents" description="Operators get a mail when one begins and when it ends." />
      {incidents.length === 0 ? (
        <EmptyState icon={<ShieldCheck />} title="No incident in the last six months" />
      ) : (
        <ul className="divide-y divide-line">
          {incidents.map(({ id, kind, detail, openedAt, endedAt }) => (
            <li key={id} className="px-card py-3 text-sm">
              <p className="flex flex-wrap items-center gap-2 text-ink-muted text-xs">
                <Badge tone={endedAt ? 'neutral' : 'danger'}>{endedAt ? 'Over' : 'Open'}</Badge>
                {KINDS[kind]}
                <span>
                  began <TimeAgo at={openedAt} />
                </span>
                {endedAt && (
                  <span>
                    ended <TimeAgo at={endedAt} />
                  </span>
                )}
              </p>
              <p className="wrap-anywhere mt-1">{detail}</p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
