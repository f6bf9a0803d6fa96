import type { FormState } from '../../../schema/common/form-state';
import { AuthForm } from './auth-form';
import { AuthFrame } from './auth-frame';
import { LoginField } from './fields';
import { type Onward, withOnward } from './onward';
import { TEXT_LINK } from './text-link';
import { useWords } from './words';

/** Asks for the number that a code is sent to; the next screen is for the code. */
export function ByCodeDocument({ form, onward }: { form: FormState; onward: Onward }) {
  const t = useWords();
  return (
    <AuthFrame>
      <AuthForm
        title={t('Sign in with a code')}
        intro={t('We send a 6-digit code by SMS to the number that you have confirmed.')}
        action={withOnward('/auth/code', onward)}
        notice={form.notice}
        submitLabel={t('Send code')}
        pendingLabel={t('Sending the code...')}
      >
        <LoginField form={form} label={t('Mobile number')} />
      </AuthForm>
      <p className="mt-4 text-sm">
        <a href={withOnward('/login', onward)} className={TEXT_LINK}>
          {t('Back to sign in')}
        </a>
      </p>
    </AuthFrame>
  );
}
