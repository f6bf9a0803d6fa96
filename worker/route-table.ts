import { accountApi } from './features/account/account.api';
import { adminApi } from './features/admin/admin.api';
import { authApi } from './features/auth/auth.api';
import { loginApi } from './features/auth/login.api';
import { phoneApi } from './features/auth/phone.api';
import { signInFormsApi } from './features/auth/sign-in-forms.api';
import { adminBillingApi } from './features/billing/admin-billing.api';
import { billingApi } from './features/billing/billing.api';
import { contactsApi } from './features/contacts/contacts.api';
import { healthApi } from './features/health/health.api';
import { issuesApi } from './features/issues/issues.api';
import { leadsApi } from './features/leads/leads.api';
import { limitsApi } from './features/limits/limits.api';
import { linksApi } from './features/links/links.api';
import { liveApi } from './features/live/live.api';
import { mediaApi, uploadsApi } from './features/media/media.api';
import { notificationsApi } from './features/notifications/notifications.api';
import { permissionsApi } from './features/permissions/permissions.api';
import { profileApi } from './features/profile/profile.api';
import { rcApi } from './features/rc/rc.api';
import { republishApi } from './features/republish/republish.api';
import { sitemapApi } from './features/sitemap/sitemap.api';
import { suggestionsApi } from './features/suggestions/suggestions.api';
import { vehiclesApi } from './features/vehicles/vehicles.api';
import { viewsApi } from './features/views/views.api';
import { docsApi } from './http/docs/docs.api';
import type { RouteEntry } from './http/route-entry';

/** Every route there is besides the pages, by the part of the product it belongs to: what is not in here does not ship. */
export const ROUTE_GROUPS: Record<string, Record<string, RouteEntry>> = {
  Vehicles: vehiclesApi,
  Pictures: { ...uploadsApi, ...mediaApi },
  Suggestions: suggestionsApi,
  Leads: leadsApi,
  Contacts: contactsApi,
  Links: linksApi,
  Views: viewsApi,
  'Registration certificates': rcApi,
  Republishing: republishApi,
  Notifications: { ...notificationsApi, ...liveApi },
  Profiles: profileApi,
  'Sign-in': { ...authApi, ...loginApi },
  'Pages of sign-in': signInFormsApi,
  'Phone and permissions': { ...phoneApi, ...permissionsApi },
  'Account and data': accountApi,
  'Plans and payments': { ...limitsApi, ...billingApi },
  Operators: { ...adminApi, ...adminBillingApi },
  Service: { ...healthApi, ...issuesApi, ...docsApi, ...sitemapApi },
};

export const ROUTES: readonly RouteEntry[] = Object.values(ROUTE_GROUPS).flatMap(Object.values);
