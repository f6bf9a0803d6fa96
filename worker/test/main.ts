import { createApp } from '../app';

export { LiveHub } from '../live/live-hub';

export default { fetch: createApp().fetch };
