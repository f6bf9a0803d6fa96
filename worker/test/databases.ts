import { env } from 'cloudflare:workers';

export const NAMES = ['DIRECTORY', 'SHARD_0', 'SHARD_1'] as const;
export type DatabaseName = (typeof NAMES)[number];
export type TestDatabases = Record<DatabaseName, D1Database>;

/** All databases of the application, each wrapped in the same way. */
export const wrapped = (wrap: (database: D1Database, name: DatabaseName) => D1Database): TestDatabases => ({
  DIRECTORY: wrap(env.DIRECTORY, 'DIRECTORY'),
  SHARD_0: wrap(env.SHARD_0, 'SHARD_0'),
  SHARD_1: wrap(env.SHARD_1 as D1Database, 'SHARD_1'),
});

export const databases = wrapped((database) => database);
