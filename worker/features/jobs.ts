import { accountJobs } from './account/account.jobs';
import { adminJobs } from './admin/admin.jobs';
import { billingJobs } from './billing/billing.jobs';
import { bulkJobs } from './bulk/bulk.jobs';
import { feedsJobs } from './feeds/feeds.jobs';
import { figuresJobs } from './figures/figures.jobs';
import { grievancesJobs } from './grievances/grievances.jobs';
import { leadsJobs } from './leads/leads.jobs';
import { mediaJobs } from './media/media.jobs';
import { operationsJobs } from './operations/operations.jobs';
import { phoneAlertsJobs } from './phone-alerts/phone-alerts.jobs';
import { priceAlertsJobs } from './price-alerts/price-alerts.jobs';
import { profileJobs } from './profile/profile.jobs';
import { purchasesJobs } from './purchases/purchases.jobs';
import { rcWatchJobs } from './rc-watch/rc-watch.jobs';
import { restoreJobs } from './restore/restore.jobs';
import { scanNoticesJobs } from './scan-notices/scan-notices.jobs';
import { sitemapJobs } from './sitemap/sitemap.jobs';
import { stockBookJobs } from './stock-book/stock-book.jobs';
import { vehiclesJobs } from './vehicles/vehicles.jobs';
import { visitsJobs } from './visits/visits.jobs';
import { weeklyJobs } from './weekly/weekly.jobs';

/** The features' jobs; schema/operations/jobs.ts has their order. */
export const JOBS = {
  ...accountJobs,
  ...adminJobs,
  ...billingJobs,
  ...bulkJobs,
  ...feedsJobs,
  ...figuresJobs,
  ...grievancesJobs,
  ...leadsJobs,
  ...rcWatchJobs,
  ...mediaJobs,
  ...operationsJobs,
  ...phoneAlertsJobs,
  ...priceAlertsJobs,
  ...restoreJobs,
  ...sitemapJobs,
  ...vehiclesJobs,
  ...scanNoticesJobs,
  ...stockBookJobs,
  ...visitsJobs,
  ...profileJobs,
  ...purchasesJobs,
  ...weeklyJobs,
};
