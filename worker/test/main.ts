import { createApp } from '../app';

export { ViewCounter } from '../live/view-counter';

export default { fetch: createApp().fetch };
