import { AuthForm } from './auth-form';
import { AuthFrame } from './auth-frame';
import { DemoAccounts } from './demo-accounts';
import { LoginField, NewPasswordField } from './fields';
import type { EntranceProps } from './login-document';
import { NameFields } from './name-fields';
import { withOnward } from './onward';
import { ProviderFirst } from './provider-link';
import { TEXT_LINK } from './text-link';
import { useWords } from './words';

/** Registration; the next screen is for the code that was sent. */
export function SignupDocument({ form, onward, options }: EntranceProps) {
  const t = useWords();
  return (
    <AuthFrame>
      <AuthForm
        title={t('Create your account')}
        intro={t("Free to start: a page, a QR code and buyers' offers for every vehicle you sell.")}
        before={<ProviderFirst onward={onward} provider={options.provider} />}
        action={withOnward('/signup', onward)}
        notice={form.notice}
        submitLabel={t('Create account')}
        pendingLabel={t('Creating your account...')}
      >
        <NameFields form={form} />
        <LoginField form={form} />
        <NewPasswordField form={form} label={t('Password')} />
      </AuthForm>
      <p className="mt-3 text-pretty text-ink-muted text-xs">
        {t.rich('By signing up you accept the {terms} and the {privacy}.', {
          terms: (
            <a className="underline underline-offset-2" href="/terms">
              {t('Terms of Service')}
            </a>
          ),
          privacy: (
            <a className="underline underline-offset-2" href="/privacy">
              {t('Privacy Policy')}
            </a>
          ),
        })}
      </p>
      <p className="mt-5 text-ink-muted text-sm">
        {t.rich('Already have an account? {link}', {
          link: (
            <a href={withOnward('/login', onward)} className={TEXT_LINK}>
              {t('Sign in')}
            </a>
          ),
        })}
      </p>
      {options.demoAccounts.length > 0 && <DemoAccounts accounts={options.demoAccounts} onward={onward} />}
    </AuthFrame>
  );
}
