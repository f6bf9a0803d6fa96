import { API_PATHS } from '../../schema/common/api-paths';
import { LIVE_PATH } from '../../schema/live/messages';
import type { createRouter } from '../http/app-env';
import type { Group } from '../http/docs/groups';
import type { RouteEntry } from '../http/route-entry';
import { accountApi } from './account/account.api';
import { accountRoutes } from './account/account.routes';
import { activityApi } from './activity/activity.api';
import { activityRoutes } from './activity/activity.routes';
import { adminApi } from './admin/admin.api';
import { adminRoutes } from './admin/admin.routes';
import { authApi } from './auth/auth.api';
import { authRoutes } from './auth/auth.routes';
import { loginApi } from './auth/login.api';
import { loginRoutes } from './auth/login.routes';
import { phoneApi } from './auth/phone.api';
import { phoneRoutes } from './auth/phone.routes';
import { signInFormsApi } from './auth/sign-in-forms.api';
import { adminBillingApi } from './billing/admin-billing.api';
import { adminBillingRoutes } from './billing/admin-billing.routes';
import { billingApi } from './billing/billing.api';
import { billingRoutes, giftCodeRoutes, webhookRoutes } from './billing/billing.routes';
import { channelsApi } from './channels/channels.api';
import { channelsRoutes } from './channels/channels.routes';
import { contactsApi } from './contacts/contacts.api';
import { contactsRoutes } from './contacts/contacts.routes';
import { draftsApi } from './drafts/drafts.api';
import { draftsRoutes } from './drafts/drafts.routes';
import { figuresApi } from './figures/figures.api';
import { figuresRoutes } from './figures/figures.routes';
import { healthApi } from './health/health.api';
import { healthRoutes, machineHealthRoutes } from './health/health.routes';
import { adminIssuesApi } from './issues/admin-issues.api';
import { adminIssuesRoutes } from './issues/admin-issues.routes';
import { issuesApi } from './issues/issues.api';
import { issuesRoutes } from './issues/issues.routes';
import { leadsApi } from './leads/leads.api';
import { leadsRoutes } from './leads/leads.routes';
import { limitsApi } from './limits/limits.api';
import { limitsRoutes } from './limits/limits.routes';
import { linksApi } from './links/links.api';
import { linksRoutes, ownLinksRoutes, profileLinkRoutes, stickersRoutes } from './links/links.routes';
import { liveApi } from './live/live.api';
import { liveRoutes } from './live/live.routes';
import { mediaApi, uploadsApi } from './media/media.api';
import { mediaRoutes, uploadRoutes } from './media/media.routes';
import { adminMessagesApi } from './messages/admin-messages.api';
import { adminMessagesRoutes } from './messages/admin-messages.routes';
import { deliveryApi } from './messages/delivery.api';
import { deliveryRoutes } from './messages/delivery.routes';
import { notificationsApi } from './notifications/notifications.api';
import { notificationsRoutes } from './notifications/notifications.routes';
import { operationsApi } from './operations/operations.api';
import { operationsRoutes } from './operations/operations.routes';
import { permissionsApi } from './permissions/permissions.api';
import { permissionsRoutes } from './permissions/permissions.routes';
import { profileApi } from './profile/profile.api';
import { ownProfileRoutes, usersRoutes } from './profile/profile.routes';
import { publicProfileRoutes } from './profile/public-profile.routes';
import { rcApi } from './rc/rc.api';
import { rcRoutes } from './rc/rc.routes';
import { rcRequestsRoutes, vehicleRcRequestsRoutes } from './rc/rc-requests.routes';
import { reportsApi } from './reports/reports.api';
import { reportsRoutes } from './reports/reports.routes';
import { republishApi } from './republish/republish.api';
import {
  republishedRoutes,
  republishRequestsRoutes,
  vehicleRepublishRoutes,
} from './republish/republish.routes';
import { sitemapApi } from './sitemap/sitemap.api';
import { sitemapRoutes } from './sitemap/sitemap.routes';
import { suggestionsApi } from './suggestions/suggestions.api';
import { suggestionsRoutes } from './suggestions/suggestions.routes';
import { vehiclesApi } from './vehicles/vehicles.api';
import { vehiclesRoutes } from './vehicles/vehicles.routes';
import { viewsApi } from './views/views.api';
import { viewsRoutes } from './views/views.routes';
import { visitsApi } from './visits/visits.api';
import { visitsRoutes } from './visits/visits.routes';

/** A part of the product: where it is mounted, its handlers, and their route entries. */
export interface Feature {
  /** The section of the documentation that contains it. */
  group: Group;
  entries: Record<string, RouteEntry>;
  /** Forms of documents only have entries: worker/pages answers them. */
  at?: string;
  routes?: ReturnType<typeof createRouter>;
}

const at = API_PATHS;

/** All parts. The application, the route table and the types of the browser's client are derived from this. */
export const FEATURES = {
  vehicles: { group: 'Vehicles', at: at.vehicles, routes: vehiclesRoutes, entries: vehiclesApi },
  uploads: { group: 'Pictures', at: '/api/upload', routes: uploadRoutes, entries: uploadsApi },
  media: { group: 'Pictures', at: '/media', routes: mediaRoutes, entries: mediaApi },
  suggestions: {
    group: 'Suggestions',
    at: at.suggestions,
    routes: suggestionsRoutes,
    entries: suggestionsApi,
  },
  leads: { group: 'Leads', at: at.leads, routes: leadsRoutes, entries: leadsApi },
  visits: { group: 'Leads', at: at.visits, routes: visitsRoutes, entries: visitsApi },
  drafts: { group: 'Vehicles', at: at.drafts, routes: draftsRoutes, entries: draftsApi },
  contacts: { group: 'Contacts', at: at.contacts, routes: contactsRoutes, entries: contactsApi },
  links: { group: 'Links', at: at.links, routes: ownLinksRoutes, entries: linksApi },
  stickers: { group: 'Links', at: at.stickers, routes: stickersRoutes, entries: {} },
  profileLink: { group: 'Links', at: at.profileLink, routes: profileLinkRoutes, entries: {} },
  shortLinks: { group: 'Links', at: '/q', routes: linksRoutes, entries: {} },
  views: { group: 'Views', at: at.views, routes: viewsRoutes, entries: viewsApi },
  rc: { group: 'Registration certificates', at: '/api/rc', routes: rcRoutes, entries: rcApi },
  rcRequests: {
    group: 'Registration certificates',
    at: at.rcRequests,
    routes: rcRequestsRoutes,
    entries: {},
  },
  vehicleRcRequests: {
    group: 'Registration certificates',
    at: at.vehicleRcRequests,
    routes: vehicleRcRequestsRoutes,
    entries: {},
  },
  republished: {
    group: 'Republishing',
    at: at.republished,
    routes: republishedRoutes,
    entries: republishApi,
  },
  republishRequests: {
    group: 'Republishing',
    at: at.republishRequests,
    routes: republishRequestsRoutes,
    entries: {},
  },
  vehicleRepublish: {
    group: 'Republishing',
    at: at.vehicleRepublish,
    routes: vehicleRepublishRoutes,
    entries: {},
  },
  notifications: {
    group: 'Notifications',
    at: at.notifications,
    routes: notificationsRoutes,
    entries: notificationsApi,
  },
  channels: { group: 'Notifications', at: at.channels, routes: channelsRoutes, entries: channelsApi },
  delivery: { group: 'Notifications', at: '/api/delivery', routes: deliveryRoutes, entries: deliveryApi },
  live: { group: 'Notifications', at: LIVE_PATH, routes: liveRoutes, entries: liveApi },
  publicProfile: {
    group: 'Profiles',
    at: at.publicProfile,
    routes: publicProfileRoutes,
    entries: profileApi,
  },
  ownProfile: { group: 'Profiles', at: at.ownProfile, routes: ownProfileRoutes, entries: {} },
  users: { group: 'Profiles', at: at.users, routes: usersRoutes, entries: {} },
  auth: { group: 'Sign-in', at: at.auth, routes: authRoutes, entries: authApi },
  login: { group: 'Sign-in', at: at.login, routes: loginRoutes, entries: loginApi },
  signInForms: { group: 'Pages of sign-in', entries: signInFormsApi },
  phone: { group: 'Phone and permissions', at: at.phone, routes: phoneRoutes, entries: phoneApi },
  permissions: {
    group: 'Phone and permissions',
    at: at.permissions,
    routes: permissionsRoutes,
    entries: permissionsApi,
  },
  account: { group: 'Account and data', at: at.account, routes: accountRoutes, entries: accountApi },
  limits: { group: 'Plans and payments', at: at.limits, routes: limitsRoutes, entries: limitsApi },
  billing: { group: 'Plans and payments', at: at.billing, routes: billingRoutes, entries: billingApi },
  giftCodes: { group: 'Plans and payments', at: at.giftCodes, routes: giftCodeRoutes, entries: {} },
  webhook: { group: 'Plans and payments', at: '/api/stripe', routes: webhookRoutes, entries: {} },
  figures: { group: 'Operators', at: at.figures, routes: figuresRoutes, entries: figuresApi },
  activity: { group: 'Operators', at: at.activity, routes: activityRoutes, entries: activityApi },
  admin: { group: 'Operators', at: at.admin, routes: adminRoutes, entries: adminApi },
  reports: { group: 'Operators', at: at.reports, routes: reportsRoutes, entries: reportsApi },
  adminMessages: {
    group: 'Operators',
    at: at.adminMessages,
    routes: adminMessagesRoutes,
    entries: adminMessagesApi,
  },
  adminIssues: { group: 'Operators', at: at.adminIssues, routes: adminIssuesRoutes, entries: adminIssuesApi },
  operations: { group: 'Operators', at: at.operations, routes: operationsRoutes, entries: operationsApi },
  adminBilling: {
    group: 'Operators',
    at: at.adminBilling,
    routes: adminBillingRoutes,
    entries: adminBillingApi,
  },
  health: { group: 'Service', at: at.health, routes: healthRoutes, entries: healthApi },
  machineHealth: { group: 'Service', at: '/health', routes: machineHealthRoutes, entries: {} },
  issues: { group: 'Service', at: at.issues, routes: issuesRoutes, entries: issuesApi },
  sitemap: { group: 'Service', at: '/', routes: sitemapRoutes, entries: sitemapApi },
} as const satisfies Record<string, Feature>;
