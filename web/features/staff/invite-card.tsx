import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_FOR_WHOM } from '../../../schema/staff/input';
import type { NewInvitationDto } from '../../../schema/staff/output';
import type { Role } from '../../../schema/staff/roles';
import { toastFailure } from '../../lib/failure';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { lazyDialog } from '../../ui/lazy-dialog';
import { ROLE_TEXTS } from './roles';
import { inviteMutation } from './staff.queries';
import { useWords } from './words';

const InvitationDialog = lazyDialog(async () => (await import('./invitation-dialog')).InvitationDialog);

const ACTIONS = {
  salesperson: 'Invite a salesperson',
  helper: 'Invite a yard helper',
  manager: 'Invite a manager',
} as const satisfies Record<Role, string>;

const SHOWN = ['salesperson', 'manager', 'helper'] as const satisfies readonly Role[];

interface InviteCardProps {
  /** Whether the plan has a place for another one, by kind of place. */
  hasPlace: Record<'others' | 'helpers', boolean>;
}

/** One button a role, each of which makes an invitation and shows it. */
export function InviteCard({ hasPlace }: InviteCardProps) {
  const t = useWords();
  const [forWhom, setForWhom] = useState('');
  const [shown, setShown] = useState<NewInvitationDto>();
  const invite = useMutation({
    ...inviteMutation,
    onError: (error) => toastFailure(error, t('The invitation could not be made')),
  });
  const start = (role: Role) =>
    invite.mutate(
      { role, forWhom },
      {
        onSuccess: (invitation) => {
          setForWhom('');
          setShown(invitation);
        },
      },
    );
  return (
    <Card padded={false} className="max-w-3xl">
      <CardHeader
        title={t('Let somebody in')}
        description={t('Show the QR code to the person, or send the link. Each works once.')}
      />
      <Field
        label={t('For whom (optional)')}
        hint={t('A name, to tell open invitations apart.')}
        className="px-card pt-3 sm:max-w-80"
      >
        <Input
          autoComplete="off"
          maxLength={MAX_FOR_WHOM}
          value={forWhom}
          onChange={({ target }) => setForWhom(target.value)}
        />
      </Field>
      <ul className="divide-y divide-line">
        {SHOWN.map((role) => (
          <li key={role} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-card py-3">
            <p className="min-w-56 flex-1 text-ink-muted text-sm">
              {t(ROLE_TEXTS[role])}
              {!(role === 'helper' ? hasPlace.helpers : hasPlace.others) && (
                <span className="block text-warning">
                  {t('All places are used: somebody else can be let in once one is free.')}
                </span>
              )}
            </p>
            <Button
              className="max-sm:w-full"
              pending={invite.isPending && invite.variables.role === role}
              onClick={() => start(role)}
            >
              {t(ACTIONS[role])}
            </Button>
          </li>
        ))}
      </ul>
      {shown && <InvitationDialog invitation={shown} onClose={() => setShown(undefined)} />}
    </Card>
  );
}
