import { isMobile } from '../../../schema/auth/login-name';
import { SIGN_IN_RULES } from '../../../schema/auth/sign-in-rules';
import { formatMobile } from '../../../schema/common/mobile-text';
import { cx } from '../../lib/class-names';
import { Checkbox } from '../../ui/checkbox';
import { Field } from '../../ui/core/field';
import { AuthForm } from './auth-form';
import { AuthFrame } from './auth-frame';
import type { CodeDocumentProps } from './code-document';
import { CodeField, LoginField } from './fields';
import { useMessages } from './messages';
import { withOnward } from './onward';
import { OutboxHint } from './outbox-hint';
import { PasswordInput } from './password-input';
import { ResendForm } from './resend-form';
import { TEXT_LINK } from './text-link';
import { useWords } from './words';

interface VerifyDocumentProps extends CodeDocumentProps {
  /** The number may have been given to somebody else since its account confirmed it. */
  needsPassword: boolean;
}

function Intro({ login }: Pick<CodeDocumentProps, 'login'>) {
  const t = useWords();
  if (!login) return t('Enter your address or number and the 6-digit code that we have sent to it.');
  const byText = isMobile(login);
  return t.rich(
    byText
      ? 'We have sent a 6-digit code by SMS to {login}. It works once, for five minutes.'
      : 'We have sent a 6-digit code to {login}. It works once, for ten minutes.',
    {
      login: (
        <strong className={cx('font-medium text-ink', byText && 'whitespace-nowrap')}>
          {byText ? formatMobile(login) : login}
        </strong>
      ),
    },
  );
}

/** Confirms the address or number and signs in. If it is not known, there is a field for it. */
export function VerifyDocument(props: VerifyDocumentProps) {
  const t = useWords();
  const { messageOf, ruled } = useMessages();
  const { login, secondsLeft, form, resent, needsPassword, onward, outboxUrl } = props;
  const byText = login !== null && isMobile(login);
  return (
    <AuthFrame>
      <AuthForm
        title={byText ? t('Check your phone') : t('Check your email')}
        intro={<Intro login={login} />}
        action={withOnward('/auth/verify', onward)}
        notice={form.notice}
        submitLabel={t('Verify')}
        pendingLabel={t('Verifying...')}
      >
        {login ? <input type="hidden" name="email" value={login} /> : <LoginField form={form} />}
        <CodeField form={form} autoFocus={login !== null && !needsPassword} submits />
        {needsPassword && (
          <>
            <Field label={t('Password of the account')} error={messageOf(form.problems.password)}>
              <PasswordInput
                name="password"
                autoComplete="current-password"
                {...ruled({ ...SIGN_IN_RULES.password, must: [] })}
              />
            </Field>
            <Checkbox
              name="startNew"
              label={t('It is not my account: I have just signed up for a new one')}
            />
          </>
        )}
      </AuthForm>
      {login && (
        <ResendForm
          action={withOnward('/auth/verify/resend', onward)}
          login={login}
          secondsLeft={secondsLeft}
          resent={resent}
        />
      )}
      {needsPassword && (
        <p className="mt-4 text-sm">
          <a href={withOnward('/auth/reset', onward)} className={TEXT_LINK}>
            {t('Forgot it? Get a code by email')}
          </a>
        </p>
      )}
      <p className="mt-4 text-ink-muted text-sm">
        {t.rich(byText ? 'Wrong number? {link}' : 'Wrong address? {link}', {
          link: (
            <a href={withOnward('/signup', onward)} className={TEXT_LINK}>
              {t('Start again')}
            </a>
          ),
        })}
      </p>
      <OutboxHint url={outboxUrl} />
    </AuthFrame>
  );
}
