import { SIGN_IN_RULES } from '../../../schema/auth/sign-in-rules';
import type { FormState } from '../../../schema/common/form-state';
import { CodeInput } from '../../ui/code-input';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { ruled } from '../parts/html-form';
import { PasswordInput } from './password-input';
import { StrengthHint } from './strength-hint';

interface FormProps {
  form: FormState;
}

/** One field for either, which password managers know as the user's name. */
export function LoginField({ form, label = 'Mobile number or email' }: FormProps & { label?: string }) {
  return (
    <Field label={label} required error={form.problems.email?.text}>
      <Input
        type="text"
        name="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={form.values.email}
        {...ruled(SIGN_IN_RULES.login)}
      />
    </Field>
  );
}

interface CodeFieldProps extends FormProps {
  autoFocus: boolean;
  /** The script submits the form once the code is complete (web/page/code.ts). */
  submits?: boolean;
}

export function CodeField({ form, autoFocus, submits = false }: CodeFieldProps) {
  return (
    <Field label="6-digit code" required error={form.problems.otp?.text}>
      <CodeInput
        name="otp"
        autoFocus={autoFocus}
        data-submits={submits ? '' : undefined}
        defaultValue={form.values.otp}
        {...ruled(SIGN_IN_RULES.otp)}
      />
    </Field>
  );
}

/** A new password, with a hint about its strength. */
export function NewPasswordField({ form, label }: FormProps & { label: string }) {
  return (
    <div className="flex flex-col gap-1.5">
      <Field label={label} required error={form.problems.password?.text}>
        <PasswordInput name="password" autoComplete="new-password" {...ruled(SIGN_IN_RULES.newPassword)} />
      </Field>
      <StrengthHint />
    </div>
  );
}
