import type { Hono } from 'hono';
import type { BlankEnv, Schema } from 'hono/types';
import type { accountRoutes } from './features/account/account.routes';
import type { adminRoutes } from './features/admin/admin.routes';
import type { authRoutes } from './features/auth/auth.routes';
import type { loginRoutes } from './features/auth/login.routes';
import type { phoneRoutes } from './features/auth/phone.routes';
import type { adminBillingRoutes } from './features/billing/admin-billing.routes';
import type { billingRoutes, giftCodeRoutes } from './features/billing/billing.routes';
import type { contactsRoutes } from './features/contacts/contacts.routes';
import type { healthRoutes } from './features/health/health.routes';
import type { issuesRoutes } from './features/issues/issues.routes';
import type { leadsRoutes } from './features/leads/leads.routes';
import type { limitsRoutes } from './features/limits/limits.routes';
import type { ownLinksRoutes, profileLinkRoutes } from './features/links/links.routes';
import type { notificationsRoutes } from './features/notifications/notifications.routes';
import type { permissionsRoutes } from './features/permissions/permissions.routes';
import type { ownProfileRoutes, usersRoutes } from './features/profile/profile.routes';
import type { publicProfileRoutes } from './features/profile/public-profile.routes';
import type { rcRequestsRoutes, vehicleRcRequestsRoutes } from './features/rc/rc-requests.routes';
import type {
  republishedRoutes,
  republishRequestsRoutes,
  vehicleRepublishRoutes,
} from './features/republish/republish.routes';
import type { suggestionsRoutes } from './features/suggestions/suggestions.routes';
import type { vehiclesRoutes } from './features/vehicles/vehicles.routes';
import type { viewsRoutes } from './features/views/views.routes';

/** Keeps only the route table, so that the browser program sees no Workers types. */
type Api<T> = T extends Hono<infer _E, infer S extends Schema, infer _P> ? Hono<BlankEnv, S, '/'> : never;

export type AccountApi = Api<typeof accountRoutes>;
export type AdminApi = Api<typeof adminRoutes>;
export type AdminBillingApi = Api<typeof adminBillingRoutes>;
export type AuthApi = Api<typeof authRoutes>;
export type BillingApi = Api<typeof billingRoutes>;
export type ContactsApi = Api<typeof contactsRoutes>;
export type GiftCodesApi = Api<typeof giftCodeRoutes>;
export type HealthApi = Api<typeof healthRoutes>;
export type IssuesApi = Api<typeof issuesRoutes>;
export type LeadsApi = Api<typeof leadsRoutes>;
export type LimitsApi = Api<typeof limitsRoutes>;
export type LinksApi = Api<typeof ownLinksRoutes>;
export type LoginApi = Api<typeof loginRoutes>;
export type NotificationsApi = Api<typeof notificationsRoutes>;
export type OwnProfileApi = Api<typeof ownProfileRoutes>;
export type PermissionsApi = Api<typeof permissionsRoutes>;
export type PhoneApi = Api<typeof phoneRoutes>;
export type ProfileLinkApi = Api<typeof profileLinkRoutes>;
export type PublicProfileApi = Api<typeof publicProfileRoutes>;
export type RcRequestsApi = Api<typeof rcRequestsRoutes>;
export type RepublishedApi = Api<typeof republishedRoutes>;
export type RepublishRequestsApi = Api<typeof republishRequestsRoutes>;
export type SuggestionsApi = Api<typeof suggestionsRoutes>;
export type UsersApi = Api<typeof usersRoutes>;
export type VehicleRcRequestsApi = Api<typeof vehicleRcRequestsRoutes>;
export type VehicleRepublishApi = Api<typeof vehicleRepublishRoutes>;
export type VehiclesApi = Api<typeof vehiclesRoutes>;
export type ViewsApi = Api<typeof viewsRoutes>;
