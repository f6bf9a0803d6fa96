import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { ResetPasswordInput } from '../../../schema/auth/input';
import { showServerErrors } from '../../lib/server-errors';
import { Button } from '../../ui/button';
import { CodeInput } from '../../ui/code-input';
import { Field } from '../../ui/field';
import { AuthForm } from './auth-form';
import { finishSignIn } from './finish-sign-in';
import { OutboxHint } from './outbox-hint';
import { PasswordInput } from './password-input';
import { ResendCode } from './resend-code';
import { forgotPassword, resetPassword } from './sign-in.queries';
import type { SignInSearch } from './sign-in-search';
import { StrengthHint } from './strength-hint';

interface ResetPasswordFormProps {
  email: string;
  search: SignInSearch;
  onBack: () => void;
}

/** Code and new password; success ends every other session and signs in here. */
export function ResetPasswordForm({ email, search, onBack }: ResetPasswordFormProps) {
  const client = useQueryClient();
  const form = useForm({
    resolver: zodResolver(ResetPasswordInput),
    defaultValues: { email, otp: '', password: '' },
  });
  const { errors } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });
  const reset = useMutation({
    mutationFn: resetPassword,
    onSuccess: () => finishSignIn(search),
    onError: (error) => showServerErrors(form, ['otp', 'password'], error),
  });
  return (
    <>
      <AuthForm
        title="Set a new password"
        intro={
          <>
            If <strong className="font-medium text-ink">{email}</strong> has an account, a 6-digit code is on
            its way to it. All other devices will be signed out.
          </>
        }
        onSubmit={form.handleSubmit((input) => reset.mutate(input))}
        problem={errors.root?.message}
        submitLabel="Save and sign in"
        pendingLabel="Saving..."
        pending={reset.isPending || reset.isSuccess}
        under={
          <>
            <ResendCode email={email} send={() => forgotPassword({ email }, { client })} />
            <Button variant="ghost" block onClick={onBack}>
              Use another address
            </Button>
          </>
        }
      >
        <Field label="6-digit code" required error={errors.otp?.message}>
          <CodeInput autoFocus {...form.register('otp')} />
        </Field>
        <Field
          label="New password"
          required
          error={errors.password?.message}
          hint={<StrengthHint password={password} />}
        >
          <PasswordInput autoComplete="new-password" {...form.register('password')} />
        </Field>
      </AuthForm>
      <OutboxHint />
    </>
  );
}
