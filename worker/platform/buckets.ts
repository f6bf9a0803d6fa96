import { randomBelow } from './random';

/**
 * Everything of a seller is stored in one place, found without a look-up: each of their ids ends with the seller's bucket (12
 * bits, three hexadecimal digits), and their files' keys and printed codes start with it. A bucket's number never changes, but
 * its shard may.
 */
const DIGITS = 3;

/** How many buckets each shard opens for sign-up; the others are for future shards, or for moving. */
export const BUCKETS_A_SHARD = 64;

/** `0` to `4095`, as at the end of an id. */
export const bucketText = (bucket: number) => bucket.toString(16).padStart(DIGITS, '0');

/** The bucket of an id. */
export const bucketOf = (id: string): number => Number.parseInt(id.slice(-DIGITS), 16);

/** For the id of a republished page: the bucket of the vehicle's owner, which precedes the republisher's. */
export const ownerBucketOf = (pageId: string): number => bucketOf(pageId.slice(0, -DIGITS));

/** The bucket at the start of a file's key. */
export const bucketOfKey = (key: string): number => Number.parseInt(key.slice(0, DIGITS), 16);

/** A bucket for a new account, as at the end of an id: one of those opened by this many shards. */
export const newBucket = (shards: number): string => bucketText(randomBelow(shards * BUCKETS_A_SHARD));

/** The shard of a bucket that was not moved; a shard that does not exist if no shard has opened the bucket. */
export const shardOfBucket = (bucket: number): number => Math.floor(bucket / BUCKETS_A_SHARD);

/**
 * The shard of each bucket that was moved from the one that opened it, from the setting BUCKETS: `5:1,70:0`. Throws for anything
 * else, because a bucket that is looked for in the wrong place is also written there.
 */
export function movedBuckets(text: string): ReadonlyMap<number, number> {
  const entries = text.split(',').filter(Boolean);
  return new Map(
    entries.map((entry) => {
      const [, bucket, shard] = /^(\d{1,4}):(\d{1,3})$/.exec(entry) ?? [];
      if (!bucket || !shard) throw new Error(`BUCKETS: ${entry} is not <bucket>:<shard>`);
      return [Number(bucket), Number(shard)];
    }),
  );
}

/** Throws where a moved bucket leads to a shard that is not bound: a Worker with such a setting could answer nothing. */
export function checkBound(moved: ReadonlyMap<number, number>, isBound: (shard: number) => boolean): void {
  for (const [bucket, shard] of moved) {
    if (!isBound(shard))
      throw new Error(`BUCKETS: bucket ${bucket} is in shard ${shard}, which is not bound`);
  }
}
