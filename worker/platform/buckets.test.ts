import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { bucketOfCode, newShortCode } from '../../schema/common/short-code';
import {
  bucketOf,
  bucketOfKey,
  bucketText,
  movedBuckets,
  newBucket,
  ownerBucketOf,
  shardOfBucket,
  shardsWithoutBuckets,
} from './buckets';
import { connectAll } from './databases';
import { idFrom, newFileKey, newId, newPageId } from './random';

const NOW = Date.parse('2026-11-22T10:00:00Z');
const BUCKETS = [0, 1, 63, 64, 120, 2047, 4095];

describe.each(BUCKETS)('bucket %i', (bucket) => {
  const seller = newId(NOW, bucketText(bucket));

  it('is contained in ids, file keys and printed codes of its sellers, each in its place', () => {
    for (let turn = 0; turn < 50; turn++) {
      expect(bucketOf(newId(NOW, seller))).toBe(bucket);
      expect(bucketOf(idFrom(seller, `name ${turn}`))).toBe(bucket);
      expect(bucketOfKey(newFileKey(seller))).toBe(bucket);
      expect(bucketOfCode(newShortCode(seller))).toBe(bucket);
    }
  });

  it('precedes the republisher’s in the id of a page', () => {
    const republisher = newId(NOW, bucketText(77));
    const page = newPageId(NOW, newId(NOW, seller), republisher);
    expect([ownerBucketOf(page), bucketOf(page)]).toEqual([bucket, 77]);
  });
});

it('leaves ids UUIDs of their time', () => {
  const ids = Array.from({ length: 500 }, (_, turn) => newId(NOW + turn, bucketText(5)));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(500);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{9}005$/);
});

it('a new account gets one of the open shards’ buckets, and over time all of them', () => {
  const drawn = new Set(Array.from({ length: 5_000 }, () => Number.parseInt(newBucket(2), 16)));
  expect(new Set([...drawn].map(shardOfBucket))).toEqual(new Set([0, 1]));
  expect(drawn.size).toBe(128);
});

it('a code that is not ours has no bucket', () => {
  expect(bucketOfCode('l0iabcdefg')).toBeNaN();
});

it.each(['5:2', '5:-1', '5', 'five:1'])('moved buckets are followed or refused: BUCKETS %s', (buckets) => {
  expect(() => connectAll({ ...env, BUCKETS: '5:1,6:0' })).not.toThrow();
  expect(() => connectAll({ ...env, BUCKETS: buckets })).toThrow('BUCKETS: ');
});

it.each([64, 65, 200])('%i shards: each new bucket has three digits, and all are drawn', (shards) => {
  const drawn = new Set(Array.from({ length: 60_000 }, () => newBucket(shards)));
  expect([...drawn].filter((text) => !/^[0-9a-f]{3}$/.test(text))).toEqual([]);
  expect(drawn.size).toBeGreaterThan(4_000);
});

describe('moved buckets', () => {
  it('are named one by one and by ranges', () => {
    expect([...movedBuckets('5:1,30-32:64,4095:2')]).toEqual([
      [5, 1],
      [30, 64],
      [31, 64],
      [32, 64],
      [4095, 2],
    ]);
    expect(movedBuckets('').size).toBe(0);
  });

  it.each([
    ['5', 'is not <bucket>:<shard>'],
    ['5-:1', 'is not <bucket>:<shard>'],
    ['9-8:1', 'no range of 0 to 4095'],
    ['4096:1', 'no range of 0 to 4095'],
    ['1-4:1,4:2', 'bucket 4 is named twice'],
  ])('are refused if they are unclear: %s', (text, words) => {
    expect(() => movedBuckets(text)).toThrow(words);
  });

  it('give sellers to a shard beyond the 64th, which has none by itself', () => {
    const shards = [0, 63, 64, 199];
    expect(shardsWithoutBuckets(shards, movedBuckets(''))).toEqual([64, 199]);
    expect(shardsWithoutBuckets(shards, movedBuckets('0-31:64'))).toEqual([199]);
    expect(shardsWithoutBuckets(shards, movedBuckets('0-31:64,4032-4095:199'))).toEqual([63]);
  });
});
