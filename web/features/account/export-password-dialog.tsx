import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ACCOUNT_MESSAGES } from '../../../schema/account/input';
import { Field } from '../../ui/core/field';
import { FormDialog } from '../../ui/form-dialog';
import { PasswordInput } from '../auth/password-input';
import { useWords } from './words';

interface ExportPasswordDialogProps {
  problem: string | undefined;
  pending: boolean;
  onSubmit: (password: string) => void;
  onClose: () => void;
}

/** Someone else may have the phone, so after a while the password is required again. */
export function ExportPasswordDialog({ problem, pending, onSubmit, onClose }: ExportPasswordDialogProps) {
  const t = useWords();
  const [missing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem) input.current?.focus();
  }, [problem]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const password = input.current?.value ?? '';
    setMissing(!password);
    if (password) onSubmit(password);
    else input.current?.focus();
  };
  return (
    <FormDialog
      size="sm"
      title={t('Is it you?')}
      description={t('Your last sign-in is a while ago, and this file holds everything.')}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={t('Download')}
      pendingLabel={t('Downloading...')}
      pending={pending}
    >
      <Field label={t('Password')} error={missing ? ACCOUNT_MESSAGES.passwordNeeded : problem}>
        <PasswordInput ref={input} autoComplete="current-password" />
      </Field>
    </FormDialog>
  );
}
