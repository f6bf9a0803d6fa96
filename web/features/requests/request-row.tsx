import { formatMobile } from '../../../schema/common/mobile-text';
import { Badge, type BadgeTone } from '../../ui/badge';
import { Button } from '../../ui/button';
import { TimeAgo } from '../../ui/core/time-ago';
import { useWords } from './words';

/** The look of a request's status, and the possible decisions. */
export const REQUEST_LOOKS = {
  pending: { label: 'Waiting', tone: 'warning', decisions: ['denied', 'approved'] },
  approved: { label: 'Approved', tone: 'positive', decisions: ['revoked'] },
  denied: { label: 'Denied', tone: 'neutral', decisions: ['approved'] },
  revoked: { label: 'Revoked', tone: 'neutral', decisions: ['approved'] },
} as const satisfies Record<string, { label: string; tone: BadgeTone; decisions: readonly Decision[] }>;

type Decision = 'approved' | 'denied' | 'revoked';
const VERBS = { approved: 'Approve', denied: 'Deny', revoked: 'Revoke' } as const satisfies Record<
  Decision,
  string
>;

interface RequestRowProps {
  requesterName: string;
  vehicleName: string;
  createdAt: string;
  note?: string | undefined;
  /** E.164. */
  mobileNumber?: string | null;
  look: { label: string; tone: BadgeTone; decisions: readonly Decision[] };
  pending: boolean;
  onDecide: (decision: Decision) => void;
}

/** A request to the seller, with the possible answers. */
export function RequestRow({
  requesterName,
  vehicleName,
  createdAt,
  note,
  mobileNumber,
  look,
  pending,
  onDecide,
}: RequestRowProps) {
  const t = useWords();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-card py-3">
      <div className="min-w-0 flex-1 max-sm:basis-full">
        <p translate="no" className="wrap-break-word font-medium">
          {requesterName}
        </p>
        <p className="text-ink-muted text-sm">
          <span translate="no">{vehicleName}</span> · <TimeAgo at={createdAt} />
          {note && ` · ${note}`}
          {mobileNumber && (
            <>
              {' · '}
              <a href={`tel:${mobileNumber}`} className="touch-target inline-flex items-center underline">
                {formatMobile(mobileNumber)}
              </a>
            </>
          )}
        </p>
      </div>
      <Badge tone={look.tone}>{t.known(look.label)}</Badge>
      {look.decisions.length > 0 && (
        <div className="flex gap-2">
          {look.decisions.map((decision) => (
            <Button
              key={decision}
              size="sm"
              variant={decision === 'approved' ? 'primary' : 'secondary'}
              aria-label={t('{decision} {requesterName}', { requesterName, decision: t(VERBS[decision]) })}
              disabled={pending}
              onClick={() => onDecide(decision)}
            >
              {t(VERBS[decision])}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
