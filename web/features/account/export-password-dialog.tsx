import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ACCOUNT_MESSAGES } from '../../../schema/contracts/account';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/field';
import { PasswordInput } from '../auth/password-input';

const FORM = 'export-password';

interface ExportPasswordDialogProps {
  problem: string | undefined;
  pending: boolean;
  onSubmit: (password: string) => void;
  onClose: () => void;
}

/** Somebody else may hold the phone: after a while the password is asked for once more. */
export function ExportPasswordDialog({ problem, pending, onSubmit, onClose }: ExportPasswordDialogProps) {
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
    <Dialog
      size="sm"
      open
      onOpenChange={onClose}
      title="Is it you?"
      description="Your last sign-in is a while ago, and this file holds everything."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={FORM} variant="primary" pending={pending} pendingLabel="Downloading...">
            Download
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit}>
        <Field label="Password" error={missing ? ACCOUNT_MESSAGES.passwordNeeded : problem}>
          <PasswordInput ref={input} autoComplete="current-password" />
        </Field>
      </form>
    </Dialog>
  );
}
