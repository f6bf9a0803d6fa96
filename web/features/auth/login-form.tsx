import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { LoginInput } from '../../../schema/auth/input';
import { ApiError } from '../../lib/api';
import { showServerErrors } from '../../lib/server-errors';
import { Field } from '../../ui/field';
import { Input } from '../../ui/input';
import { AuthForm } from './auth-form';
import { finishSignIn } from './finish-sign-in';
import { OtherWays } from './other-ways';
import { PasswordInput } from './password-input';
import { logIn } from './sign-in.queries';
import { rememberCodeSent } from './sign-in-memory';
import type { SignInSearch } from './sign-in-search';
import { TEXT_LINK } from './text-link';

/** Sign-in with a password. An address that was never confirmed goes on to its code, which the server has just sent. */
export function LoginForm({ search }: { search: SignInSearch }) {
  const navigate = useNavigate();
  const form = useForm({ resolver: zodResolver(LoginInput), defaultValues: { email: '', password: '' } });
  const { errors } = form.formState;
  const signIn = useMutation({
    mutationFn: logIn,
    onSuccess: () => finishSignIn(search),
    onError: (error, { email }) => {
      if (error instanceof ApiError && error.body.code === 'email_unverified') {
        rememberCodeSent(email);
        return navigate({ to: '/auth/verify', search });
      }
      showServerErrors(form, ['email', 'password'], error);
    },
  });

  return (
    <>
      <AuthForm
        title="Sign in"
        intro={
          <>
            New here?{' '}
            <Link to="/signup" search={search} className={TEXT_LINK}>
              Create an account
            </Link>
          </>
        }
        onSubmit={form.handleSubmit((input) => signIn.mutate(input))}
        problem={errors.root?.message}
        submitLabel="Sign in"
        pendingLabel="Signing in..."
        pending={signIn.isPending || signIn.isSuccess}
      >
        <Field label="Email" required error={errors.email?.message}>
          <Input type="email" inputMode="email" autoComplete="username" {...form.register('email')} />
        </Field>
        <Field label="Password" required error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </Field>
      </AuthForm>
      <p className="mt-4 text-sm">
        <Link to="/auth/reset" search={search} className={TEXT_LINK}>
          Forgot your password?
        </Link>
      </p>
      <OtherWays search={search} />
    </>
  );
}
