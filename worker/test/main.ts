import { createApp } from '../app';

export { LiveHub } from '../live/live-hub';

// Tests themselves deliver what requests leave to the queue.
export default { fetch: createApp().fetch, queue: () => {} };
