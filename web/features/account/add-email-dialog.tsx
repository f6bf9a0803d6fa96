import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { isUnauthorized } from '../../lib/failure';
import { showServerErrors } from '../../lib/server-errors';
import { toast } from '../../lib/toast-store';
import { CodeInput } from '../../ui/code-input';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { FormAlert } from '../../ui/form-alert';
import { FormDialog } from '../../ui/form-dialog';
import { PasswordInput } from '../auth/password-input';
import { addEmailMutation, confirmEmailMutation } from './account.queries';
import { useWords } from './words';

interface AddEmailDialogProps {
  onClose: () => void;
}

/** Adds the account's first address: the address, then the code that was mailed to it. */
export function AddEmailDialog({ onClose }: AddEmailDialogProps) {
  const t = useWords();
  const form = useForm({ defaultValues: { email: '', password: '', otp: '' } });
  const { errors } = form.formState;
  const [sentTo, setSentTo] = useState<string>();
  const [asksPassword, setAsksPassword] = useState(false);
  const ask = useMutation(addEmailMutation);
  const confirm = useMutation(confirmEmailMutation);

  const refuse = (error: unknown) => {
    if (!isUnauthorized(error)) showServerErrors(form, ['email', 'password', 'otp'], error);
  };
  const submit = form.handleSubmit(({ email, password, otp }) => {
    if (sentTo === undefined) {
      ask.mutate(
        { email, ...(password ? { password } : {}) },
        {
          onSuccess: () => setSentTo(email),
          onError: (error) => {
            refuse(error);
            setAsksPassword((before) => before || form.getFieldState('password').invalid);
          },
        },
      );
      return;
    }
    confirm.mutate(
      { email: sentTo, otp },
      {
        onSuccess: () => {
          toast({ title: t('Email added'), tone: 'success' });
          onClose();
        },
        onError: refuse,
      },
    );
  });

  return (
    <FormDialog
      size="sm"
      title={t('Add your email')}
      description={
        sentTo === undefined
          ? t('For receipts and offers by mail, and to set a new password.')
          : t('Enter the 6-digit code that we have sent to {sentTo}.', { sentTo })
      }
      onClose={onClose}
      onSubmit={submit}
      submitLabel={sentTo === undefined ? t('Send code') : t('Confirm')}
      pendingLabel={sentTo === undefined ? t('Sending...') : t('Confirming...')}
      pending={ask.isPending || confirm.isPending}
    >
      <FormAlert message={errors.root?.message} />
      {sentTo === undefined ? (
        <>
          <Field label={t('Email')} error={errors.email?.message}>
            <Input type="email" inputMode="email" autoComplete="email" {...form.register('email')} />
          </Field>
          {(asksPassword || errors.password) && (
            <Field
              label={t('Password')}
              hint={t('Your last sign-in is a while ago.')}
              error={errors.password?.message}
            >
              <PasswordInput autoComplete="current-password" {...form.register('password')} />
            </Field>
          )}
        </>
      ) : (
        <Field label={t('6-digit code')} error={errors.otp?.message}>
          <CodeInput autoFocus {...form.register('otp')} />
        </Field>
      )}
    </FormDialog>
  );
}
