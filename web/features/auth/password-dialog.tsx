import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ACCOUNT_MESSAGES } from '../../../schema/account/input';
import { ApiError } from '../../lib/api';
import { failureText } from '../../lib/failure';
import { Field } from '../../ui/core/field';
import { FormAlert } from '../../ui/form-alert';
import { FormDialog } from '../../ui/form-dialog';
import { PasswordInput } from './password-input';
import { useWords } from './words';

interface PasswordDialogProps {
  title: string;
  description?: string;
  /** What happens, above the password. */
  children?: ReactNode;
  submitLabel: string;
  pendingLabel: string;
  pending: boolean;
  isDangerous?: boolean;
  /** False for accounts without one: only a recent sign-in proves who the person is. */
  hasPassword?: boolean;
  error: unknown;
  failure: string;
  onSubmit: (password: string | undefined) => void;
  onClose: () => void;
}

/** Asks for the password before something that nobody may do on somebody else's phone. */
export function PasswordDialog({
  children,
  hasPassword = true,
  error,
  failure,
  onSubmit,
  ...dialog
}: PasswordDialogProps) {
  const t = useWords();
  const [missing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const refused = error instanceof ApiError ? error.body.fields?.password : undefined;
  useEffect(() => {
    if (refused) input.current?.focus();
  }, [refused]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const password = input.current?.value || undefined;
    const isMissing = hasPassword && password === undefined;
    setMissing(isMissing);
    if (isMissing) input.current?.focus();
    else onSubmit(password);
  };
  return (
    <FormDialog size="sm" {...dialog} onSubmit={submit}>
      {children}
      {hasPassword && (
        <Field label={t('Password')} error={missing ? ACCOUNT_MESSAGES.passwordNeeded : refused}>
          <PasswordInput ref={input} autoComplete="current-password" />
        </Field>
      )}
      <FormAlert message={error && !refused ? failureText(error, failure) : undefined} />
    </FormDialog>
  );
}
