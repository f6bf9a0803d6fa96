import { useMutation } from '@tanstack/react-query';
import type { InvitationDto } from '../../../schema/staff/output';
import type { Role } from '../../../schema/staff/roles';
import { formatDate } from '../../lib/dates';
import { toastFailure } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { shownContact } from './contact';
import { ROLE_LABELS } from './roles';
import { decideMutation, revokeInvitationMutation } from './staff.queries';
import { useWords } from './words';

const WISHES = {
  manager: 'Wants to join as manager',
  salesperson: 'Wants to join as salesperson',
  helper: 'Wants to join as yard helper',
} as const satisfies Record<Role, string>;

function Asked({ invitation: { id, name, contact, role } }: { invitation: InvitationDto }) {
  const t = useWords();
  const decide = useMutation({
    ...decideMutation,
    onError: (error) => toastFailure(error, t('That did not work. Please try again.')),
  });
  const letIn = () =>
    decide.mutate(
      { id, decision: 'let_in' },
      {
        onSuccess: () =>
          toast({ title: t('{name} may now work for you', { name: name ?? '' }), tone: 'success' }),
      },
    );
  return (
    <>
      <div className="min-w-48 flex-1">
        <p translate="no" className="wrap-break-word font-medium">
          {name}
          {contact && <span className="ml-2 tabular-nums">{shownContact(contact)}</span>}
        </p>
        <p className="text-ink-muted text-sm">{t(WISHES[role])}</p>
      </div>
      <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
        <Button
          variant="primary"
          pending={decide.isPending}
          aria-label={t('Let {name} in', { name: name ?? '' })}
          onClick={letIn}
        >
          {t('Let in')}
        </Button>
        <Button
          disabled={decide.isPending}
          aria-label={t('Decline {name}', { name: name ?? '' })}
          onClick={() => decide.mutate({ id, decision: 'decline' })}
        >
          {t('Decline')}
        </Button>
      </div>
    </>
  );
}

/** Somebody who waits to be let in, or an invitation that nobody has used. */
export function InvitationRow({ invitation }: { invitation: InvitationDto }) {
  const t = useWords();
  const { id, state, role, expiresAt } = invitation;
  const revoke = useMutation({
    ...revokeInvitationMutation,
    onError: (error) => toastFailure(error, t('That did not work. Please try again.')),
  });
  const end = formatDate(expiresAt);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-card py-3">
      {state === 'asked' ? (
        <Asked invitation={invitation} />
      ) : (
        <>
          <div className="min-w-48 flex-1">
            <p className="font-medium">{t(ROLE_LABELS[role])}</p>
            <p className="text-ink-muted text-sm">
              {state === 'expired'
                ? t('Expired on {end}', { end })
                : t('Not used yet, valid until {end}', { end })}
            </p>
          </div>
          <Button
            size="sm"
            pending={revoke.isPending}
            aria-label={t('Take back the invitation for a {role}', { role: t(ROLE_LABELS[role]) })}
            onClick={() => revoke.mutate(id)}
          >
            {t('Take back')}
          </Button>
        </>
      )}
    </li>
  );
}
