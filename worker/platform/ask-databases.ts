import type { Databases } from './databases';
import type { AnyDb } from './db';
import { withTimeout } from './timeout';

/** How long an operators' screen waits for a database. */
const PATIENCE_MS = 3_000;

export interface Answers<Answer> {
  answers: Answer[];
  /** The databases that did not answer, such as `shard 7`, whose part is missing from the answers. */
  silent: string[];
}

/** The name shown to operators. */
export const titleOf = (ctx: Pick<Databases, 'directory' | 'nameOf'>, db: AnyDb): string =>
  db === ctx.directory ? 'directory' : `shard ${ctx.nameOf(db)}`;

/**
 * Queries several databases concurrently. One that fails or is late is named, and does not fail the others.
 */
export async function askDatabases<Db extends AnyDb, Answer>(
  ctx: Pick<Databases, 'directory' | 'nameOf'>,
  databases: readonly Db[],
  ask: (db: Db) => Promise<Answer>,
): Promise<Answers<Answer>> {
  const all = await Promise.all(
    databases.map(async (db) => {
      try {
        const late = () => new Error('no answer in time');
        return { answer: await withTimeout(PATIENCE_MS, ask(db), late) };
      } catch (error) {
        console.error(`${titleOf(ctx, db)} does not answer`, error);
        return { silent: titleOf(ctx, db) };
      }
    }),
  );
  return {
    answers: all.flatMap((one) => ('answer' in one ? [one.answer as Answer] : [])),
    silent: all.flatMap((one) => one.silent ?? []),
  };
}
