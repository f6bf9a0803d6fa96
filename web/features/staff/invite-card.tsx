import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { NewInvitationDto } from '../../../schema/staff/output';
import type { Role } from '../../../schema/staff/roles';
import { toastFailure } from '../../lib/failure';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { lazyDialog } from '../../ui/lazy-dialog';
import { inviteMutation } from './staff.queries';
import { useWords } from './words';

const InvitationDialog = lazyDialog(async () => (await import('./invitation-dialog')).InvitationDialog);

const TEXTS = {
  salesperson: {
    action: 'Invite a salesperson',
    may: 'Sees stock and leads, answers buyers, changes the status, adds vehicles, prints.',
  },
  helper: {
    action: 'Invite a yard helper',
    may: 'Adds vehicles as drafts, and photos. Sees no prices and no buyers.',
  },
  manager: {
    action: 'Invite a manager',
    may: 'Also changes prices and details, deletes, exports leads and answers requests.',
  },
} as const satisfies Record<Role, { action: string; may: string }>;

const SHOWN = ['salesperson', 'manager', 'helper'] as const satisfies readonly Role[];

/** One button a role, each of which makes an invitation and shows it. */
export function InviteCard() {
  const t = useWords();
  const [shown, setShown] = useState<{ role: Role; invitation: NewInvitationDto }>();
  const invite = useMutation({
    ...inviteMutation,
    onError: (error) => toastFailure(error, t('The invitation could not be made')),
  });
  const start = (role: Role) =>
    invite.mutate(role, { onSuccess: (invitation) => setShown({ role, invitation }) });
  return (
    <Card padded={false} className="max-w-3xl">
      <CardHeader
        title={t('Let somebody in')}
        description={t('Show the QR code to the person, or send the link. Each works once.')}
      />
      <ul className="divide-y divide-line">
        {SHOWN.map((role) => (
          <li key={role} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-card py-3">
            <p className="min-w-56 flex-1 text-ink-muted text-sm">{t(TEXTS[role].may)}</p>
            <Button
              className="max-sm:w-full"
              pending={invite.isPending && invite.variables === role}
              onClick={() => start(role)}
            >
              {t(TEXTS[role].action)}
            </Button>
          </li>
        ))}
      </ul>
      {shown && <InvitationDialog {...shown} onClose={() => setShown(undefined)} />}
    </Card>
  );
}
