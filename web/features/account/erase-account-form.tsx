import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { ACCOUNT_MESSAGES, EraseAccountInput } from '../../../schema/account/input';
import type { AccountDataDto } from '../../../schema/account/output';
import type { UserDto } from '../../../schema/auth/output';
import { isUnauthorized } from '../../lib/failure';
import { showServerErrors } from '../../lib/server-errors';
import { Button } from '../../ui/button';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { Dialog } from '../../ui/dialog';
import { Form } from '../../ui/form';
import { FormAlert } from '../../ui/form-alert';
import { PasswordInput } from '../auth/password-input';
import { clearSignIn } from '../auth/sign-in-memory';
import { eraseAccountMutation } from './account.queries';
import { WhatIsLost } from './what-is-lost';
import { useWords } from './words';

const FORM = 'erase-account';

interface EraseAccountFormProps {
  user: UserDto;
  account: AccountDataDto;
  onClose: () => void;
}

/**
 * Requires the typed address and the password, so that nobody erases by mistake or from someone else's phone.
 */
export function EraseAccountForm({ user, account, onClose }: EraseAccountFormProps) {
  const t = useWords();
  const form = useForm({
    resolver: zodResolver(EraseAccountInput),
    defaultValues: {
      ...(user.email === null ? {} : { email: '' }),
      ...(account.hasPassword ? { password: '' } : {}),
    },
  });
  const { errors } = form.formState;
  const erase = useMutation(eraseAccountMutation);
  const refuse = (field: 'email' | 'password', message: string) =>
    form.setError(field, { message }, { shouldFocus: true });
  const submit = (input: EraseAccountInput) => {
    if ((input.email ?? null) !== user.email) return refuse('email', ACCOUNT_MESSAGES.otherEmail);
    if (account.hasPassword && !input.password) return refuse('password', ACCOUNT_MESSAGES.passwordNeeded);
    erase.mutate(input, {
      onSuccess: () => {
        clearSignIn();
        // A new document drops every cached response.
        window.location.replace('/goodbye');
      },
      onError: (error) => {
        if (!isUnauthorized(error)) showServerErrors(form, ['email', 'password'], error);
      },
    });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Erase your account?')}
      description={t('Everything is deleted, at once and for good.')}
      footer={
        <>
          <Button onClick={onClose}>{t('Keep my account')}</Button>
          <Button
            variant="danger"
            type="submit"
            form={FORM}
            pending={erase.isPending || erase.isSuccess}
            pendingLabel={t('Erasing...')}
          >
            {t('Erase everything')}
          </Button>
        </>
      }
    >
      <Form
        label={t('Erase your account')}
        id={FORM}
        noValidate
        onSubmit={form.handleSubmit(submit)}
        className="flex flex-col gap-4"
      >
        <WhatIsLost account={account} />
        {user.email !== null && (
          <Field label={t('Type {email} to confirm', { email: user.email })} error={errors.email?.message}>
            <Input type="email" inputMode="email" autoComplete="off" {...form.register('email')} />
          </Field>
        )}
        {account.hasPassword && (
          <Field label={t('Password')} error={errors.password?.message}>
            <PasswordInput autoComplete="current-password" {...form.register('password')} />
          </Field>
        )}
        <FormAlert message={errors.root?.message} />
      </Form>
    </Dialog>
  );
}
