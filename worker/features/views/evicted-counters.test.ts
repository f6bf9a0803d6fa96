import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { views } from '../../../schema/shard';
import type { LiveHub } from '../../live/live-hub';
import { hubOfSeller } from '../../test/counters';
import { anonymous, asSeller, db, publishVehicle, type Seller } from '../../test/factories';
import { bind, details, first, scan } from '../../test/stickers';
import { unitsOf } from '../../test/units';

const MINUTE = 60_000;
const hubOf = ({ user }: Seller) => hubOfSeller(user.id);

async function viewed(ageMs = 0) {
  const seller = await asSeller();
  const { id } = await publishVehicle(seller);
  await anonymous()
    .at(Date.now() - ageMs)
    .post('/api/views', { vehicleId: id });
  return { seller, id };
}

describe('a counter that was evicted, and is first asked', () => {
  it('for scans, still has those the database lacks', async () => {
    const seller = await asSeller();
    const { code } = await first(seller);
    await bind(seller, code, (await publishVehicle(seller)).id);
    await scan(code);
    await evictDurableObject(hubOf(seller));
    expect(await details(seller, code)).toMatchObject({ scanCount: 1, days: [{ scans: 1 }] });
  });

  it('to forget a listing, writes none of its views', async () => {
    const { seller, id } = await viewed();
    await evictDurableObject(hubOf(seller));
    await hubOf(seller).deleteListings([id]);
    await hubOf(seller).flush();
    expect(await db.select().from(views).where(eq(views.listingId, id))).toEqual([]);
  });

  it('by its alarm, blanks the visitors who may be counted again', async () => {
    const { seller } = await viewed(31 * MINUTE);
    await hubOf(seller).flush();
    await evictDurableObject(hubOf(seller));
    expect(await runDurableObjectAlarm(hubOf(seller))).toBe(true);
    const { data } = await runInDurableObject(hubOf(seller), (_, { storage }) =>
      storage.sql.exec<{ data: string }>('select data from view_log').one(),
    );
    expect(JSON.parse(data).entries).toEqual([]);
    const { objectRowsWritten } = await unitsOf(() =>
      runInDurableObject(hubOf(seller), (hub: LiveHub) => hub.alarm()),
    );
    expect(objectRowsWritten, 'nothing is left to blank').toBe(0);
  });
});
