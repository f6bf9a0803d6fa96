import { createApp } from '../app';

export { LiveHub } from '../live/live-hub';
export { Shelf } from '../live/shelf';

// Tests deliver themselves what requests leave to the queue.
export default { fetch: createApp().fetch, queue: () => {} };
