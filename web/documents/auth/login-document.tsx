import type { SignInOptions } from '../../../schema/auth/sign-in-options';
import { SIGN_IN_RULES } from '../../../schema/auth/sign-in-rules';
import type { FormState } from '../../../schema/common/form-state';
import { Field } from '../../ui/core/field';
import { ruled } from '../parts/html-form';
import { AuthForm } from './auth-form';
import { AuthFrame } from './auth-frame';
import { LoginField } from './fields';
import { type Onward, withOnward } from './onward';
import { OtherWays } from './other-ways';
import { PasswordInput } from './password-input';
import { TEXT_LINK } from './text-link';

export interface EntranceProps {
  form: FormState;
  onward: Onward;
  options: SignInOptions;
}

/** Sign-in with a password. */
export function LoginDocument({ form, onward, options }: EntranceProps) {
  return (
    <AuthFrame>
      <AuthForm
        title="Sign in"
        intro={
          <>
            New here?{' '}
            <a href={withOnward('/signup', onward)} className={TEXT_LINK}>
              Create an account
            </a>
          </>
        }
        action={withOnward('/login', onward)}
        notice={form.notice}
        submitLabel="Sign in"
        pendingLabel="Signing in..."
      >
        <LoginField form={form} />
        <Field label="Password" required error={form.problems.password?.text}>
          <PasswordInput name="password" autoComplete="current-password" {...ruled(SIGN_IN_RULES.password)} />
        </Field>
      </AuthForm>
      <p className="mt-4 flex flex-wrap gap-x-6 text-sm">
        <a href={withOnward('/auth/reset', onward)} className={TEXT_LINK}>
          Forgot your password?
        </a>
        {options.smsCodes && (
          <a href={withOnward('/auth/code', onward)} className={TEXT_LINK}>
            Sign in with a code by SMS
          </a>
        )}
      </p>
      <OtherWays onward={onward} options={options} />
    </AuthFrame>
  );
}
