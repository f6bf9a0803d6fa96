import type { Databases } from './databases';
import type { ShardDb } from './db';

/** Runs a job in every shard; one that fails does not stop the others, and is thrown afterwards. */
export async function eachShard(
  { shards }: Pick<Databases, 'shards'>,
  work: (shard: ShardDb) => Promise<unknown>,
): Promise<void> {
  const done = await Promise.allSettled(shards.map(work));
  const failed = done.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}
