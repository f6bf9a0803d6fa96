import { LIVE_PATH } from '../schema/live/messages';
import type { Platform } from './context';
import { devRoutes } from './dev/dev.routes';
import { accountRoutes } from './features/account/account.routes';
import { adminRoutes } from './features/admin/admin.routes';
import { authRoutes } from './features/auth/auth.routes';
import { loginRoutes } from './features/auth/login.routes';
import { phoneRoutes } from './features/auth/phone.routes';
import { adminBillingRoutes } from './features/billing/admin-billing.routes';
import { billingRoutes, giftCodeRoutes, webhookRoutes } from './features/billing/billing.routes';
import { contactsRoutes } from './features/contacts/contacts.routes';
import { healthRoutes, machineHealthRoutes } from './features/health/health.routes';
import { issuesRoutes } from './features/issues/issues.routes';
import { leadsRoutes } from './features/leads/leads.routes';
import { limitsRoutes } from './features/limits/limits.routes';
import { linksRoutes, ownLinksRoutes, profileLinkRoutes } from './features/links/links.routes';
import { liveRoutes } from './features/live/live.routes';
import { mediaRoutes, uploadRoutes } from './features/media/media.routes';
import { notificationsRoutes } from './features/notifications/notifications.routes';
import { permissionsRoutes } from './features/permissions/permissions.routes';
import { ownProfileRoutes, usersRoutes } from './features/profile/profile.routes';
import { publicProfileRoutes } from './features/profile/public-profile.routes';
import { rcRoutes } from './features/rc/rc.routes';
import { rcRequestsRoutes, vehicleRcRequestsRoutes } from './features/rc/rc-requests.routes';
import {
  republishedRoutes,
  republishRequestsRoutes,
  vehicleRepublishRoutes,
} from './features/republish/republish.routes';
import { sitemapRoutes } from './features/sitemap/sitemap.routes';
import { suggestionsRoutes } from './features/suggestions/suggestions.routes';
import { vehiclesRoutes } from './features/vehicles/vehicles.routes';
import { viewsRoutes } from './features/views/views.routes';
import { type AppContext, createRouter } from './http/app-env';
import { compose } from './http/compose';
import { csrf } from './http/csrf';
import { deadline } from './http/deadline';
import { docsRoutes } from './http/docs/docs.routes';
import { apiNotFound, onError } from './http/errors';
import { floodLimit } from './http/flood';
import { headers } from './http/headers';
import { type Capacity, Places, shedLoad, UNLIMITED } from './http/load-shedding';
import { onlyHttps } from './http/only-https';
import { receiveBody } from './http/request-body';
import { identify } from './http/session-cookie';

export interface AppParts {
  /** Puts other adapters in place of the real ones, in tests. */
  overrides?: Partial<Platform>;
  /** Answers everything that is not the API: server-rendered pages. */
  pages?: ((app: ReturnType<typeof createRouter>) => void) | undefined;
  /** How many requests an isolate takes at once; without it, any number. */
  capacity?: Capacity | undefined;
}

/** What is asked of the API, without what stands in front of it: a page asks it in-process with a Ctx of its own. */
export function mountApi(app: ReturnType<typeof createRouter>) {
  app.onError(onError);
  app.notFound((c: AppContext) => apiNotFound(c));
  app.route('/api', docsRoutes);
  app.route('/api', loginRoutes);
  app.route('/api', giftCodeRoutes);
  app.route('/api/account', accountRoutes);
  app.route('/api/admin', adminRoutes);
  app.route('/api/admin', adminBillingRoutes);
  app.route('/api/auth', authRoutes);
  app.route('/api/auth', phoneRoutes);
  app.route('/api/auth', ownProfileRoutes);
  app.route('/api/auth', permissionsRoutes);
  app.route('/api/contacts', contactsRoutes);
  app.route('/api/health', healthRoutes);
  app.route('/api/issues', issuesRoutes);
  app.route('/api/leads', leadsRoutes);
  app.route('/api/links', ownLinksRoutes);
  app.route('/api/notifications', notificationsRoutes);
  app.route('/api/profile', publicProfileRoutes);
  app.route('/api/profile-link', profileLinkRoutes);
  app.route('/api/rc', rcRoutes);
  app.route('/api/rc-requests', rcRequestsRoutes);
  app.route('/api/republish-requests', republishRequestsRoutes);
  app.route('/api/republished-vehicles', republishedRoutes);
  app.route('/api/stripe', webhookRoutes);
  app.route('/api/subscription', billingRoutes);
  app.route('/api/subscription', limitsRoutes);
  app.route('/api/upload', uploadRoutes);
  app.route('/api/users', usersRoutes);
  app.route('/api/vehicles', vehiclesRoutes);
  app.route('/api/vehicles', suggestionsRoutes);
  app.route('/api/vehicles', vehicleRcRequestsRoutes);
  app.route('/api/vehicles', vehicleRepublishRoutes);
  app.route('/api/views', viewsRoutes);
  app.all('/api/*', apiNotFound);
  app.route('/health', machineHealthRoutes);
  app.route('/media', mediaRoutes);
  app.route('/q', linksRoutes);
  app.route('/', sitemapRoutes);
  app.route(LIVE_PATH, liveRoutes);
  if (__DEV_TOOLS__) app.route('/dev', devRoutes());
}

/** The whole application: middleware in order, then the features, then the pages. */
export function createApp({ overrides, pages, capacity = UNLIMITED }: AppParts = {}) {
  const app = createRouter();
  const places = new Places(capacity);
  app.use(headers);
  app.use(compose(overrides, places));
  app.use(onlyHttps);
  app.use(receiveBody);
  app.use(shedLoad);
  app.use(deadline);
  for (const path of ['/api/*', '/health', '/media/*', '/q/*', LIVE_PATH]) app.use(path, floodLimit);
  app.use(csrf);
  app.use(identify);
  mountApi(app);
  pages?.(app);
  return app;
}
