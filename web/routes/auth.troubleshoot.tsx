import { createFileRoute } from '@tanstack/react-router';
import { signInHead } from '../features/auth/sign-in-search';
import { TroubleshootPage } from '../features/auth/troubleshoot-page';

export const Route = createFileRoute('/auth/troubleshoot')({
  head: () => signInHead('Authentication troubleshooting'),
  component: TroubleshootPage,
});
