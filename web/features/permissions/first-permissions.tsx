import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { UserDto } from '../../../schema/auth/output';
import { lazyDialog } from '../../ui/lazy-dialog';
import { currentUserQuery } from '../auth/auth.queries';

const PermissionsSheet = lazyDialog(async () => (await import('./permissions-sheet')).PermissionsSheet);

const DELAY_MS = 1000;

/** Survives switching tabs, but not a new session. */
let completed = false;

const isUnasked = ({ permissionsGrantedAt, permissions }: UserDto) =>
  permissionsGrantedAt === null && permissions === null;

const isDialogOpen = () => document.querySelector('[role=dialog], [role=alertdialog]') !== null;

/**
 * Offers a new seller the choice once, a second after the workspace has loaded and every dialog is closed.
 */
export function FirstPermissions({ user }: { user: UserDto }) {
  const [open, setOpen] = useState(false);
  const client = useQueryClient();
  const isNew = isUnasked(user);

  useEffect(() => {
    if (!isNew || completed || open) return;
    let isOver = false;
    const timer = setInterval(async () => {
      if (isDialogOpen()) return;
      // The device's copy may be older than the choice.
      const current = await client.fetchQuery({ ...currentUserQuery, staleTime: 0 }).catch(() => null);
      if (current && isUnasked(current) && !isOver && !isDialogOpen()) setOpen(true);
    }, DELAY_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [isNew, open, client]);

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
