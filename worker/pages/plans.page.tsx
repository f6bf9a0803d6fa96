import { DURATIONS } from '../../schema/billing/plan-names';
import { DEFAULT_CURRENCY } from '../../schema/common/currencies';
import { PlansDocument } from '../../web/documents/plans/plans-document';
import { parsePlansSearch } from '../../web/features/billing/plan-search';
import { say } from '../../web/layouts/words';
import { getPlans } from '../features/billing/catalogue.service';
import type { AppContext } from '../http/app-env';
import { showApplication } from './application';
import { isSignedIn } from './document';
import { renderSitePage } from './site.page';

/** The price list for visitors; signed-in people get the application, which knows their plan. */
export async function showPlans(c: AppContext): Promise<Response> {
  if (isSignedIn(c)) return showApplication(c);
  const { duration = DURATIONS[0], currency = DEFAULT_CURRENCY } = parsePlansSearch(c.req.query());
  return renderSitePage(c, {
    head: () => ({ title: say('Plans'), canonical: '/subscription' }),
    body: <PlansDocument plans={getPlans(currency)} duration={duration} currency={currency} />,
  });
}
