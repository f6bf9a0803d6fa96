import { createFileRoute } from '@tanstack/react-router';
import { signInOptionsQuery } from '../features/auth/auth.queries';
import { leaveWhenSignedIn, SignInSearch, signInHead } from '../features/auth/sign-in-search';
import { VerifyForm } from '../features/auth/verify-form';
import { AuthLayout } from '../layouts/auth-layout';

export const Route = createFileRoute('/auth/verify')({
  validateSearch: SignInSearch,
  beforeLoad: ({ context, search }) => leaveWhenSignedIn(context.user, search),
  loader: ({ context }) => context.queryClient.prefetchQuery(signInOptionsQuery),
  head: () => signInHead('Check your email'),
  component: () => (
    <AuthLayout>
      <VerifyForm search={Route.useSearch()} />
    </AuthLayout>
  ),
});
