import { createApp } from '../app';

export { LiveHub } from '../live/live-hub';

// Tests deliver themselves what requests leave to the queue.
export default { fetch: createApp().fetch, queue: () => {} };
