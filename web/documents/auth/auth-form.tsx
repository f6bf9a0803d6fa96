import type { ReactNode } from 'react';
import type { FormState } from '../../../schema/common/form-state';
import { Button } from '../../ui/button';
import { HtmlForm } from '../parts/html-form';
import { AUTH_PART } from './auth-frame';
import { useMessages } from './messages';
import { useWords } from './words';

interface AuthFormProps {
  title: string;
  intro: ReactNode;
  /** Between heading and form: another way to sign in. */
  before?: ReactNode;
  action: string;
  /** A problem of the form as a whole. */
  notice: FormState['notice'];
  submitLabel: string;
  pendingLabel: string;
  /** The form's fields. */
  children: ReactNode;
}

/** The layout shared by signing in, signing up and entering codes: heading, fields, one button. */
export function AuthForm({
  title,
  intro,
  before,
  action,
  notice,
  submitLabel,
  pendingLabel,
  children,
}: AuthFormProps) {
  const t = useWords();
  const { messageOf } = useMessages();
  return (
    <>
      <header className="mb-6">
        <h1 className="font-semibold text-2xl">{title}</h1>
        <p className="wrap-break-word mt-1.5 text-pretty text-ink-muted text-sm">{intro}</p>
      </header>
      {before}
      <HtmlForm
        label={submitLabel}
        action={action}
        part={AUTH_PART}
        notice={messageOf(notice) ?? null}
        failed={t('We could not reach the server. Check your connection and try again.')}
        leadsOn
        autofilled
      >
        {children}
        <Button type="submit" variant="primary" size="lg" block pendingLabel={pendingLabel}>
          {submitLabel}
        </Button>
      </HtmlForm>
    </>
  );
}
