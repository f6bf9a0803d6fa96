import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { AuthCallback } from '../features/auth/auth-callback';
import { SignInSearch, signInHead } from '../features/auth/sign-in-search';

export const Route = createFileRoute('/auth/callback')({
  validateSearch: SignInSearch.extend({ error: z.string().optional().catch(undefined) }),
  head: () => signInHead('Completing Authentication'),
  component: function CallbackRoute() {
    const { error, returnUrl } = Route.useSearch();
    const { user } = Route.useRouteContext();
    return <AuthCallback signedIn={user !== null && !error} returnUrl={returnUrl} />;
  },
});
