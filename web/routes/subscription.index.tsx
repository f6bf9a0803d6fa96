import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { DEFAULT_CURRENCY } from '../../schema/common/currencies';
import { currentUserQuery } from '../features/auth/auth.queries';
import { paymentOptionsQuery, plansQuery } from '../features/billing/billing.queries';
import { parsePlansSearch } from '../features/billing/plan-search';
import { PlansPage } from '../features/billing/plans-page';
import { say } from '../features/billing/words';
import { SignedOut } from '../features/workspace/signed-out';
import { SiteLayout } from '../layouts/site-layout';
import { pageTitle } from '../lib/head';

export const Route = createFileRoute('/subscription/')({
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: parsePlansSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    await Promise.all([
      queryClient.ensureQueryData(plansQuery(deps.currency ?? DEFAULT_CURRENCY)),
      queryClient.ensureQueryData(paymentOptionsQuery),
    ]);
    return { now: Date.now() };
  },
  head: () => ({ meta: [pageTitle(say('Plans'))] }),
  component: function Subscription() {
    const { data: user } = useQuery(currentUserQuery);
    const navigate = Route.useNavigate();
    const search = Route.useSearch();
    const { now } = Route.useLoaderData();
    if (!user) return <SignedOut />;
    return (
      <SiteLayout signedIn>
        <PlansPage
          user={user}
          search={search}
          onSearch={(search) => navigate({ search, replace: true, resetScroll: false })}
          now={now}
        />
      </SiteLayout>
    );
  },
});
