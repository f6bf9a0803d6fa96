import type { FormState } from '../../../schema/common/form-state';
import { AuthForm } from './auth-form';
import { AuthFrame } from './auth-frame';
import { LoginField } from './fields';
import { type Onward, withOnward } from './onward';
import { TEXT_LINK } from './text-link';

/** Requests a reset code; the answer is the same whether or not the address or number is known. */
export function ResetDocument({ form, onward }: { form: FormState; onward: Onward }) {
  return (
    <AuthFrame>
      <AuthForm
        title="Set a new password"
        intro="We send a code to your email, or by SMS to a number that you have confirmed."
        action={withOnward('/auth/reset', onward)}
        notice={form.notice}
        submitLabel="Send code"
        pendingLabel="Sending the code..."
      >
        <LoginField form={form} />
      </AuthForm>
      <p className="mt-4 text-sm">
        <a href={withOnward('/login', onward)} className={TEXT_LINK}>
          Back to sign in
        </a>
      </p>
      <p className="mt-1 text-sm">
        <a href="/help#signing-in" className={TEXT_LINK}>
          Help with signing in
        </a>
      </p>
    </AuthFrame>
  );
}
