import { Flag } from './flag';

/** Whether this shared phone asks who uses it. */
export const phoneAsks = new Flag();
