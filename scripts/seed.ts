import { and, eq, inArray, like } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { getPlatformProxy } from 'wrangler';
import * as tables from '../schema/tables';
import type { Bindings } from '../worker/env';
import { FIGURES } from './seed/figures';
import { storePhotos } from './seed/photos';
import { storyRows } from './seed/rows';

/** The local platform's proxy closes on batches of many hundred statements. */
const CHUNK = 50;

/**
 * Fills the local database with the story of `seed/story.ts`, once. It goes through wrangler's local platform, so it cannot
 * reach a database that is not on this machine.
 */
const platform = await getPlatformProxy<Bindings>({
  configPath: 'wrangler.toml',
  remoteBindings: false,
  persist: { path: `${process.env.STATE_DIR ?? '.wrangler/state'}/v3` },
});
try {
  if (platform.env.APP_ENV !== 'development') throw new Error('the seed is for development only');
  const db = drizzle(platform.env.DB, { schema: tables, casing: 'snake_case' });
  const operator = eq(tables.users.email, 'admin@demo.test');
  // Promoting the operator is the last step, so an operator shows that the seed is complete.
  const finished = await db.query.users.findFirst({ where: and(operator, eq(tables.users.isAdmin, true)) });
  if (finished) {
    console.log('Already seeded.');
  } else {
    const demoUsers = db
      .select({ id: tables.users.id })
      .from(tables.users)
      .where(like(tables.users.email, '%@demo.test'));
    // Money outlives accounts, so it is deleted explicitly.
    await db.delete(tables.paymentRecords).where(inArray(tables.paymentRecords.userId, demoUsers));
    await db.delete(tables.giftCodes);
    await db.delete(tables.users).where(like(tables.users.email, '%@demo.test'));
    const photos = await storePhotos(platform.env.MEDIA);
    const inserts = (await storyRows(Date.now(), photos)).flatMap(([table, rows]) =>
      rows.map((row) => db.insert(table).values(row)),
    );
    for (let at = 0; at < inserts.length; at += CHUNK) {
      const [first, ...rest] = inserts.slice(at, at + CHUNK);
      if (first) await db.batch([first, ...rest]);
    }
    for (const statement of FIGURES) await db.run(statement);
    await db.update(tables.users).set({ isAdmin: true, role: 'admin' }).where(operator);
    console.log(`Seeded ${inserts.length} rows and ${photos.size} vehicles with pictures.`);
  }
} finally {
  await platform.dispose();
}
