import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { failureText } from '../../lib/failure';
import { phoneAsks } from '../../lib/phone-asks';
import { toast } from '../../lib/toast-store';
import { Checkbox } from '../../ui/checkbox';
import { FormAlert } from '../../ui/form-alert';
import { FormDialog } from '../../ui/form-dialog';
import { PinField } from './pin-field';
import { setPinMutation } from './shared-phones.queries';
import { useWords } from './words';

interface PinDialogProps {
  /** Whether this phone is shared already. */
  isShared: boolean;
  onClose: () => void;
}

/** Sets the person's PIN, and makes this phone a shared one. */
export function PinDialog({ isShared, onClose }: PinDialogProps) {
  const t = useWords();
  const [pin, setPin] = useState('');
  const [shares, setShares] = useState(false);
  const [isShort, setShort] = useState(false);
  const save = useMutation({
    ...setPinMutation,
    onSuccess: (...args) => {
      if (shares) phoneAsks.set(true);
      else toast({ title: t('Your PIN is set'), tone: 'success' });
      onClose();
      return setPinMutation.onSuccess?.(...args);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isWhole = /^\d{4}$/.test(pin);
    setShort(!isWhole);
    if (isWhole) save.mutate({ pin, shares });
  };
  return (
    <FormDialog
      size="sm"
      title={t('PIN and shared phone')}
      description={t(
        'Several people can share one phone: after ten minutes without a tap it asks who uses it, and everything is recorded under that name.',
      )}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={t('Set PIN')}
      pendingLabel={t('Saving...')}
      pending={save.isPending}
    >
      <PinField
        label={t('Your PIN')}
        hint={t('Four digits that only you know. It works on shared phones only.')}
        error={isShort ? t('Enter four digits') : undefined}
        value={pin}
        onChange={({ target }) => setPin(target.value.replace(/\D/g, ''))}
      />
      {!isShared && (
        <>
          <Checkbox
            label={t('Also share this phone')}
            description={t('Only the owner can end it. Until then your own page does not open on it.')}
            checked={shares}
            onChange={({ target }) => setShares(target.checked)}
          />
          <p className="text-ink-muted text-sm">
            {t('Whoever shares a phone sets a PIN on their own phone first, with their own sign-in.')}
          </p>
        </>
      )}
      <FormAlert
        message={
          save.isError ? failureText(save.error, t('That did not work. Please try again.')) : undefined
        }
      />
    </FormDialog>
  );
}
