import type { ReactNode } from 'react';
import type { FormState } from '../../../schema/common/form-state';
import { Button } from '../../ui/button';
import { HtmlForm } from '../parts/html-form';
import { AUTH_PART } from './auth-frame';

/** Shown when there is no response. */
const OFFLINE = 'We could not reach the server. Check your connection and try again.';

interface AuthFormProps {
  title: string;
  intro: ReactNode;
  /** Between heading and form: another way in. */
  before?: ReactNode;
  action: string;
  /** What is wrong with no field in particular. */
  notice: FormState['notice'];
  submitLabel: string;
  pendingLabel: string;
  /** Its fields. */
  children: ReactNode;
}

/** The shape that signing in, signing up and their codes share: heading, fields, one button. */
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
  return (
    <>
      <header className="mb-6">
        <h1 className="font-semibold text-2xl">{title}</h1>
        <p className="wrap-break-word mt-1.5 text-pretty text-ink-muted text-sm">{intro}</p>
      </header>
      {before}
      <HtmlForm action={action} part={AUTH_PART} notice={notice} failed={OFFLINE} leadsOn autofilled>
        {children}
        <Button type="submit" variant="primary" size="lg" block pendingLabel={pendingLabel}>
          {submitLabel}
        </Button>
      </HtmlForm>
    </>
  );
}
