import { createFileRoute } from '@tanstack/react-router';
import { signInOptionsQuery } from '../features/auth/auth.queries';
import { ResetScreen } from '../features/auth/reset-screen';
import { readSignInSearch, signInHead } from '../features/auth/sign-in-search';
import { AuthLayout } from '../layouts/auth-layout';

export const Route = createFileRoute('/auth/reset')({
  validateSearch: readSignInSearch,
  loader: ({ context }) => context.queryClient.prefetchQuery(signInOptionsQuery),
  head: () => signInHead('Set a new password'),
  component: () => (
    <AuthLayout>
      <ResetScreen search={Route.useSearch()} />
    </AuthLayout>
  ),
});
