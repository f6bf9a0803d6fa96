import { z } from 'zod';

/**
 * Prefix of the copies in the private bucket, which are grouped by the hour of writing (features/restore).
 */
export const RESTORE_LOG = 'restore-log/';

/** The folder of an hour (epoch milliseconds). */
export const restoreLogFolder = (at: number): string =>
  `${RESTORE_LOG}${new Date(at).toISOString().slice(0, 13)}/`;

/** `database`: `directory` or a shard's number. */
export const restoreLogKey = (database: string, now: number): string =>
  `${restoreLogFolder(now)}${database}-${now}.json`;

/** What restoring a database must not undo. */
export const REPEATED = ['suspended', 'reinstated', 'password', 'erasing', 'offer', 'enquiry'] as const;

/** The content of one copy. */
export const RestoreLogCopy = z.array(
  z.object({ kind: z.enum(REPEATED), subject: z.string().regex(/^[\w:-]+$/), at: z.int() }),
);
export type RestoreLogEntry = z.output<typeof RestoreLogCopy>[number];
