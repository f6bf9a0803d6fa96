import { SIGN_IN_RULES } from '../../../schema/auth/sign-in-rules';
import { Field } from '../../ui/field';
import { Input } from '../../ui/input';
import { ruled } from '../parts/html-form';
import { AuthForm } from './auth-form';
import { AuthFrame } from './auth-frame';
import { EmailField, NewPasswordField } from './fields';
import type { EntranceProps } from './login-document';
import { withOnward } from './onward';
import { OtherWays } from './other-ways';
import { TEXT_LINK } from './text-link';

/** Registration; the next screen takes the code that arrives by mail. */
export function SignupDocument({ form, onward, options }: EntranceProps) {
  const { values, problems } = form;
  return (
    <AuthFrame>
      <AuthForm
        title="Create your account"
        intro="Free to start: a page, a QR code and buyers' offers for every vehicle you sell."
        action={withOnward('/signup', onward)}
        notice={form.notice}
        submitLabel="Create account"
        pendingLabel="Creating your account..."
      >
        <div className="grid grid-cols-2 items-start gap-3">
          <Field label="First name" required error={problems.firstName}>
            <Input
              name="firstName"
              autoComplete="given-name"
              maxLength={50}
              defaultValue={values.firstName}
              {...ruled(SIGN_IN_RULES.firstName)}
            />
          </Field>
          <Field label="Last name" required error={problems.lastName}>
            <Input
              name="lastName"
              autoComplete="family-name"
              maxLength={50}
              defaultValue={values.lastName}
              {...ruled(SIGN_IN_RULES.lastName)}
            />
          </Field>
        </div>
        <EmailField form={form} autoComplete="email" />
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
      <OtherWays onward={onward} options={options} />
    </AuthFrame>
  );
}
