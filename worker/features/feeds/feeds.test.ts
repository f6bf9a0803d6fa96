import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { NewFeedDto } from '../../../schema/feeds/output';
import { changes, feeds } from '../../../schema/shard';
import {
  anonymous,
  asAdmin,
  asSeller,
  changeUser,
  db,
  publishVehicle,
  type Seller,
  strangerTo,
  uploadImages,
} from '../../test/factories';
import { actingFor, letIn } from '../../test/staff';
import { systemCtx } from '../../test/system';
import { inShards } from '../../test/tick';
import { buildFeeds } from './feeds.service';

const HOUR_MS = 3_600_000;
const FACTS = { make: 'Maruti Suzuki', model: 'Swift', kmsDriven: 62_000, city: 'Kanpur', kind: 'car' };

const make = async (seller: Pick<Seller, 'post'>, headers = {}): Promise<NewFeedDto> =>
  (await seller.post('/api/feed', {}, { headers })).body;
const fetchFile = async (address: string, headers: Record<string, string> = {}) => {
  const answer = await anonymous().get(new URL(address).pathname, { headers });
  const { body } = answer;
  const text = body instanceof ArrayBuffer ? new TextDecoder().decode(body) : JSON.stringify(body);
  return { ...answer, text };
};
const statusOf = async (address: string) => (await fetchFile(address)).status;
const rowsOf = async (address: string) =>
  Papa.parse<Record<string, string>>((await fetchFile(address)).text, { header: true, skipEmptyLines: true })
    .data;
const later = (ms: number) => inShards(buildFeeds, systemCtx({ clock: { now: () => Date.now() + ms } }));
const run = () => later(0);
const filesOf = async ({ user }: Pick<Seller, 'user'>) =>
  (await env.DOCS.list({ prefix: `feeds/${user.id}` })).objects.map(({ key }) => key);

async function withFeed(fields: Record<string, unknown> = {}) {
  const seller = await asSeller({ plan: 'pro' });
  const vehicle = await publishVehicle(seller, { ...FACTS, ...fields });
  const feed = await make(seller);
  await run();
  return { seller, vehicle, feed };
}

describe('a catalogue feed', () => {
  it('is CSV and JSON of what is for sale, at an address of 256 random bits', async () => {
    const seller = await asSeller({ plan: 'pro' });
    const vehicle = await publishVehicle(seller, { ...FACTS, images: await uploadImages(seller) });
    const feed = await make(seller);
    const sold = await publishVehicle(seller, FACTS);
    const gone = await publishVehicle(seller, FACTS);
    const held = await publishVehicle(seller, FACTS);
    await seller.patch(`/api/vehicles/${sold.id}/status`, { status: 'sold' });
    await seller.patch(`/api/vehicles/${held.id}/status`, { status: 'pending' });
    await seller.delete(`/api/vehicles/${gone.id}`);
    await publishVehicle(await asSeller({ plan: 'pro' }), FACTS);
    await later(HOUR_MS + 1);

    expect(feed.csv).toMatch(/\/feeds\/[0-9a-f]{3}[\w-]{43}\/vehicles\.csv$/);
    const csv = await fetchFile(feed.csv);
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(csv.headers.get('x-robots-tag')).toBe('noindex');
    const rows = await rowsOf(feed.csv);
    expect(rows.map((row) => [row.vehicle_id, row.availability])).toEqual([
      [held.id, 'NOT_AVAILABLE'],
      [vehicle.id, 'AVAILABLE'],
    ]);
    const json = await fetchFile(feed.json);
    expect(json.headers.get('content-type')).toBe('application/json');
    const items = JSON.parse(json.text);
    expect(items.map((item: { vehicle_id: string }) => item.vehicle_id)).toEqual([held.id, vehicle.id]);
    expect(rows[1]?.url).toBe(`http://localhost/vehicle/${vehicle.id}`);
    const picture = await anonymous().get(new URL(items[1].image[0].url).pathname);
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    expect((await seller.get('/api/feed')).body.feed).toMatchObject({ listed: 2, leftOut: 0 });
  });

  it('has no texts, numbers of people or plates, and says what it leaves out', async () => {
    const { seller, feed } = await withFeed({
      name: 'Swift of Asha 9876501234',
      description: 'Ring 9876501234, plate UP 78 AB 1234',
      specifications: { Contact: '9876501234' },
      facts: { registrationNumber: 'UP78AB1234', variant: 'VXI 9876501234' },
    });
    await publishVehicle(seller, { ...FACTS, make: undefined });
    await later(HOUR_MS + 1);
    for (const address of [feed.csv, feed.json])
      expect((await fetchFile(address)).text).not.toMatch(/98765|1234|Ring|UP ?78|Asha/);
    expect((await seller.get('/api/feed')).body.feed).toMatchObject({ listed: 1, leftOut: 1 });
  });

  it('answers 404 for another secret, and 503 until it is written', async () => {
    const { feed } = await withFeed();
    const wrong = feed.csv.replace(/.{4}(?=\/vehicles)/, (end) => (end === 'AAAA' ? 'BBBB' : 'AAAA'));
    expect(await statusOf(wrong)).toBe(404);
    expect(await statusOf(feed.csv.replace('.csv', '.xml'))).toBe(404);
    await db.update(feeds).set({ builtAt: null });
    const early = await fetchFile(feed.csv);
    expect([early.status, early.headers.get('retry-after')]).toEqual([503, '60']);
  });

  it('stores no secret, shows its address once, and answers 304 to who has it already', async () => {
    const { seller, feed } = await withFeed();
    const stored = JSON.stringify(await db.select().from(feeds));
    expect(stored).not.toContain(new URL(feed.csv).pathname.split('/')[2]);
    expect((await seller.get('/api/feed')).body.feed).not.toHaveProperty('csv');
    const etag = (await fetchFile(feed.csv)).headers.get('etag') ?? '';
    expect((await fetchFile(feed.csv, { 'if-none-match': etag })).status).toBe(304);
    expect((await fetchFile(feed.csv, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('replaced or ended, no longer answers at its old address, and ending deletes its files', async () => {
    const { seller, feed } = await withFeed();
    const next = await make(seller);
    await run();
    expect([await statusOf(feed.csv), await statusOf(next.csv)]).toEqual([404, 200]);
    expect(await filesOf(seller)).toHaveLength(2);
    expect((await seller.delete('/api/feed')).body).toEqual({ feed: null });
    expect([await statusOf(next.csv), await statusOf(next.json)]).toEqual([404, 404]);
    expect(await filesOf(seller)).toEqual([]);
    await seller.delete('/api/feed');
    const kinds = await db.select().from(changes).where(eq(changes.ownerId, seller.user.id));
    expect(kinds.map(({ kind }) => kind).filter((kind) => kind.startsWith('feed'))).toEqual([
      'feed_opened',
      'feed_opened',
      'feed_closed',
    ]);
  });

  it('is part of Pro alone: it ends with the plan and comes back with it, as with a suspension', async () => {
    const { seller, feed } = await withFeed();
    await changeUser(seller.user.id, { subscriptionPlan: 'growth' });
    expect(await statusOf(feed.csv)).toBe(404);
    expect((await seller.post('/api/feed', {})).status).toBe(403);
    expect((await seller.get('/api/feed')).body.feed).not.toBeNull();
    await changeUser(seller.user.id, { subscriptionPlan: 'pro' });
    expect(await statusOf(feed.csv)).toBe(200);
    const admin = await asAdmin();
    await admin.post(`/api/admin/users/${seller.user.id}/suspend`, { reason: 'Stolen cars' });
    expect(await statusOf(feed.csv)).toBe(404);
  });

  it('is a manager’s to make, but no salesperson’s, and ends with whoever made it', async () => {
    const { seller, feed } = await withFeed();
    const [manager, salesperson] = [await strangerTo(seller), await strangerTo(seller)];
    const membership = await letIn(seller, manager, 'manager');
    await letIn(seller, salesperson, 'salesperson');
    const headers = actingFor(seller);
    expect((await salesperson.get('/api/feed', { headers })).status).toBe(403);
    expect((await salesperson.post('/api/feed', {}, { headers })).status).toBe(403);

    const managers = await make(manager, headers);
    await run();
    expect([await statusOf(feed.csv), await statusOf(managers.csv)]).toEqual([404, 200]);
    await seller.patch(`/api/staff/members/${membership}`, { role: 'salesperson' });
    expect(await statusOf(managers.csv)).toBe(404);

    await seller.patch(`/api/staff/members/${membership}`, { role: 'manager' });
    const again = await make(manager, headers);
    await run();
    await seller.delete(`/api/staff/members/${membership}`);
    expect(await statusOf(again.csv)).toBe(404);
    const own = await make(seller);
    await run();
    const another = await strangerTo(seller);
    await seller.delete(`/api/staff/members/${await letIn(seller, another, 'manager')}`);
    expect(await statusOf(own.csv)).toBe(200);
  });

  it('is written once an hour while somebody fetches it, and not after a week without', async () => {
    const { seller, vehicle, feed } = await withFeed();
    const writtenAt = async () => Date.parse((await seller.get('/api/feed')).body.feed.builtAt);
    const first = await writtenAt();
    await seller.patch(`/api/vehicles/${vehicle.id}`, { price: '470000' });
    await later(HOUR_MS - 60_000);
    expect(await writtenAt()).toBe(first);
    await later(HOUR_MS + 1_000);
    expect(await writtenAt()).toBeGreaterThan(first);
    expect((await rowsOf(feed.csv))[0]?.price).toBe('470000 INR');

    const weekLater = 7 * 24 * HOUR_MS;
    const second = await writtenAt();
    await later(weekLater + 2 * HOUR_MS);
    expect(await writtenAt()).toBe(second);
    const paused = await db.select().from(feeds).where(eq(feeds.userId, seller.user.id));
    expect(paused[0]?.dueAt).toBeNull();
  });

  it('that was paused is written again once it is fetched', async () => {
    const { seller, feed } = await withFeed();
    await db
      .update(feeds)
      .set({ dueAt: null, readAt: null, builtAt: 1 })
      .where(eq(feeds.userId, seller.user.id));
    expect(await statusOf(feed.csv)).toBe(200);
    expect((await seller.get('/api/feed')).body.feed.readAt).not.toBeNull();
    await run();
    expect(Date.parse((await seller.get('/api/feed')).body.feed.builtAt)).toBeGreaterThan(1);
  });
});
