import { API_PATHS } from '../schema/common/api-paths';
import { LIVE_PATH } from '../schema/live/messages';
import type { Platform } from './context';
import { settleEffects } from './effects/effects.service';
import { FEATURES } from './features';
import { resumeSession } from './features/auth/session.service';
import { devRoutes } from './features/dev/dev.routes';
import type { Feature } from './features/feature';
import { reportError } from './features/issues/issues.service';
import { findEmployer } from './features/staff/acting.service';
import { type AppContext, createRouter } from './http/app-env';
import { compose } from './http/compose';
import { csrf } from './http/csrf';
import { deadline } from './http/deadline';
import { docsRoutes } from './http/docs/docs.routes';
import { apiNotFound, onError } from './http/errors';
import { floodLimit } from './http/flood';
import { headers } from './http/headers';
import { shedLoad } from './http/load-shedding';
import { onlyHttps } from './http/only-https';
import { refuseWrites } from './http/read-only';
import { receiveBody } from './http/request-body';
import { logRequests } from './http/request-log';
import { identify } from './http/session-cookie';
import { type Capacity, Slots, UNLIMITED } from './http/slots';
import { deliverMessages } from './jobs/messages';
import { ROUTE_GROUPS } from './route-table';

export interface AppParts {
  /** Replaces adapters, in tests. */
  overrides?: Partial<Platform>;
  /** Mounts everything except the API: server-rendered pages. */
  pages?: ((app: ReturnType<typeof createRouter>) => void) | undefined;
  /** How many requests an isolate handles at once; unlimited by default. */
  capacity?: Capacity | undefined;
}

function mount(app: ReturnType<typeof createRouter>, isHere: (path: string) => boolean) {
  const paths: Readonly<Record<string, string>> = API_PATHS;
  for (const [name, { at = paths[name], routes }] of Object.entries<Feature>(FEATURES)) {
    if (at && routes && isHere(at)) app.route(at, routes);
  }
}

/** The API without the middleware before it: pages call it in-process with their own Ctx. */
export function mountApi(app: ReturnType<typeof createRouter>) {
  app.onError(onError(reportError));
  app.notFound((c: AppContext) => apiNotFound(c));
  app.route('/api', docsRoutes(ROUTE_GROUPS));
  mount(app, (path) => path.startsWith('/api'));
  app.all('/api/*', apiNotFound);
  mount(app, (path) => !path.startsWith('/api'));
  if (__DEV_TOOLS__) app.route('/dev', devRoutes());
}

/** The whole application: middleware in order, then the features, then the pages. */
export function createApp({ overrides, pages, capacity = UNLIMITED }: AppParts = {}) {
  const app = createRouter();
  const slots = new Slots(capacity);
  app.use(headers);
  app.use(compose({ overrides, slots, deliver: deliverMessages, settle: settleEffects }));
  app.use(logRequests);
  app.use(onlyHttps);
  app.use(refuseWrites);
  app.use(receiveBody);
  app.use(shedLoad);
  app.use(deadline);
  for (const path of ['/api/*', '/health', '/media/*', '/q/*', `${LIVE_PATH}/*`]) app.use(path, floodLimit);
  app.use(csrf);
  app.use(identify(resumeSession, findEmployer));
  mountApi(app);
  pages?.(app);
  return app;
}
