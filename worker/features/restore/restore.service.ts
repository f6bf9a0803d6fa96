import { restoreLogKey } from '../../../schema/restore/copy';
import type { Ctx } from '../../context';
import type { AnyDb } from '../../platform/db';
import { firstIdAt } from '../../platform/random';
import { findMark, moveMark } from './restore.queries';
import { listOfDirectory } from './restore-directory.queries';
import { listOfShard } from './restore-shard.queries';

/** Requests end well within this time, so no row with an older id can still appear. */
const SETTLED_AFTER_MS = 60_000;

/**
 * Job: copies what a restore must not undo to the private bucket, which outlives the database, in files that
 * are never changed. A run interrupted before its mark is moved copies the same again; repeating it
 * (scripts/restore) changes nothing.
 */
export async function copyRestoreLog(ctx: Ctx, db: AnyDb): Promise<void> {
  const now = ctx.clock.now();
  const range = { from: await findMark(db), to: firstIdAt(now - SETTLED_AFTER_MS) };
  const shard = ctx.shards.find((one) => one === db);
  const entries = shard ? await listOfShard(shard, range) : await listOfDirectory(ctx.directory, range);
  if (entries.length > 0) {
    const key = restoreLogKey(ctx.nameOf(db), now);
    await ctx.docs.put(key, new TextEncoder().encode(JSON.stringify(entries)), 'application/json');
  }
  await moveMark(db, range.to);
}
