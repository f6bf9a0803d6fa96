import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { useWords } from './words';

/** Asks before unsaved changes are left behind, however the screen is left. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const t = useWords();
  const leaving = useBlocker({
    shouldBlockFn: () => isDirty,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={leaving.status === 'blocked'}
      onOpenChange={(open) => !open && leaving.reset?.()}
      tone="danger"
      title={t('Discard your changes?')}
      body={t('What you have changed is not saved yet.')}
      confirmLabel={t('Discard')}
      cancelLabel={t('Keep editing')}
      onConfirm={() => leaving.proceed?.()}
    />
  );
}
