import { createFileRoute } from '@tanstack/react-router';
import { WithdrawPage } from '../features/leads/withdraw-page';
import { pageTitle } from '../lib/head';

/** The Worker answers this address itself, with what the link leads to (worker/pages/withdraw-form.ts). */
export const Route = createFileRoute('/withdraw/$offer/$key')({
  staticData: { plain: true },
  head: () => ({ meta: [pageTitle('Your offer'), { name: 'robots', content: 'noindex, nofollow' }] }),
  component: WithdrawPage,
});
