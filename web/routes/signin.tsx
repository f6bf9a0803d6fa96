import { createFileRoute } from '@tanstack/react-router';
import { signInOptionsQuery } from '../features/auth/auth.queries';
import { AuthStart } from '../features/auth/auth-start';
import { readAuthStartSearch, signInHead } from '../features/auth/sign-in-search';

export const Route = createFileRoute('/signin')({
  validateSearch: readAuthStartSearch,
  loader: ({ context }) => context.queryClient.prefetchQuery(signInOptionsQuery),
  head: () => signInHead('Sign in'),
  component: () => <AuthStart search={Route.useSearch()} />,
});
