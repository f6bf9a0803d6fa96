import { useMutation, useQuery } from '@tanstack/react-query';
import { KeyRound, UsersRound } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { toastFailure } from '../../lib/failure';
import { phoneAsks } from '../../lib/phone-asks';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/core/icon-button';
import { lazyDialog } from '../../ui/lazy-dialog';
import { leavePhoneMutation, notePhoneUseMutation, phoneHereQuery } from './shared-phones.queries';
import { watchIdle } from './watch-idle';
import { useWords } from './words';

const PinDialog = lazyDialog(async () => (await import('./pin-dialog')).PinDialog);

/**
 * In the bar of somebody who works for a seller: their PIN, and on a shared phone the switch instead of what is
 * only for the person whose account is signed in.
 */
export function PhoneControls({ children }: { children: ReactNode }) {
  const t = useWords();
  const { data: phone } = useQuery(phoneHereQuery);
  const [isOpen, setOpen] = useState(false);
  const { mutate: noteUse } = useMutation(notePhoneUseMutation);
  const leave = useMutation({
    ...leavePhoneMutation,
    onSuccess: () => phoneAsks.set(true),
    onError: (error) => toastFailure(error, t('That did not work. Please try again.')),
  });
  const isShared = phone?.isShared === true;
  useEffect(() => {
    if (!isShared) return;
    return watchIdle({ onUse: () => noteUse(undefined), onIdle: () => phoneAsks.set(true) });
  }, [isShared, noteUse]);
  if (!phone) return children;
  return (
    <>
      <IconButton
        label={t('PIN and shared phone')}
        icon={<KeyRound aria-hidden="true" className="size-4" />}
        onClick={() => setOpen(true)}
      />
      {isShared ? (
        <Button
          size="sm"
          aria-label={t('Switch person')}
          icon={<UsersRound aria-hidden="true" className="size-4" />}
          pending={leave.isPending}
          onClick={() => leave.mutate(undefined)}
        >
          {t('Switch')}
        </Button>
      ) : (
        children
      )}
      {isOpen && <PinDialog isShared={isShared} onClose={() => setOpen(false)} />}
    </>
  );
}
