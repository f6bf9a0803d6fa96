import { createApp } from './app';
import type { Bindings } from './env';
import { CAPACITY } from './http/slots';
import { queue, scheduled } from './jobs/scheduled';
import { mountPages } from './pages/pages';

export { LiveHub } from './live/live-hub';
export { Shelf } from './live/shelf';

const app = createApp({ pages: mountPages, capacity: CAPACITY });

export default { fetch: app.fetch, scheduled, queue } satisfies ExportedHandler<Bindings>;
