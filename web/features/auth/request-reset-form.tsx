import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { EmailInput } from '../../../schema/auth/input';
import { showServerErrors } from '../../lib/server-errors';
import { Field } from '../../ui/field';
import { Input } from '../../ui/input';
import { AuthForm } from './auth-form';
import { forgotPassword } from './sign-in.queries';
import { rememberCodeSent } from './sign-in-memory';
import type { SignInSearch } from './sign-in-search';
import { TEXT_LINK } from './text-link';

interface RequestResetFormProps {
  search: SignInSearch;
  onSent: (email: string) => void;
}

/** Asks for a reset code; says nothing about whether the address is known. */
export function RequestResetForm({ search, onSent }: RequestResetFormProps) {
  const form = useForm({ resolver: zodResolver(EmailInput), defaultValues: { email: '' } });
  const { errors } = form.formState;
  const request = useMutation({
    mutationFn: forgotPassword,
    onSuccess: (_, { email }) => {
      rememberCodeSent(email);
      onSent(email);
    },
    onError: (error) => showServerErrors(form, ['email'], error),
  });
  return (
    <>
      <AuthForm
        title="Set a new password"
        intro="Tell us your address and we send a code to it, if it has an account."
        onSubmit={form.handleSubmit((input) => request.mutate(input))}
        problem={errors.root?.message}
        submitLabel="Send code"
        pendingLabel="Sending the code..."
        pending={request.isPending}
      >
        <Field label="Email" required error={errors.email?.message}>
          <Input type="email" inputMode="email" autoComplete="username" {...form.register('email')} />
        </Field>
      </AuthForm>
      <p className="mt-4 text-sm">
        <Link to="/login" search={search} className={TEXT_LINK}>
          Back to sign in
        </Link>
      </p>
    </>
  );
}
