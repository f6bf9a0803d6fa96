import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useForm, useWatch } from 'react-hook-form';
import { RegisterInput } from '../../../schema/auth/input';
import { showServerErrors } from '../../lib/server-errors';
import { Field } from '../../ui/field';
import { Input } from '../../ui/input';
import { AuthForm } from './auth-form';
import { OtherWays } from './other-ways';
import { PasswordInput } from './password-input';
import { register } from './sign-in.queries';
import { rememberCodeSent } from './sign-in-memory';
import type { SignInSearch } from './sign-in-search';
import { StrengthHint } from './strength-hint';
import { TEXT_LINK } from './text-link';

/** Registration; the code that arrives by mail is asked for on the next screen. */
export function SignupForm({ search }: { search: SignInSearch }) {
  const navigate = useNavigate();
  const form = useForm({
    resolver: zodResolver(RegisterInput),
    defaultValues: { firstName: '', lastName: '', email: '', password: '' },
  });
  const { errors } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });
  const signUp = useMutation({
    mutationFn: register,
    onSuccess: (_, { email }) => {
      rememberCodeSent(email);
      return navigate({ to: '/auth/verify', search });
    },
    onError: (error) => showServerErrors(form, ['firstName', 'lastName', 'email', 'password'], error),
  });

  return (
    <>
      <AuthForm
        title="Create your account"
        intro="Free to start: a page, a QR code and buyers' offers for every vehicle you sell."
        onSubmit={form.handleSubmit((input) => signUp.mutate(input))}
        problem={errors.root?.message}
        submitLabel="Create account"
        pendingLabel="Creating your account..."
        pending={signUp.isPending}
      >
        <div className="grid grid-cols-2 items-start gap-3">
          <Field label="First name" required error={errors.firstName?.message}>
            <Input autoComplete="given-name" {...form.register('firstName')} />
          </Field>
          <Field label="Last name" required error={errors.lastName?.message}>
            <Input autoComplete="family-name" {...form.register('lastName')} />
          </Field>
        </div>
        <Field label="Email" required error={errors.email?.message}>
          <Input type="email" inputMode="email" autoComplete="email" {...form.register('email')} />
        </Field>
        <Field
          label="Password"
          required
          error={errors.password?.message}
          hint={<StrengthHint password={password} />}
        >
          <PasswordInput autoComplete="new-password" {...form.register('password')} />
        </Field>
      </AuthForm>
      <p className="mt-3 text-pretty text-ink-muted text-xs">
        By signing up you accept the{' '}
        <a className="underline underline-offset-2" href="/terms">
          Terms of Service
        </a>{' '}
        and the{' '}
        <a className="underline underline-offset-2" href="/privacy">
          Privacy Policy
        </a>
        .
      </p>
      <p className="mt-5 text-ink-muted text-sm">
        Already have an account?{' '}
        <Link to="/login" search={search} className={TEXT_LINK}>
          Sign in
        </Link>
      </p>
      <OtherWays search={search} />
    </>
  );
}
