import { createFileRoute } from '@tanstack/react-router';
import { signInOptionsQuery } from '../features/auth/auth.queries';
import { leaveWhenSignedIn, readSignInSearch, signInHead } from '../features/auth/sign-in-search';
import { VerifyForm } from '../features/auth/verify-form';
import { AuthLayout } from '../layouts/auth-layout';

export const Route = createFileRoute('/auth/verify')({
  validateSearch: readSignInSearch,
  beforeLoad: ({ context, search }) => leaveWhenSignedIn(context.user, search),
  loader: ({ context }) => context.queryClient.prefetchQuery(signInOptionsQuery),
  head: () => signInHead('Check your email'),
  component: () => (
    <AuthLayout>
      <VerifyForm search={Route.useSearch()} />
    </AuthLayout>
  ),
});
