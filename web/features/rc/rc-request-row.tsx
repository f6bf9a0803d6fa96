import { useMutation } from '@tanstack/react-query';
import type { RcDecision, RcRequestDto, RcRequestStatus } from '../../../schema/contracts/rc';
import { toastFailure } from '../../lib/failure';
import { formatDateTime } from '../../lib/format';
import { useNow } from '../../lib/use-now';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { TimeAgo } from '../../ui/time-ago';
import { decideRcRequestMutation } from './rc.queries';

const LOOKS = {
  pending: { label: 'Waiting', tone: 'warning' },
  approved: { label: 'Approved', tone: 'positive' },
  denied: { label: 'Denied', tone: 'neutral' },
  revoked: { label: 'Revoked', tone: 'neutral' },
} as const satisfies Record<RcRequestStatus, { label: string; tone: string }>;

const CHOICES: Record<RcRequestStatus, { status: RcDecision; label: string }[]> = {
  pending: [
    { status: 'denied', label: 'Deny' },
    { status: 'approved', label: 'Approve' },
  ],
  approved: [{ status: 'revoked', label: 'Revoke' }],
  denied: [{ status: 'approved', label: 'Approve' }],
  revoked: [{ status: 'approved', label: 'Approve' }],
};

/** One request with what can be decided about it. */
export function RcRequestRow({ request }: { request: RcRequestDto }) {
  const { id, requesterName, vehicleName, status, expiresAt, createdAt } = request;
  const now = useNow();
  const decide = useMutation(decideRcRequestMutation);
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= now;
  const { label, tone } = isOver ? { label: 'Expired', tone: 'neutral' as const } : LOOKS[status];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 max-sm:basis-full">
        <p className="wrap-break-word font-medium">{requesterName}</p>
        <p className="text-ink-muted text-sm">
          {vehicleName} · <TimeAgo at={createdAt} />
          {status === 'approved' && expiresAt && !isOver && ` · until ${formatDateTime(expiresAt)}`}
        </p>
      </div>
      <Badge tone={tone}>{label}</Badge>
      {!isOver && (
        <div className="flex gap-2">
          {CHOICES[status].map((choice) => (
            <Button
              key={choice.status}
              size="sm"
              variant={choice.status === 'approved' ? 'primary' : 'secondary'}
              aria-label={`${choice.label} ${requesterName}`}
              disabled={decide.isPending}
              onClick={() =>
                decide.mutate(
                  { id, status: choice.status },
                  { onError: (error) => toastFailure(error, 'Failed to answer the request') },
                )
              }
            >
              {choice.label}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
