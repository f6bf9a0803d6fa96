import { createFileRoute } from '@tanstack/react-router';
import { signInOptionsQuery } from '../features/auth/auth.queries';
import { LoginForm } from '../features/auth/login-form';
import { leaveWhenSignedIn, readSignInSearch, signInHead } from '../features/auth/sign-in-search';
import { AuthLayout } from '../layouts/auth-layout';

export const Route = createFileRoute('/login')({
  validateSearch: readSignInSearch,
  beforeLoad: ({ context, search }) => leaveWhenSignedIn(context.user, search),
  loader: ({ context }) => context.queryClient.prefetchQuery(signInOptionsQuery),
  head: () => signInHead('Sign in'),
  component: () => (
    <AuthLayout>
      <LoginForm search={Route.useSearch()} />
    </AuthLayout>
  ),
});
