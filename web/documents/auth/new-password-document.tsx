import { isMobile } from '../../../schema/auth/login-name';
import { formatMobile } from '../../../schema/common/mobile-text';
import { buttonClass } from '../../ui/button-class';
import { AuthForm } from './auth-form';
import { AuthFrame } from './auth-frame';
import type { CodeDocumentProps } from './code-document';
import { CodeField, NewPasswordField } from './fields';
import { withOnward } from './onward';
import { OutboxHint } from './outbox-hint';
import { ResendForm } from './resend-form';
import { useWords } from './words';

interface NewPasswordDocumentProps extends CodeDocumentProps {
  login: string;
}

/** Code and new password; success ends all other sessions and signs in here. */
export function NewPasswordDocument(props: NewPasswordDocumentProps) {
  const t = useWords();
  const { login, secondsLeft, form, resent, onward, outboxUrl } = props;
  return (
    <AuthFrame>
      <AuthForm
        title={t('Set a new password')}
        intro={t.rich(
          'If {login} has an account, a 6-digit code is on its way to it. All other devices will be signed out.',
          {
            login: (
              <strong className="font-medium text-ink">
                {isMobile(login) ? formatMobile(login) : login}
              </strong>
            ),
          },
        )}
        action={withOnward('/auth/reset/code', onward)}
        notice={form.notice}
        submitLabel={t('Save and sign in')}
        pendingLabel={t('Saving...')}
      >
        {/* Password managers keep the new password beside it. */}
        <input type="hidden" name="email" autoComplete="username" value={login} />
        <CodeField form={form} autoFocus />
        <NewPasswordField form={form} label={t('New password')} />
      </AuthForm>
      <ResendForm
        action={withOnward('/auth/reset/code/resend', onward)}
        login={login}
        secondsLeft={secondsLeft}
        resent={resent}
      />
      <a
        href={withOnward('/auth/reset', onward)}
        className={buttonClass({ variant: 'ghost', block: true }, 'mt-4')}
      >
        {t('Use another address or number')}
      </a>
      <OutboxHint url={outboxUrl} />
    </AuthFrame>
  );
}
