import { createApp } from './app';
import type { Bindings } from './env';
import { MOST_AT_ONCE } from './http/crowd';
import { scheduled } from './jobs/scheduled';
import { mountPages } from './pages/pages';

export { LiveHub } from './live/live-hub';
export { ViewCounter } from './live/view-counter';

const app = createApp({ pages: mountPages, mostAtOnce: MOST_AT_ONCE });

export default { fetch: app.fetch, scheduled } satisfies ExportedHandler<Bindings>;
