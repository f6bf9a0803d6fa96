import { randomBelow } from '../../schema/common/short-code';

/**
 * Everything of a seller is in one shard, found without a look-up: each of their ids ends with the seller's
 * bucket (12 bits, three hexadecimal digits), and their files' keys and printed codes start with it. A
 * bucket's number never changes, but its shard may.
 */
const DIGITS = 3;

/** How many buckets each shard opens for sign-up; the others are for future shards, or for moves. */
export const BUCKETS_A_SHARD = 64;

/** As many as three digits can encode. */
const BUCKETS = 16 ** DIGITS;

/** `0` to `4095`, as at the end of an id. */
export const bucketText = (bucket: number) => bucket.toString(16).padStart(DIGITS, '0');

/** The bucket of an id. */
export const bucketOf = (id: string): number => Number.parseInt(id.slice(-DIGITS), 16);

/** For the id of a republished page: the bucket of the vehicle's owner, which precedes the republisher's. */
export const ownerBucketOf = (pageId: string): number => bucketOf(pageId.slice(0, -DIGITS));

/** The bucket at the start of a file's key. */
export const bucketOfKey = (key: string): number => Number.parseInt(key.slice(0, DIGITS), 16);

/**
 * A bucket for a new account, as at the end of an id: one of those opened by this many shards. From the 64th
 * shard on all are open, and a further shard gets buckets moved to it.
 */
export const newBucket = (shards: number): string =>
  bucketText(randomBelow(Math.min(shards * BUCKETS_A_SHARD, BUCKETS)));

/** The shard of a bucket that was not moved; beyond the last shard if none has opened it. */
export const shardOfBucket = (bucket: number): number => Math.floor(bucket / BUCKETS_A_SHARD);

/**
 * The shard of each bucket that was moved from the one that opened it, from the setting BUCKETS: `5:1,70:0`,
 * or `0-31:64` for a range. Throws for anything else: a bucket looked up in the wrong shard would also be
 * written there.
 */
export function movedBuckets(text: string): ReadonlyMap<number, number> {
  const moved = new Map<number, number>();
  for (const entry of text.split(',').filter(Boolean)) {
    const [, first, last = first, shard] = /^(\d{1,4})(?:-(\d{1,4}))?:(\d{1,3})$/.exec(entry) ?? [];
    if (!first || !last || !shard) throw new Error(`BUCKETS: ${entry} is not <bucket>:<shard>`);
    if (Number(last) < Number(first) || Number(last) >= BUCKETS)
      throw new Error(`BUCKETS: ${entry} is no range of 0 to ${BUCKETS - 1}`);
    for (let bucket = Number(first); bucket <= Number(last); bucket++) {
      if (moved.has(bucket)) throw new Error(`BUCKETS: bucket ${bucket} is named twice`);
      moved.set(bucket, Number(shard));
    }
  }
  return moved;
}

/** Shards without a bucket, where no seller is ever stored. */
export function shardsWithoutBuckets(
  shards: readonly number[],
  moved: ReadonlyMap<number, number>,
): number[] {
  const used = new Set(
    Array.from({ length: BUCKETS }, (_, bucket) => moved.get(bucket) ?? shardOfBucket(bucket)),
  );
  return shards.filter((shard) => !used.has(shard));
}

/**
 * Throws if a bucket was moved to a shard that is not bound, since a Worker with such a setting could not
 * serve anything.
 */
export function checkBound(moved: ReadonlyMap<number, number>, isBound: (shard: number) => boolean): void {
  for (const [bucket, shard] of moved) {
    if (!isBound(shard))
      throw new Error(`BUCKETS: bucket ${bucket} is in shard ${shard}, which is not bound`);
  }
}
