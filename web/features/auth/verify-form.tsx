import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { VerifyEmailInput } from '../../../schema/auth/input';
import { showServerErrors } from '../../lib/server-errors';
import { CodeInput } from '../../ui/code-input';
import { Field } from '../../ui/field';
import { Input } from '../../ui/input';
import { AuthForm } from './auth-form';
import { finishSignIn } from './finish-sign-in';
import { OutboxHint } from './outbox-hint';
import { ResendCode } from './resend-code';
import { resendCode, verifyEmail } from './sign-in.queries';
import { pendingEmail } from './sign-in-memory';
import type { SignInSearch } from './sign-in-search';
import { TEXT_LINK } from './text-link';

/** Confirms the address and signs in. A tab that does not know the address asks for it. */
export function VerifyForm({ search }: { search: SignInSearch }) {
  const [email] = useState(pendingEmail);
  const client = useQueryClient();
  const form = useForm({
    resolver: zodResolver(VerifyEmailInput),
    defaultValues: { email: email ?? '', otp: '' },
  });
  const { errors } = form.formState;
  const verify = useMutation({
    mutationFn: verifyEmail,
    onSuccess: () => finishSignIn(search),
    onError: (error) => showServerErrors(form, ['email', 'otp'], error),
  });

  return (
    <>
      <AuthForm
        title="Check your email"
        intro={
          email ? (
            <>
              We have sent a 6-digit code to <strong className="font-medium text-ink">{email}</strong>. It
              works once, for ten minutes.
            </>
          ) : (
            'Enter your address and the 6-digit code that we have sent to it.'
          )
        }
        onSubmit={form.handleSubmit((input) => verify.mutate(input))}
        problem={errors.root?.message}
        submitLabel="Verify"
        pendingLabel="Verifying..."
        pending={verify.isPending || verify.isSuccess}
        under={email && <ResendCode email={email} send={() => resendCode({ email }, { client })} />}
      >
        {!email && (
          <Field label="Email" required error={errors.email?.message}>
            <Input type="email" inputMode="email" autoComplete="email" {...form.register('email')} />
          </Field>
        )}
        <Field label="6-digit code" required error={errors.otp?.message}>
          <CodeInput autoFocus={Boolean(email)} {...form.register('otp')} />
        </Field>
      </AuthForm>
      <p className="mt-4 text-ink-muted text-sm">
        Wrong address?{' '}
        <Link to="/signup" search={search} className={TEXT_LINK}>
          Start again
        </Link>
      </p>
      <OutboxHint />
    </>
  );
}
