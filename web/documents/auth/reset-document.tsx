import type { FormState } from '../../../schema/common/form-state';
import { AuthForm } from './auth-form';
import { AuthFrame } from './auth-frame';
import { LoginField } from './fields';
import { type Onward, withOnward } from './onward';
import { TEXT_LINK } from './text-link';
import { useWords } from './words';

/** Requests a reset code; the answer is the same whether or not the address or number is known. */
export function ResetDocument({ form, onward }: { form: FormState; onward: Onward }) {
  const t = useWords();
  return (
    <AuthFrame>
      <AuthForm
        title={t('Set a new password')}
        intro={t('We send a code to your email, or by SMS to a number that you have confirmed.')}
        action={withOnward('/auth/reset', onward)}
        notice={form.notice}
        submitLabel={t('Send code')}
        pendingLabel={t('Sending the code...')}
      >
        <LoginField form={form} />
      </AuthForm>
      <p className="mt-4 text-sm">
        <a href={withOnward('/login', onward)} className={TEXT_LINK}>
          {t('Back to sign in')}
        </a>
      </p>
      <p className="mt-1 text-sm">
        <a href="/help#signing-in" className={TEXT_LINK}>
          {t('Help with signing in')}
        </a>
      </p>
    </AuthFrame>
  );
}
