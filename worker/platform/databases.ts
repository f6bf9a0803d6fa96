import { AppError } from '../../schema/common/errors';
import { bucketOfCode } from '../../schema/common/short-code';
import { bucketOf, bucketOfKey, checkBound, movedBuckets, ownerBucketOf, shardOfBucket } from './buckets';
import { type AnyDb, connect, type DirectoryDb, type ShardDb } from './db';
import { isReadOnly, readOnlyDatabase } from './read-only';

/**
 * One database has the accounts, and one or more have the sellers' data. No statement uses tables of two
 * databases.
 */
export interface Databases {
  directory: DirectoryDb;
  /**
   * A replica of the directory near the request, which may be seconds behind; the directory itself if there
   * is none.
   */
  nearestDirectory(): DirectoryDb;
  /** By number. */
  shards: readonly ShardDb[];
  /**
   * The shard of a seller, or of any id that ends with their bucket. An id that is not ours maps to a shard
   * that does not have it.
   */
  shardOf(id: string): ShardDb;
  /**
   * The same, for creating a seller's row: throws unavailable (503) if the seller's shard is not bound, as in
   * an isolate that is older than the shard.
   */
  boundShardOf(id: string): ShardDb;
  /** The shard of the vehicle's owner, by the id of a republished page; `shardOf` is the republisher's. */
  shardOfOwner(pageId: string): ShardDb;
  /** By a file's key. */
  shardOfKey(key: string): ShardDb;
  /** By a printed code. */
  shardOfCode(code: string): ShardDb;
  /** A database by its name in queue messages: `directory` or a shard's number. */
  named(name: string): DirectoryDb | ShardDb | null;
  /** The name under which `named` finds the database. */
  nameOf(db: DirectoryDb | ShardDb): string;
}

/** The bindings `SHARD_0`, `SHARD_1` and so on, which have no gaps. */
function shardBindings(bindings: Readonly<Record<string, unknown>>): D1Database[] {
  const found: D1Database[] = [];
  for (let number = 0; bindings[`SHARD_${number}`]; number++)
    found.push(bindings[`SHARD_${number}`] as D1Database);
  return found;
}

/** The directory, and then the shards by number. */
export const allDatabases = ({ directory, shards }: Pick<Databases, 'directory' | 'shards'>): AnyDb[] => [
  directory,
  ...shards,
];

const nearest = (binding: D1Database): D1Database =>
  // A session has the two methods used here.
  (binding.withSession?.('first-unconstrained') as unknown as D1Database | undefined) ?? binding;

/** Connects to all bound databases. Throws if BUCKETS is invalid. */
export function connectAll(
  bindings: { DIRECTORY: D1Database } & Readonly<Record<string, unknown>>,
): Databases {
  const opened = (database: D1Database) => (isReadOnly(bindings) ? readOnlyDatabase(database) : database);
  const directory = connect<DirectoryDb>(opened(bindings.DIRECTORY));
  const shards = shardBindings(bindings).map((binding) => connect<ShardDb>(opened(binding)));
  const [first] = shards;
  if (!first) throw new Error('no shard is bound');
  const moved = movedBuckets(String(bindings.BUCKETS ?? ''));
  checkBound(moved, (shard) => shard in shards);
  const boundTo = (bucket: number) => shards[moved.get(bucket) ?? shardOfBucket(bucket)];
  const shardWith = (bucket: number): ShardDb => boundTo(bucket) ?? first;
  return {
    directory,
    nearestDirectory: () => connect<DirectoryDb>(nearest(opened(bindings.DIRECTORY))),
    shards,
    shardOf: (id) => shardWith(bucketOf(id)),
    boundShardOf: (id) => {
      const shard = boundTo(bucketOf(id));
      if (!shard) throw new AppError('try_again');
      return shard;
    },
    shardOfOwner: (pageId) => shardWith(ownerBucketOf(pageId)),
    shardOfKey: (key) => shardWith(bucketOfKey(key)),
    shardOfCode: (code) => shardWith(bucketOfCode(code)),
    named: (name) => (name === 'directory' ? directory : (shards[Number(name)] ?? null)),
    nameOf: (db) => (db === directory ? 'directory' : `${(shards as readonly unknown[]).indexOf(db)}`),
  };
}
