import { evictDurableObject } from 'cloudflare:test';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { LinkDto } from '../../../schema/links/output';
import { shortCodes } from '../../../schema/shard';
import { indianCalendar, indianDayStart } from '../../platform/clock';
import { flushCounters, hubOfSeller } from '../../test/counters';
import {
  anonymous,
  asSeller,
  changeUser,
  db,
  publishVehicle,
  type Seller,
  signInAgain,
} from '../../test/factories';
import { listedDatabases } from '../../test/intercepted-database';
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
      await scan(code, visitor);
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
    await signInAgain(seller, seller.user.id, evening + 60 * DAY);
    expect(await details(seller, code)).toMatchObject({
      recentScans: 0,
      lastScannedOn: '2027-01-11',
      isUnscanned: true,
    });
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
    await scan(shortUrl.split('/').at(-1) ?? '', visitor);
    expect(await isQuiet()).toEqual([false, false]);
  });

  it('write no row when a code is followed, by anybody, and none in the database before the flush', async () => {
    const seller = await asSeller();
    const { code } = await first(seller);
    await bind(seller, code, (await publishVehicle(seller)).id);
    const { databases, cost } = meteredDatabases();
    const { queries, databases: listed } = listedDatabases();
    for (const client of [anonymous(), seller]) {
      await client.with({}, databases).get(`/q/${code}`);
      await client.with({}, listed).get(`/q/${code}`);
    }
    expect(queries.filter((query) => !/^\s*select/i.test(query))).toEqual([]);
    expect(cost.rowsWritten).toBe(0);
    expect((await details(seller, code)).scanCount).toBe(0);
    const before = await db.select().from(shortCodes);
    await scan(code, anonymous().with({}, databases));
    expect(cost.rowsWritten).toBe(0);
    expect(await db.select().from(shortCodes)).toEqual(before);
  });

  it('are exact when simultaneous, on the screens at once, in the database after the flush, and after it again', async () => {
    const seller = await asSeller();
    const { code } = await first(seller);
    await bind(seller, code, (await publishVehicle(seller)).id);
    await Promise.all(Array.from({ length: 20 }, () => scan(code)));
    const stored = async () =>
      (await db.select().from(shortCodes).where(eq(shortCodes.code, code)))[0]?.scanCount;
    for (const scans of [20, 21, 22]) {
      expect(await details(seller, code)).toMatchObject({
        scanCount: scans,
        recentScans: scans,
        days: [{ scans }],
      });
      await flushCounters();
      await flushCounters();
      expect(await stored()).toBe(scans);
      expect(await details(seller, code)).toMatchObject({ scanCount: scans, days: [{ scans }] });
      await evictDurableObject(hubOfSeller(seller.user.id));
      await scan(code);
    }
  });

  it('continue from what the database had before the object counted them', async () => {
    const seller = await asSeller();
    const { code } = await first(seller);
    await bind(seller, code, (await publishVehicle(seller)).id);
    const { day } = indianCalendar(Date.now());
    await db
      .update(shortCodes)
      .set({ scanCount: 9, scanDays: { [day]: 4 } })
      .where(eq(shortCodes.code, code));
    await scan(code);
    for (const _ of [1, 2]) {
      expect(await details(seller, code)).toMatchObject({ scanCount: 10, days: [{ day, scans: 5 }] });
      await flushCounters();
    }
  });

  it('of days that are over are dropped after thirty days, and stay in the total', async () => {
    const seller = await asSeller();
    const { code } = await first(seller);
    await bind(seller, code, (await publishVehicle(seller)).id);
    const [lost, kept, today] = [30, 29, 0].map((ago) => indianCalendar(Date.now() - ago * DAY).day);
    await db
      .update(shortCodes)
      .set({ scanCount: 7, scanDays: { [`${lost}`]: 4, [`${kept}`]: 3 } })
      .where(eq(shortCodes.code, code));
    await scan(code);
    await flushCounters();
    const [row] = await db.select().from(shortCodes).where(eq(shortCodes.code, code));
    expect([row?.scanCount, row?.scanDays]).toEqual([8, { [`${kept}`]: 3, [`${today}`]: 1 }]);
  });

  it('count a visitor once in half an hour, and a hundred of a network', async () => {
    const { at, moveTo, seller, visitor } = await moving();
    const { code } = await first(seller);
    await bind(seller, code, (await publishVehicle(seller)).id);
    const limited = visitor.with({}, { RATE_SCALE: '1' } as never);
    const from = (agent: string) => ({
      'cf-connecting-ip': '203.0.113.50',
      'user-agent': `Mozilla/5.0 (Linux; Android 14; ${agent}) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36`,
    });
    // Hashes of networks and visitors change daily, so none of this may cross midnight.
    const noon = indianDayStart(at) + 36 * 3_600_000;
    for (const minutes of [0, 1, 29]) {
      moveTo(noon + minutes * 60_000);
      await scan(code, limited, from('one'));
    }
    expect((await details(seller, code)).scanCount).toBe(1);
    moveTo(noon + 30 * 60_000);
    // Concurrent: one after the other, each would wait to be stored with others.
    await Promise.all(Array.from({ length: 120 }, (_, agent) => scan(code, limited, from(`${agent}`))));
    expect((await details(seller, code)).scanCount).toBe(101);
  });

  it('are neither its owner’s, nor of a code of another seller than the page’s, nor of one that leads nowhere', async () => {
    const [seller, other] = [await asSeller(), await asSeller()];
    const [own, foreign] = [await first(seller), await first(other)];
    const vehicle = await publishVehicle(seller);
    await bind(seller, own.code, vehicle.id);
    await bind(other, foreign.code, (await publishVehicle(other)).id);
    const unused = await first(seller);
    await scan(own.code, seller);
    for (const code of [foreign.code, unused.code, 'zzzzzzzz']) {
      const json = { url: `/vehicle/${vehicle.id}`, vehicleId: vehicle.id, code };
      expect((await anonymous().send('POST', '/api/views', { json })).status).toBe(200);
    }
    await flushCounters();
    const rows = await db
      .select()
      .from(shortCodes)
      .where(inArray(shortCodes.ownerId, [seller.user.id, other.user.id]));
    expect(rows.map(({ scanCount }) => scanCount)).toEqual(rows.map(() => 0));
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
    expect(body).toContain(`href="/dashboard/print?code=${code}"`);
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
