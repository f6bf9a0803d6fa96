import { randomBelow } from './random';

/**
 * Everything of a seller is stored in one place, found without a look-up: each of their ids ends with the seller's bucket (12 bits,
 * three hexadecimal digits), their files' keys and printed codes begin with it. A bucket never changes; the shard that has it may.
 */
const DIGITS = 3;

/** How many buckets each shard opens for sign-up; the others are for shards to come, or for buckets to be moved. */
export const BUCKETS_A_SHARD = 64;

/** `0` to `4095` as an id ends with it. */
export const bucketText = (bucket: number) => bucket.toString(16).padStart(DIGITS, '0');

/** The bucket of what has this id. */
export const bucketOf = (id: string): number => Number.parseInt(id.slice(-DIGITS), 16);

/** Of a republished page's id: the bucket of the vehicle's owner, beside the republisher's at the end. */
export const ownerBucketOf = (pageId: string): number => bucketOf(pageId.slice(0, -DIGITS));

/** The bucket that a file's key begins with. */
export const bucketOfKey = (key: string): number => Number.parseInt(key.slice(0, DIGITS), 16);

/** A bucket for a new account, as an id ends with it: one of those that so many shards have opened. */
export const newBucket = (shards: number): string => bucketText(randomBelow(shards * BUCKETS_A_SHARD));

/** The shard that has a bucket, unless it was moved; one that does not exist for a bucket that no shard has opened. */
export const shardOfBucket = (bucket: number): number => Math.floor(bucket / BUCKETS_A_SHARD);

/**
 * Which shard has each bucket that was moved from the one that opened it, as the setting BUCKETS says: `5:1,70:0`. Throws for
 * anything else, because a bucket that is looked for in the wrong place is written there too.
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
