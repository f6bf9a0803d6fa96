import { CircleCheck, Lock } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { PrefixedInput } from '../../ui/prefixed-input';
import { Spinner } from '../../ui/spinner';
import type { ProfileForm } from './profile-fields';
import type { UsernameCheck } from './use-username-check';
import { say, useWords } from './words';

interface UsernameFieldProps {
  current: string | null;
  check: UsernameCheck;
}

/** The username in the public page's address: checked while typing, fixed once saved. */
export function UsernameField({ current, check }: UsernameFieldProps) {
  const t = useWords();
  const { register, formState } = useFormContext<ProfileForm>();
  if (current) {
    return (
      <Field
        label={t('Username')}
        hint={
          <span className="inline-flex items-center gap-1.5">
            <Lock aria-hidden="true" className="size-3.5" />
            {t("It is part of your page's address and can no longer be changed.")}
          </span>
        }
      >
        <Input value={current} readOnly />
      </Field>
    );
  }
  const isRefused = check.state === 'taken' || check.state === 'failed';
  return (
    <Field
      label={t('Username')}
      required
      error={isRefused ? check.message : formState.errors.username?.message}
      hint={<span role="status">{hintOf(check)}</span>}
    >
      <PrefixedInput
        prefix={`${window.location.host}/`}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={30}
        {...register('username')}
      />
    </Field>
  );
}

function hintOf({ state, message }: UsernameCheck) {
  if (state === 'checking') {
    return (
      <span className="inline-flex items-center gap-1.5">
        <Spinner /> {say('Checking...')}
      </span>
    );
  }
  if (state === 'available') {
    return (
      <span className="inline-flex items-center gap-1.5 text-positive">
        <CircleCheck aria-hidden="true" className="size-4" /> {message}
      </span>
    );
  }
  return say('At least 4 characters. You can set it only once.');
}
