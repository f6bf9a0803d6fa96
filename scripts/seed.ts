import { and, eq, inArray, like } from 'drizzle-orm';
import { getPlatformProxy } from 'wrangler';
import * as directoryTables from '../schema/directory';
import { leadCounts, sellers, vehicleCounts } from '../schema/shard';
import type { Bindings } from '../worker/env';
import { connectAll, type Databases } from '../worker/platform/databases';
import type { AnyDb } from '../worker/platform/db';
import { migrate } from './lib/app.ts';
import { DIRECTORY_FIGURES, SHARD_FIGURES } from './seed/figures';
import { storeCertificate, storePhotos } from './seed/photos';
import { storyRows } from './seed/rows';
import { ownerOf } from './seed/story';

/** The local platform's proxy closes on batches of many hundred statements. */
const CHUNK = 50;

const { accounts, giftCodes, paymentRecords } = directoryTables;
const IS_OPERATOR = eq(accounts.email, 'admin@demo.test');

/** Deletes what an interrupted seed has left. */
async function clear({ directory, shards }: Databases) {
  const isDemo = like(accounts.email, '%@demo.test');
  const ids = (await directory.select({ id: accounts.id }).from(accounts).where(isDemo)).map(({ id }) => id);
  // Payments outlive accounts, so they are deleted explicitly.
  await directory.delete(paymentRecords).where(inArray(paymentRecords.userId, ids));
  await directory.delete(giftCodes);
  for (const shard of shards) await shard.delete(sellers).where(inArray(sellers.id, ids));
  await directory.delete(accounts).where(inArray(accounts.id, ids));
}

async function insert(
  { directory, shards, shardOf }: Databases,
  story: Awaited<ReturnType<typeof storyRows>>,
) {
  const isOfDirectory = new Set<unknown>(Object.values(directoryTables));
  const rows = story.flatMap(([table, some]) =>
    some.map((row) => ({
      db: isOfDirectory.has(table) ? directory : shardOf(ownerOf({ ...row }) ?? ''),
      table,
      row,
    })),
  );
  for (const db of [directory, ...shards] as AnyDb[]) {
    const inserts = rows.flatMap(({ table, row, ...one }) =>
      one.db === db ? [db.insert(table).values(row)] : [],
    );
    for (let at = 0; at < inserts.length; at += CHUNK) {
      const [first, ...rest] = inserts.slice(at, at + CHUNK);
      if (first) await db.batch([first, ...rest]);
    }
  }
  return rows.length;
}

/** Computes what batches and jobs add up in the application, which the story's rows bypass. */
async function addUp({ directory, shards }: Databases) {
  for (const statement of DIRECTORY_FIGURES) await directory.run(statement);
  for (const shard of shards) {
    for (const statement of SHARD_FIGURES) await shard.run(statement);
    const ranks = await shard
      .select({ id: sellers.id, vehicles: vehicleCounts.listedCount, leads: leadCounts.leadCount })
      .from(sellers)
      .leftJoin(vehicleCounts, eq(vehicleCounts.userId, sellers.id))
      .leftJoin(leadCounts, eq(leadCounts.ownerId, sellers.id));
    for (const { id, vehicles, leads } of ranks) {
      const values = { vehicleRank: vehicles ?? 0, leadRank: leads ?? 0 };
      await directory.update(accounts).set(values).where(eq(accounts.id, id));
    }
  }
}

const STATE_DIR = process.env.STATE_DIR ?? '.wrangler/state';

/**
 * Migrates the local databases and fills them once with the story of `seed/story.json`. It uses wrangler's
 * local platform, so it cannot reach a remote database.
 */
await migrate(STATE_DIR);
const platform = await getPlatformProxy<Bindings>({
  configPath: 'wrangler.toml',
  remoteBindings: false,
  persist: { path: `${STATE_DIR}/v3` },
});
try {
  const { env } = platform;
  if (env.APP_ENV !== 'development') throw new Error('the seed is for development only');
  const databases = connectAll(env);
  const { directory } = databases;
  // Promoting the operator is the last step, so an operator means that the seed is complete.
  const isFinished = and(IS_OPERATOR, eq(accounts.isAdmin, true));
  const finished = await directory.select({ id: accounts.id }).from(accounts).where(isFinished);
  if (finished.length > 0) {
    console.log('Already seeded.');
  } else {
    await clear(databases);
    const story = await storyRows(Date.now());
    await storePhotos(env.MEDIA);
    for (const row of story.flatMap(([, rows]) => rows))
      if ('rcKey' in row && row.rcKey) await storeCertificate(env.DOCS, String(row.rcKey));
    const count = await insert(databases, story);
    await addUp(databases);
    await directory.update(accounts).set({ isAdmin: true, role: 'admin' }).where(IS_OPERATOR);
    console.log(`Seeded ${count} rows.`);
  }
} finally {
  await platform.dispose();
}
