import { Skeleton } from '../../ui/skeleton';
import { FormHeading } from './form-heading';
import type { SignInSearch } from './sign-in-search';
import { usePendingEmail } from './use-pending-email';
import { VerifyForm } from './verify-form';

/** Waits for the browser, which alone knows whose code is asked for. */
export function VerifyScreen({ search }: { search: SignInSearch }) {
  const email = usePendingEmail();
  if (email !== undefined) return <VerifyForm email={email} search={search} />;
  return (
    <div aria-busy="true">
      <FormHeading title="Check your email" />
      <Skeleton className="mb-4 h-12" />
      <Skeleton className="h-11" />
    </div>
  );
}
