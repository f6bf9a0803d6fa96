import { Flag } from './flag';

/** Whether the live socket is open. While it is closed, notifications are polled. */
export const live = new Flag();
