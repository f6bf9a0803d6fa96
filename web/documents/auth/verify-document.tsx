import { isMobile } from '../../../schema/auth/login-name';
import { SIGN_IN_RULES } from '../../../schema/auth/sign-in-rules';
import { formatMobile } from '../../../schema/common/mobile-text';
import { cx } from '../../lib/class-names';
import { Checkbox } from '../../ui/checkbox';
import { Field } from '../../ui/core/field';
import { ruled } from '../parts/html-form';
import { AuthForm } from './auth-form';
import { AuthFrame } from './auth-frame';
import type { CodeDocumentProps } from './code-document';
import { CodeField, LoginField } from './fields';
import { withOnward } from './onward';
import { OutboxHint } from './outbox-hint';
import { PasswordInput } from './password-input';
import { ResendForm } from './resend-form';
import { TEXT_LINK } from './text-link';

interface VerifyDocumentProps extends CodeDocumentProps {
  /** The number may have been given to somebody else since its account confirmed it. */
  needsPassword: boolean;
}

function Intro({ login }: Pick<CodeDocumentProps, 'login'>) {
  if (!login) return 'Enter your address or number and the 6-digit code that we have sent to it.';
  const byText = isMobile(login);
  return (
    <>
      We have sent a 6-digit code {byText && 'by SMS '}to{' '}
      <strong className={cx('font-medium text-ink', byText && 'whitespace-nowrap')}>
        {byText ? formatMobile(login) : login}
      </strong>
      . It works once, for {byText ? 'five' : 'ten'} minutes.
    </>
  );
}

/** Confirms the address or number and signs in. If it is not known, there is a field for it. */
export function VerifyDocument(props: VerifyDocumentProps) {
  const { login, secondsLeft, form, resent, needsPassword, onward, outboxUrl } = props;
  const byText = login !== null && isMobile(login);
  return (
    <AuthFrame>
      <AuthForm
        title={byText ? 'Check your phone' : 'Check your email'}
        intro={<Intro login={login} />}
        action={withOnward('/auth/verify', onward)}
        notice={form.notice}
        submitLabel="Verify"
        pendingLabel="Verifying..."
      >
        {login ? <input type="hidden" name="email" value={login} /> : <LoginField form={form} />}
        <CodeField form={form} autoFocus={login !== null && !needsPassword} submits />
        {needsPassword && (
          <>
            <Field label="Password of the account" error={form.problems.password?.text}>
              <PasswordInput
                name="password"
                autoComplete="current-password"
                {...ruled({ ...SIGN_IN_RULES.password, must: [] })}
              />
            </Field>
            <Checkbox name="startNew" label="It is not my account: I have just signed up for a new one" />
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
            Forgot it? Get a code by email
          </a>
        </p>
      )}
      <p className="mt-4 text-ink-muted text-sm">
        {byText ? 'Wrong number?' : 'Wrong address?'}{' '}
        <a href={withOnward('/signup', onward)} className={TEXT_LINK}>
          Start again
        </a>
      </p>
      <OutboxHint url={outboxUrl} />
    </AuthFrame>
  );
}
