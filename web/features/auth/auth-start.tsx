import { useNavigate } from '@tanstack/react-router';
import { AuthFailed } from './auth-failed';
import { AuthRedirect } from './auth-redirect';
import type { AuthStartSearch } from './sign-in-search';

/** `/auth` and `/signin`: on to sign-in, unless sign-in has just failed. */
export function AuthStart({ search: { error, returnUrl, method } }: { search: AuthStartSearch }) {
  const navigate = useNavigate();
  if (!error) return <AuthRedirect returnUrl={returnUrl} method={method} />;
  return (
    <AuthFailed onRetry={() => navigate({ to: '/auth', search: { returnUrl, method }, replace: true })} />
  );
}
