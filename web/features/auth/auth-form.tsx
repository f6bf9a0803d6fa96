import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '../../ui/button';
import { FormAlert } from '../../ui/form-alert';
import { FormHeading } from './form-heading';

interface AuthFormProps {
  title: string;
  intro: ReactNode;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** What is wrong with no field in particular. */
  problem: string | undefined;
  submitLabel: string;
  pendingLabel: string;
  pending: boolean;
  /** Its fields. */
  children: ReactNode;
  /** What stands under the button. */
  under?: ReactNode;
}

/** The shape that signing in, signing up and their codes share: heading, fields, one button. */
export function AuthForm(props: AuthFormProps) {
  const { title, intro, onSubmit, problem, submitLabel, pendingLabel, pending, children, under } = props;
  return (
    <>
      <FormHeading title={title}>{intro}</FormHeading>
      <form noValidate className="flex flex-col gap-4" onSubmit={onSubmit}>
        <FormAlert message={problem} />
        {children}
        <Button type="submit" variant="primary" size="lg" block pending={pending} pendingLabel={pendingLabel}>
          {submitLabel}
        </Button>
        {under}
      </form>
    </>
  );
}
