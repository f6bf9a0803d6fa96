import { createFileRoute } from '@tanstack/react-router';
import { AuthCallback } from '../features/auth/auth-callback';
import { readAuthStartSearch, signInHead } from '../features/auth/sign-in-search';

export const Route = createFileRoute('/auth/callback')({
  validateSearch: readAuthStartSearch,
  head: () => signInHead('Completing Authentication'),
  component: function CallbackRoute() {
    const { error, returnUrl } = Route.useSearch();
    const { user } = Route.useRouteContext();
    return <AuthCallback signedIn={user !== null && !error} returnUrl={returnUrl} />;
  },
});
