import { z } from 'zod';
import { jobsOf, QUEUED_GROUPS } from '../../schema/operations/jobs';

/** A message of the job queue: a group of jobs in one database, by the name in `Databases`. */
export const Turn = z.strictObject({ group: z.enum(QUEUED_GROUPS), database: z.string() });
export type Turn = z.output<typeof Turn>;

/** The messages of a tick, most urgent first. */
export const turnsOf = (databases: readonly string[]): Turn[] =>
  QUEUED_GROUPS.flatMap((group) =>
    databases
      .filter((database) => jobsOf(group, database).length > 0)
      .map((database) => ({ group, database })),
  );

/** The maximum of one call. */
const MESSAGES_A_CALL = 100;

/** Sends the messages of a tick. */
export async function sendTurns(queue: Pick<Queue, 'sendBatch'>, turns: readonly Turn[]): Promise<void> {
  for (let at = 0; at < turns.length; at += MESSAGES_A_CALL)
    await queue.sendBatch(turns.slice(at, at + MESSAGES_A_CALL).map((body) => ({ body })));
}
