import { createApp } from '../app';

export { LiveHub } from '../live/live-hub';
export { Shelf } from '../live/shelf';

// Tests themselves deliver what requests leave to the queue.
export default { fetch: createApp().fetch, queue: () => {} };
