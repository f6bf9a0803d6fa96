import type { FormState } from '../../../schema/common/form-state';
import { AuthForm } from './auth-form';
import { AuthFrame } from './auth-frame';
import { LoginField } from './fields';
import { type Onward, withOnward } from './onward';
import { TEXT_LINK } from './text-link';

/** Asks for the number that a code is sent to; the next screen is for the code. */
export function ByCodeDocument({ form, onward }: { form: FormState; onward: Onward }) {
  return (
    <AuthFrame>
      <AuthForm
        title="Sign in with a code"
        intro="We send a 6-digit code by SMS to the number that you have confirmed."
        action={withOnward('/auth/code', onward)}
        notice={form.notice}
        submitLabel="Send code"
        pendingLabel="Sending the code..."
      >
        <LoginField form={form} label="Mobile number" />
      </AuthForm>
      <p className="mt-4 text-sm">
        <a href={withOnward('/login', onward)} className={TEXT_LINK}>
          Back to sign in
        </a>
      </p>
    </AuthFrame>
  );
}
