import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminUserDto } from '../../../../schema/admin/output';
import { failureText } from '../../../lib/failure';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { restoreMutation, suspendMutation } from '../admin.queries';
import { ReasonDialog } from './reason-dialog';
import { fullName } from './user-name';

/** Suspends a person, or lifts the suspension; operators cannot be suspended. */
export function Suspension({ user }: { user: AdminUserDto }) {
  const [isOpen, setOpen] = useState(false);
  const suspend = useMutation(suspendMutation);
  const restore = useMutation(restoreMutation);
  const name = fullName(user);
  if (user.isAdmin) return null;
  if (!user.isSuspended) {
    return (
      <>
        <Button onClick={() => setOpen(true)}>Suspend</Button>
        {isOpen && (
          <ReasonDialog
            title={`Suspend ${name}?`}
            body="They are signed out everywhere, and their pages show nothing until they are restored. Nothing is deleted."
            confirmLabel="Suspend"
            pendingLabel="Suspending..."
            onClose={() => setOpen(false)}
            onConfirm={async (reason) => {
              await suspend.mutateAsync({ id: user.id, reason });
            }}
          />
        )}
      </>
    );
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Restore</Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={`Restore ${name}?`}
        body="They can sign in again, and their pages are shown as before."
        confirmLabel="Restore"
        pendingLabel="Restoring..."
        onConfirm={async () => {
          try {
            await restore.mutateAsync(user.id);
          } catch (error) {
            throw new Error(failureText(error, 'Failed to restore the user'));
          }
        }}
      />
    </>
  );
}
