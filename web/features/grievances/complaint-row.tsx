import { KIND_LABELS } from '../../../schema/grievances/labels';
import { writeGrievanceNumber } from '../../../schema/grievances/number';
import type { GrievanceDto } from '../../../schema/grievances/output';
import { formatDateTime } from '../../lib/dates';
import { Badge, type BadgeTone } from '../../ui/badge';
import { Button } from '../../ui/button';
import { UserLink } from '../admin/user-link';

export const STATE_LABELS: Record<GrievanceDto['state'], string> = {
  open: 'Open',
  acknowledged: 'Taken up',
  resolved: 'Resolved',
  refused: 'Refused',
};
const STATE_TONES: Record<GrievanceDto['state'], BadgeTone> = {
  open: 'warning',
  acknowledged: 'accent',
  resolved: 'positive',
  refused: 'neutral',
};

/** What ends next, in words. */
function nextStep({ closedAt, acknowledgedAt, acknowledgeBy, dueAt }: GrievanceDto): string {
  if (closedAt) return `Closed ${formatDateTime(closedAt)}`;
  return acknowledgedAt
    ? `Resolve by ${formatDateTime(dueAt)}`
    : `Acknowledge by ${formatDateTime(acknowledgeBy)}`;
}

/** A complaint in the operators' list. */
export function ComplaintRow({ complaint, onOpen }: { complaint: GrievanceDto; onOpen: () => void }) {
  const { number, kind, state, details, about, sellerId, sellerName, isOverdue } = complaint;
  const name = writeGrievanceNumber(number);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-card py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 text-ink-muted text-xs">
          {isOverdue && <Badge tone="danger">Overdue</Badge>}
          <Badge tone={STATE_TONES[state]}>{STATE_LABELS[state]}</Badge>
          <span>{KIND_LABELS[kind]}</span>
          <span className={isOverdue ? 'font-medium text-danger' : undefined}>{nextStep(complaint)}</span>
        </p>
        <p className="mt-1 font-medium tabular-nums">{name}</p>
        {about && (
          <p className="wrap-anywhere text-sm" translate="no">
            {about}
          </p>
        )}
        {sellerId && sellerName && (
          <p className="text-sm">
            <UserLink id={sellerId} className="touch-target hover:underline">
              {sellerName}
            </UserLink>
          </p>
        )}
        {details && (
          <p className="wrap-anywhere mt-1 line-clamp-2 text-sm" translate="no">
            {details}
          </p>
        )}
      </div>
      <Button size="sm" aria-label={`Open ${name}`} onClick={onOpen}>
        Open
      </Button>
    </li>
  );
}
