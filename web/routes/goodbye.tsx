import { createFileRoute } from '@tanstack/react-router';
import { AccountClosed } from '../features/account/account-closed';
import { pageTitle } from '../lib/head';

export const Route = createFileRoute('/goodbye')({
  head: () => ({ meta: [pageTitle('Goodbye'), { name: 'robots', content: 'noindex' }] }),
  component: AccountClosed,
});
