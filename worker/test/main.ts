import { createApp } from '../app';

export { LiveHub } from '../live/live-hub';
export { ViewCounter } from '../live/view-counter';

export default { fetch: createApp().fetch };
