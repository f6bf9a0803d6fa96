import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { UserDto } from '../../../schema/auth/output';
import { lazyDialog } from '../../ui/lazy-dialog';
import { currentUserQuery } from '../auth/auth.queries';

const PermissionsSheet = lazyDialog(async () => (await import('./permissions-sheet')).PermissionsSheet);

const DELAY_MS = 1000;

/** Survives a change of the tab, not a new session. */
let completed = false;

/** Offers a new seller the choice once, a second after the workspace has loaded and every dialog is closed. */
export function FirstPermissions({ user }: { user: UserDto }) {
  const [open, setOpen] = useState(false);
  // The device's copy may not know yet what was chosen.
  const { isFetching } = useQuery(currentUserQuery);
  const isNew = user.permissionsGrantedAt === null && user.permissions === null && !isFetching;

  useEffect(() => {
    if (!isNew || completed || open) return;
    const timer = setInterval(() => {
      if (!document.querySelector('[role=dialog], [role=alertdialog]')) setOpen(true);
    }, DELAY_MS);
    return () => clearInterval(timer);
  }, [isNew, open]);

  if (!open) return null;
  return (
    <PermissionsSheet
      onClose={() => {
        completed = true;
        setOpen(false);
      }}
    />
  );
}
