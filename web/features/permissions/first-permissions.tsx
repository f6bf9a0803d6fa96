import { useEffect, useState } from 'react';
import type { UserDto } from '../../../schema/auth/output';
import { PermissionsDialog } from './permissions-dialog';

/** Spec 2, section 9. */
const DELAY_MS = 1000;

/** Survives a change of the tab, not a new session: whoever closed the dialog is not asked twice. */
let completed = false;

/** Asks a new seller once, a second after the workspace is there and no other dialog is in the way. */
export function FirstPermissions({ user }: { user: UserDto }) {
  const [open, setOpen] = useState(false);
  const isNew = user.permissionsGrantedAt === null && user.permissions === null;

  useEffect(() => {
    if (!isNew || completed || open) return;
    const timer = setInterval(() => {
      if (!document.querySelector('[role=dialog], [role=alertdialog]')) setOpen(true);
    }, DELAY_MS);
    return () => clearInterval(timer);
  }, [isNew, open]);

  if (!open) return null;
  return (
    <PermissionsDialog
      stored={null}
      onClose={() => {
        completed = true;
        setOpen(false);
      }}
    />
  );
}
