import type { SignInOptions } from '../../../schema/auth/sign-in-options';
import { SIGN_IN_RULES } from '../../../schema/auth/sign-in-rules';
import type { FormState } from '../../../schema/common/form-state';
import { Field } from '../../ui/core/field';
import { AuthForm } from './auth-form';
import { AuthFrame } from './auth-frame';
import { LoginField } from './fields';
import { useMessages } from './messages';
import { type Onward, withOnward } from './onward';
import { OtherWays } from './other-ways';
import { PasswordInput } from './password-input';
import { TEXT_LINK } from './text-link';
import { useWords } from './words';

export interface EntranceProps {
  form: FormState;
  onward: Onward;
  options: SignInOptions;
}

/** Sign-in with a password. */
export function LoginDocument({ form, onward, options }: EntranceProps) {
  const t = useWords();
  const { messageOf, ruled } = useMessages();
  return (
    <AuthFrame>
      <AuthForm
        title={t('Sign in')}
        intro={t.rich('New here? {link}', {
          link: (
            <a href={withOnward('/signup', onward)} className={TEXT_LINK}>
              {t('Create an account')}
            </a>
          ),
        })}
        action={withOnward('/login', onward)}
        notice={form.notice}
        submitLabel={t('Sign in')}
        pendingLabel={t('Signing in...')}
      >
        <LoginField form={form} />
        <Field label={t('Password')} required error={messageOf(form.problems.password)}>
          <PasswordInput name="password" autoComplete="current-password" {...ruled(SIGN_IN_RULES.password)} />
        </Field>
      </AuthForm>
      <p className="mt-4 flex flex-wrap gap-x-6 text-sm">
        <a href={withOnward('/auth/reset', onward)} className={TEXT_LINK}>
          {t('Forgot your password?')}
        </a>
        {options.smsCodes && (
          <a href={withOnward('/auth/code', onward)} className={TEXT_LINK}>
            {t('Sign in with a code by SMS')}
          </a>
        )}
      </p>
      <OtherWays onward={onward} options={options} />
    </AuthFrame>
  );
}
