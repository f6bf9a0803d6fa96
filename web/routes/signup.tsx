import { createFileRoute } from '@tanstack/react-router';
import { signInOptionsQuery } from '../features/auth/auth.queries';
import { leaveWhenSignedIn, readSignInSearch, signInHead } from '../features/auth/sign-in-search';
import { SignupForm } from '../features/auth/signup-form';
import { AuthLayout } from '../layouts/auth-layout';

export const Route = createFileRoute('/signup')({
  validateSearch: readSignInSearch,
  beforeLoad: ({ context, search }) => leaveWhenSignedIn(context.user, search),
  loader: ({ context }) => context.queryClient.prefetchQuery(signInOptionsQuery),
  head: () => signInHead('Create your account'),
  component: () => (
    <AuthLayout>
      <SignupForm search={Route.useSearch()} />
    </AuthLayout>
  ),
});
