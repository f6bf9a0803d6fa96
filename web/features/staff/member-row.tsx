import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MemberDto } from '../../../schema/staff/output';
import { SALES_ROLES } from '../../../schema/staff/roles';
import { formatDate } from '../../lib/dates';
import { inWords, toastFailure } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Field } from '../../ui/core/field';
import { Select } from '../../ui/core/select';
import { sharedPhonesQuery } from '../shared-phones/shared-phones.queries';
import { shownContact } from './contact';
import { ROLE_LABELS } from './roles';
import { changeRoleMutation, removeMemberMutation } from './staff.queries';
import { useWords } from './words';

/** Somebody who works for the seller, with their role. */
export function MemberRow({
  member: { id, personId, name, contact, role, since, isSuspended, answersFor },
}: {
  member: MemberDto;
}) {
  const t = useWords();
  const { data: phones = [] } = useQuery(sharedPhonesQuery);
  const sharesPhone = phones.some(({ accountId }) => accountId === personId);
  const [isLeaving, setLeaving] = useState(false);
  // Saved by a button: arrow keys go through the choices.
  const [chosen, setChosen] = useState(role);
  const change = useMutation({
    ...changeRoleMutation,
    onError: (error) => toastFailure(error, t('That did not work. Please try again.')),
  });
  const save = (next: (typeof SALES_ROLES)[number]) =>
    change.mutate(
      { id, role: next },
      { onSuccess: () => toast({ title: t('{name} has another role now', { name }), tone: 'success' }) },
    );
  const remove = useMutation(removeMemberMutation);
  const confirm = async () => {
    await inWords(remove.mutateAsync(id), t('That did not work. Please try again.'));
    toast({ title: t('{name} no longer works for you', { name }), tone: 'success' });
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-card py-3">
      <div className="min-w-48 flex-1">
        <p translate="no" className="wrap-break-word font-medium">
          {name}
          {contact && <span className="ml-2 tabular-nums">{shownContact(contact)}</span>}
        </p>
        <p className={isSuspended ? 'text-sm text-warning' : 'text-ink-muted text-sm'}>
          {isSuspended
            ? t('Suspended: your plan has no place for them')
            : t('Since {since}', { since: formatDate(since) })}
        </p>
      </div>
      <div className="flex items-center gap-2 max-sm:w-full max-sm:[&>*:first-child]:flex-1">
        {role === 'helper' ? (
          <span className="text-ink-muted text-sm">{t(ROLE_LABELS.helper)}</span>
        ) : (
          <Field label={t('Role of {name}', { name })} hideLabel>
            <Select
              value={chosen}
              onChange={({ target }) => setChosen(SALES_ROLES.find((one) => one === target.value) ?? role)}
            >
              {SALES_ROLES.map((one) => (
                <option key={one} value={one}>
                  {t(ROLE_LABELS[one])}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {chosen !== 'helper' && chosen !== role && (
          <Button
            variant="primary"
            pending={change.isPending}
            aria-label={t('Save the role of {name}', { name })}
            onClick={() => save(chosen)}
          >
            {t('Save')}
          </Button>
        )}
        <Button aria-label={t('Remove {name}', { name })} onClick={() => setLeaving(true)}>
          {t('Remove')}
        </Button>
      </div>
      {isLeaving && (
        <ConfirmDialog
          open
          onOpenChange={setLeaving}
          title={t('Remove {name}?', { name })}
          body={
            <>
              {t(
                'They can do nothing here any more, from now on. Numbers of buyers that they have seen stay with them.',
              )}
              {answersFor > 0 && (
                <span className="mt-3 block">
                  {t(
                    'Vehicles they answer for: {count}. Buyers then get your number; print the posters of these vehicles again.',
                    { count: answersFor },
                  )}
                </span>
              )}
              {sharesPhone && (
                <span className="mt-3 block">
                  {t(
                    'The shared phone that is signed in as {name} stops working for everybody. Sign in on it as somebody else, and share it again.',
                    { name },
                  )}
                </span>
              )}
            </>
          }
          confirmLabel={t('Remove')}
          pendingLabel={t('Removing...')}
          tone="danger"
          onConfirm={confirm}
        />
      )}
    </li>
  );
}
