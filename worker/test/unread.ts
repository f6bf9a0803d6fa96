import type { Platform } from '../context';

const UNWRITTEN = { write: () => {} };

/** Tests send requests by the thousand; those that read log lines or data points install their own. */
export const UNREAD = {
  securityLog: UNWRITTEN,
  requestLog: UNWRITTEN,
  points: UNWRITTEN,
} satisfies Partial<Platform>;
