import type { Databases } from './databases';
import type { ShardDb } from './db';

/** Does a job's work in every shard; one that fails does not keep the others from theirs, and is thrown afterwards. */
export async function eachShard(
  { shards }: Pick<Databases, 'shards'>,
  work: (shard: ShardDb) => Promise<unknown>,
): Promise<void> {
  const done = await Promise.allSettled(shards.map(work));
  const failed = done.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}
