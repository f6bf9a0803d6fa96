import { createFileRoute } from '@tanstack/react-router';
import { PayPage } from '../features/billing/pay-page';
import { choiceOf } from '../features/billing/plan-choice';
import { parsePaySearch } from '../features/billing/plan-search';
import { say } from '../features/billing/words';
import { SignedIn } from '../features/workspace/signed-in';
import { CheckoutLayout } from '../layouts/checkout-layout';
import { NotFoundPage } from '../layouts/not-found-page';
import { pageTitle } from '../lib/head';

export const Route = createFileRoute('/subscription/pay')({
  validateSearch: parsePaySearch,
  head: () => ({ meta: [pageTitle(say('Payment'))] }),
  component: function Pay() {
    const search = Route.useSearch();
    const choice = choiceOf(search);
    if (!choice) return <NotFoundPage />;
    return (
      <SignedIn>
        <CheckoutLayout>
          <PayPage choice={choice} returnedIntent={search.payment_intent} />
        </CheckoutLayout>
      </SignedIn>
    );
  },
});
