import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { InvitationDto, NewInvitationDto } from '../../../schema/staff/output';
import type { Role } from '../../../schema/staff/roles';
import { formatDate, formatDateTime } from '../../lib/dates';
import { inWords, toastFailure } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { lazyDialog } from '../../ui/lazy-dialog';
import { shownContact } from './contact';
import { ROLE_LABELS } from './roles';
import { decideMutation, renewInvitationMutation, revokeInvitationMutation } from './staff.queries';
import { useWords } from './words';

const WISHES = {
  manager: 'Wants to join as manager',
  salesperson: 'Wants to join as salesperson',
  helper: 'Wants to join as yard helper',
} as const satisfies Record<Role, string>;

const InvitationDialog = lazyDialog(async () => (await import('./invitation-dialog')).InvitationDialog);

interface InvitationRowProps {
  invitation: InvitationDto;
}

function Asked({ invitation: { id, name, contact, role } }: InvitationRowProps) {
  const t = useWords();
  const [isDeclining, setDeclining] = useState(false);
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
          aria-label={t('Let in {name}', { name: name ?? '' })}
          onClick={letIn}
        >
          {t('Let in')}
        </Button>
        <Button
          disabled={decide.isPending}
          aria-label={t('Decline {name}', { name: name ?? '' })}
          onClick={() => setDeclining(true)}
        >
          {t('Decline')}
        </Button>
      </div>
      {isDeclining && (
        <ConfirmDialog
          open
          onOpenChange={setDeclining}
          title={t('Decline {name}?', { name: name ?? '' })}
          body={t('The link then opens nothing. To let them in later, invite them again.')}
          confirmLabel={t('Decline')}
          pendingLabel={t('Declining...')}
          tone="danger"
          onConfirm={() =>
            inWords(
              decide.mutateAsync({ id, decision: 'decline' }),
              t('That did not work. Please try again.'),
            )
          }
        />
      )}
    </>
  );
}

/** A link that nobody has used: another one, or none. */
function Unused({ invitation: { id, state, role, forWhom, createdAt, expiresAt } }: InvitationRowProps) {
  const t = useWords();
  const [shown, setShown] = useState<NewInvitationDto>();
  const [isRevoking, setRevoking] = useState(false);
  const renew = useMutation({
    ...renewInvitationMutation,
    onSuccess: (...args) => {
      setShown(args[0]);
      return renewInvitationMutation.onSuccess?.(...args);
    },
    onError: (error) => toastFailure(error, t('That did not work. Please try again.')),
  });
  const revoke = useMutation(revokeInvitationMutation);
  const what = forWhom ?? t(ROLE_LABELS[role]);
  const end = formatDate(expiresAt);
  return (
    <>
      <div className="min-w-48 flex-1">
        <p translate={forWhom ? 'no' : undefined} className="wrap-break-word font-medium">
          {forWhom ? `${forWhom} · ${t(ROLE_LABELS[role])}` : what}
        </p>
        <p className="text-ink-muted text-sm">
          {t('Made on {made}', { made: formatDateTime(createdAt) })} ·{' '}
          {state === 'expired'
            ? t('Expired on {end}', { end })
            : t('Not used yet, valid until {end}', { end })}
        </p>
      </div>
      <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
        <Button
          pending={renew.isPending}
          aria-label={t('Make a new link for {name}', { name: what })}
          onClick={() => renew.mutate(id)}
        >
          {t('Make a new link')}
        </Button>
        <Button
          aria-label={t('Take back the invitation for {name}', { name: what })}
          onClick={() => setRevoking(true)}
        >
          {t('Take back')}
        </Button>
      </div>
      {shown && <InvitationDialog invitation={shown} onClose={() => setShown(undefined)} />}
      {isRevoking && (
        <ConfirmDialog
          open
          onOpenChange={setRevoking}
          title={t('Take back the invitation for {name}?', { name: what })}
          body={t('Its link then opens nothing. You can invite again at any time.')}
          confirmLabel={t('Take back')}
          pendingLabel={t('Taking back...')}
          tone="danger"
          onConfirm={() => inWords(revoke.mutateAsync(id), t('That did not work. Please try again.'))}
        />
      )}
    </>
  );
}

/** Somebody who waits to be let in, or an invitation that nobody has used. */
export function InvitationRow({ invitation }: InvitationRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-card py-3">
      {invitation.state === 'asked' ? <Asked invitation={invitation} /> : <Unused invitation={invitation} />}
    </li>
  );
}
