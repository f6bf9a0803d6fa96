import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { LinkDto } from '../../../schema/links/output';
import { shortCodes } from '../../../schema/shard';
import { anonymous, asSeller, changeUser, db, publishVehicle, type Seller } from '../../test/factories';
import { meteredDatabases } from '../../test/meter';
import { htmlOf, pageClient, withPages } from '../../test/pages';
import { bind, details, first, moving, scan } from '../../test/stickers';

const DAY = 86_400_000;

describe('scans', () => {
  it('are counted by Indian day, for the last thirty days', async () => {
    const { at, moveTo, seller, visitor } = await moving();
    const { code } = await first(seller);
    await bind(seller, code, (await publishVehicle(seller)).id);
    // Half past eleven at night in India, and an hour later.
    const evening = Date.UTC(2027, 0, 10, 18, 0);
    expect(evening).toBeGreaterThan(at);
    for (const time of [evening, evening, evening + 3_600_000]) {
      moveTo(time);
      await visitor.get(`/q/${code}`);
    }
    expect(await details(seller, code)).toMatchObject({
      scanCount: 3,
      recentScans: 3,
      lastScannedOn: '2027-01-11',
      days: [
        { day: '2027-01-11', scans: 1 },
        { day: '2027-01-10', scans: 2 },
      ],
    });
    moveTo(evening + 30 * DAY);
    expect(await details(seller, code)).toMatchObject({ scanCount: 3, recentScans: 1, isUnscanned: false });
    moveTo(evening + 60 * DAY);
    expect(await details(seller, code)).toMatchObject({
      recentScans: 0,
      lastScannedOn: '2027-01-11',
      isUnscanned: true,
    });
    await visitor.get(`/q/${code}`);
    const [row] = await db.select().from(shortCodes).where(eq(shortCodes.code, code));
    expect([row?.scanCount, row?.scanDays]).toEqual([4, { '2027-03-11': 1 }]);
  });

  it('that are missing are reported after thirty days in use, on stickers and on codes that were scanned before', async () => {
    const { at, moveTo, seller, visitor } = await moving();
    const vehicle = await publishVehicle(seller);
    const { code, shortUrl } = await first(seller);
    const isQuiet = async () =>
      (await seller.get(`/api/links?vehicleId=${vehicle.id}`)).body.map((link: LinkDto) => link.isUnscanned);
    moveTo(at + 10 * DAY);
    await bind(seller, code, vehicle.id);
    moveTo(at + 39 * DAY);
    expect(await isQuiet()).toEqual([false, false]);
    moveTo(at + 41 * DAY);
    expect(await isQuiet()).toEqual([false, true]);
    await visitor.get(new URL(shortUrl).pathname);
    expect(await isQuiet()).toEqual([false, false]);
  });

  it('write one row each, and are exact when simultaneous', async () => {
    const seller = await asSeller();
    const { code } = await first(seller);
    await bind(seller, code, (await publishVehicle(seller)).id);
    await Promise.all(Array.from({ length: 20 }, () => scan(code)));
    expect((await details(seller, code)).days).toMatchObject([{ scans: 20 }]);
    const { databases, cost } = meteredDatabases();
    await anonymous().with({}, databases).get(`/q/${code}`);
    expect([cost.rowsWritten, cost.trips]).toEqual([1, 1]);
  });
});

describe('the page of an unused sticker', () => {
  const page = async (client: Pick<Seller, 'get'>, code: string) => {
    const answer = await client.get(`/q/${code}`, { headers: { accept: 'text/html' } });
    return { status: answer.status, body: htmlOf(answer) };
  };

  it('says so, and links to where its owner can assign a vehicle', async () => {
    const seller = await asSeller();
    const { code } = await first(seller);
    const { status, body } = await page(pageClient(), code);
    expect(status).toBe(404);
    expect(body).toContain('This sticker is not in use yet');
    expect(body).toContain(`href="/dashboard?tab=print&amp;code=${code}"`);
  });

  it('is the same for its owner, a stranger and a visitor', async () => {
    const [seller, stranger] = [await asSeller({ shard: 0 }), await asSeller({ shard: 0 })];
    const { code } = await first(seller);
    const seen = await Promise.all(
      [withPages(seller), withPages(stranger), pageClient()].map((client) => page(client, code)),
    );
    const main = ({ body }: { body: string }) => /<main[\s\S]*<\/main>/.exec(body)?.[0];
    expect(new Set(seen.map(main)).size).toBe(1);
    expect(seen[2]?.body).not.toContain(seller.user.lastName);
  });

  it('says nothing about a suspended seller', async () => {
    const seller = await asSeller();
    const { code } = await first(seller);
    await changeUser(seller.user.id, { isActive: false });
    expect((await page(pageClient(), code)).body).toContain('This code is not in use');
  });
});
