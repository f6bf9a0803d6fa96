import { and, eq, inArray, like } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { getPlatformProxy } from 'wrangler';
import * as directoryTables from '../schema/directory';
import * as shardTables from '../schema/shard';
import type { Bindings } from '../worker/env';
import { connectAll } from '../worker/platform/databases';
import type { AnyDb } from '../worker/platform/db';
import { migrate } from './lib/app';
import { DIRECTORY_FIGURES, SHARD_FIGURES } from './seed/figures';
import { storePhotos } from './seed/photos';
import { certificateOf, storeCertificate } from './seed/requests';
import { storyRows } from './seed/rows';

/** The local platform's proxy closes on batches of many hundred statements. */
const CHUNK = 50;

const { accounts, giftCodes, paymentRecords } = directoryTables;
const { sellers, vehicleCounts, leadCounts } = shardTables;
const isOfDirectory = (table: SQLiteTable) => Object.values(directoryTables).some((one) => one === table);

/** Whose a row is: rows of a shard are where their owner is. */
const ownerOf = (row: Record<string, unknown>) =>
  String(
    row.ownerId ??
      row.userId ??
      row.republisherId ??
      row.requesterId ??
      row.listingId ??
      row.vehicleId ??
      row.id,
  );

const STATE_DIR = process.env.STATE_DIR ?? '.wrangler/state';

/**
 * Migrates the local databases and fills them with the story of `seed/story.ts`, once. It goes through wrangler's local platform, so it cannot
 * reach a database that is not on this machine.
 */
await migrate(STATE_DIR);
const platform = await getPlatformProxy<Bindings>({
  configPath: 'wrangler.toml',
  remoteBindings: false,
  persist: { path: `${STATE_DIR}/v3` },
});
try {
  if (platform.env.APP_ENV !== 'development') throw new Error('the seed is for development only');
  const { directory, shards, shardOf } = connectAll(platform.env);
  const operator = eq(accounts.email, 'admin@demo.test');
  // Promoting the operator is the last step, so an operator shows that the seed is complete.
  const [finished] = await directory
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(operator, eq(accounts.isAdmin, true)));
  if (finished) {
    console.log('Already seeded.');
  } else {
    const demo = await directory
      .select({ id: accounts.id })
      .from(accounts)
      .where(like(accounts.email, '%@demo.test'));
    const ids = demo.map(({ id }) => id);
    // Money outlives accounts, so it is deleted explicitly.
    await directory.delete(paymentRecords).where(inArray(paymentRecords.userId, ids));
    await directory.delete(giftCodes);
    for (const shard of shards) await shard.delete(sellers).where(inArray(sellers.id, ids));
    await directory.delete(accounts).where(inArray(accounts.id, ids));
    const photos = await storePhotos(platform.env.MEDIA);
    const story = await storyRows(Date.now(), photos);
    for (const key of certificateOf(story)) await storeCertificate(platform.env.DOCS, key);
    const rows = story.flatMap(([table, some]) =>
      some.map((row) => ({
        db: (isOfDirectory(table) ? directory : shardOf(ownerOf(row as Record<string, unknown>))) as AnyDb,
        table,
        row,
      })),
    );
    for (const db of [directory, ...shards]) {
      const inserts = rows
        .filter((one) => one.db === db)
        .map(({ table, row }) => db.insert(table).values(row));
      for (let at = 0; at < inserts.length; at += CHUNK) {
        const [first, ...rest] = inserts.slice(at, at + CHUNK);
        if (first) await db.batch([first, ...rest]);
      }
    }
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
    await directory.update(accounts).set({ isAdmin: true, role: 'admin' }).where(operator);
    console.log(`Seeded ${rows.length} rows and ${photos.size} vehicles with pictures.`);
  }
} finally {
  await platform.dispose();
}
