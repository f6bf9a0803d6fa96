import { AuthForm } from './auth-form';
import { AuthFrame } from './auth-frame';
import { DemoAccounts } from './demo-accounts';
import { LoginField, NewPasswordField } from './fields';
import type { EntranceProps } from './login-document';
import { NameFields } from './name-fields';
import { withOnward } from './onward';
import { ProviderFirst } from './provider-link';
import { TEXT_LINK } from './text-link';

/** Registration; the next screen is for the code that was sent. */
export function SignupDocument({ form, onward, options }: EntranceProps) {
  return (
    <AuthFrame>
      <AuthForm
        title="Create your account"
        intro="Free to start: a page, a QR code and buyers' offers for every vehicle you sell."
        before={<ProviderFirst onward={onward} provider={options.provider} />}
        action={withOnward('/signup', onward)}
        notice={form.notice}
        submitLabel="Create account"
        pendingLabel="Creating your account..."
      >
        <NameFields form={form} />
        <LoginField form={form} />
        <NewPasswordField form={form} label="Password" />
      </AuthForm>
      <p className="mt-3 text-pretty text-ink-muted text-xs">
        By signing up you accept the{' '}
        <a className="underline underline-offset-2" href="/terms">
          Terms of Service
        </a>{' '}
        and the{' '}
        <a className="underline underline-offset-2" href="/privacy">
          Privacy Policy
        </a>
        .
      </p>
      <p className="mt-5 text-ink-muted text-sm">
        Already have an account?{' '}
        <a href={withOnward('/login', onward)} className={TEXT_LINK}>
          Sign in
        </a>
      </p>
      {options.demoAccounts.length > 0 && <DemoAccounts accounts={options.demoAccounts} onward={onward} />}
    </AuthFrame>
  );
}
