import type { FormState } from '../../../schema/common/form-state';
import { AuthForm } from './auth-form';
import { AuthFrame } from './auth-frame';
import { EmailField } from './fields';
import { type Onward, withOnward } from './onward';
import { TEXT_LINK } from './text-link';

/** Requests a reset code; responds identically for unknown addresses. */
export function ResetDocument({ form, onward }: { form: FormState; onward: Onward }) {
  return (
    <AuthFrame>
      <AuthForm
        title="Set a new password"
        intro="Tell us your address and we send a code to it, if it has an account."
        action={withOnward('/auth/reset', onward)}
        notice={form.notice}
        submitLabel="Send code"
        pendingLabel="Sending the code..."
      >
        <EmailField form={form} autoComplete="username" />
      </AuthForm>
      <p className="mt-4 text-sm">
        <a href={withOnward('/login', onward)} className={TEXT_LINK}>
          Back to sign in
        </a>
      </p>
    </AuthFrame>
  );
}
