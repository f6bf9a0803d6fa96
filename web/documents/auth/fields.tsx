import { SIGN_IN_RULES } from '../../../schema/auth/sign-in-rules';
import type { FormState } from '../../../schema/common/form-state';
import { CodeInput } from '../../ui/code-input';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { useMessages } from './messages';
import { PasswordInput } from './password-input';
import { StrengthHint } from './strength-hint';
import { useWords } from './words';

interface FormProps {
  form: FormState;
}

/** One field for either, which password managers know as the user's name. */
export function LoginField({ form, label }: FormProps & { label?: string }) {
  const t = useWords();
  const { messageOf, ruled } = useMessages();
  return (
    <Field label={label ?? t('Mobile number or email')} required error={messageOf(form.problems.email)}>
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
  const t = useWords();
  const { messageOf, ruled } = useMessages();
  return (
    <Field label={t('6-digit code')} required error={messageOf(form.problems.otp)}>
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
  const { messageOf, ruled } = useMessages();
  return (
    <div className="flex flex-col gap-1.5">
      <Field label={label} required error={messageOf(form.problems.password)}>
        <PasswordInput name="password" autoComplete="new-password" {...ruled(SIGN_IN_RULES.newPassword)} />
      </Field>
      <StrengthHint />
    </div>
  );
}
