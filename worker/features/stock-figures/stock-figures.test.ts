import { describe, expect, it } from 'vitest';
import type { StockFiguresDto } from '../../../schema/stock-figures/output';
import { indianDayStart } from '../../platform/clock';
import { buyer, newNetwork } from '../../test/buyers';
import type { TestClient } from '../../test/client';
import {
  anonymous,
  asSeller,
  offer,
  publishVehicle,
  type Seller,
  shardOf,
  strangerTo,
  uniqueMobile,
} from '../../test/factories';
import { caller } from '../../test/leads';
import { meteredDatabases } from '../../test/meter';
import { pageClient } from '../../test/pages';
import { actingFor, letIn } from '../../test/staff';
import { openedAt } from '../../test/stickers';
import { stock } from '../../test/stock';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const TODAY = indianDayStart(Date.now()) + 10 * HOUR;
const dayText = (at: number) => new Date(at + 5.5 * HOUR).toISOString().slice(0, 10);
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1)';
const PREVIEW = 'WhatsApp/2.23.20.0 A';

const figuresOf = async (client: TestClient, query = '', headers = {}): Promise<StockFiguresDto> => {
  const { status, body } = await client.get(`/api/figures${query}`, { headers });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
};

interface Happened {
  at: number;
  vehicleId: string;
  /** How somebody came; a tap otherwise. */
  way?: 'scan' | 'link' | 'direct';
  tap?: 'call' | 'whatsapp';
  userAgent?: string;
  as?: TestClient;
  network: string;
}

/** Sends what a browser would, at its time. */
async function happen(
  { at, vehicleId, way, tap, userAgent, as = anonymous(), network }: Happened,
  codeOf: (id: string) => string,
) {
  const headers = { 'cf-connecting-ip': network, ...(userAgent ? { 'user-agent': userAgent } : {}) };
  const client = as.with({ clock: { now: () => at } });
  if (tap) return client.send('POST', '/api/views/taps', { json: { vehicleId, taps: [tap] }, headers });
  const address = (await client.get(`/q/${codeOf(vehicleId)}`, { headers })).headers.get('location') ?? '';
  const json =
    way === 'scan'
      ? openedAt(address)
      : { vehicleId, url: `/vehicle/${vehicleId}${way === 'link' ? '?src=link' : ''}` };
  return client.send('POST', '/api/views', { json, headers });
}

const codesOf = async (seller: Seller) => {
  const { body } = await seller.get('/api/vehicles');
  const codes = new Map(
    body.map(({ id, shortUrl }: { id: string; shortUrl: string }) => [id, shortUrl.split('/').at(-1)]),
  );
  return (id: string) => String(codes.get(id));
};

describe('figures', () => {
  it('equal the log of what happened: people, bots, previews, the owner and staff', async () => {
    const owner = await asSeller({ plan: 'pro' });
    const ravi = await asSeller();
    await letIn(owner, ravi, 'manager');
    const swift = (await publishVehicle(owner, { name: 'Swift VXi' })).id;
    const baleno = (await publishVehicle(owner, { name: 'Baleno Delta' })).id;
    const log: Happened[] = [];
    const people = Array.from({ length: 20 }, (_, at) => ({ at, network: newNetwork() }));
    for (const { at, network } of people) {
      const time = TODAY - (at % 3) * DAY;
      const vehicleId = at % 4 === 0 ? baleno : swift;
      const way = (['scan', 'scan', 'link', 'direct'] as const)[at % 4] ?? 'direct';
      log.push({ at: time, vehicleId, way, network });
      // Opened again within half an hour: no other visit. After it: another.
      if (at % 5 === 0) log.push({ at: time + HOUR / 4, vehicleId, way: 'direct', network });
      if (at % 7 === 0) log.push({ at: time + HOUR, vehicleId, way: 'link', network });
      if (at % 2 === 0) log.push({ at: time + HOUR, vehicleId, tap: 'call', network });
      if (at % 6 === 0) log.push({ at: time + HOUR, vehicleId, tap: 'whatsapp', network });
    }
    const counted = log.filter(
      (_, at) => !(log[at]?.way === 'direct' && log[at - 1]?.network === log[at]?.network),
    );
    const noise = (count: number, more: Partial<Happened>) =>
      Array.from({ length: count }, (_, at): Happened => {
        const tap = at % 3 === 0 ? { tap: 'call' as const } : { way: 'scan' as const };
        return { at: TODAY, vehicleId: swift, network: newNetwork(), ...tap, ...more };
      });
    const uncounted = [
      ...noise(30, { userAgent: BOT }),
      ...noise(10, { userAgent: PREVIEW }),
      ...noise(3, { as: owner }),
      ...noise(2, { as: ravi }),
    ];
    const codeOf = await codesOf(owner);
    for (const one of [...log, ...uncounted]) await happen(one, codeOf);

    const figures = await figuresOf(owner.at(TODAY + 2 * HOUR));
    const of = (events: Happened[]) => ({
      people: events.filter(({ way }) => way).length,
      scans: events.filter(({ way }) => way === 'scan').length,
      calls: events.filter(({ tap }) => tap === 'call').length,
      whatsApps: events.filter(({ tap }) => tap === 'whatsapp').length,
    });
    const rest = { offers: 0, visits: 0, won: 0 };
    expect(of(counted)).toMatchObject({ people: 23, calls: 10, whatsApps: 4 });
    expect(figures.totals).toEqual({ ...of(counted), ...rest });
    const onDay = (day: string) => of(counted.filter(({ at }) => dayText(at) === day));
    expect(figures.byDay).toEqual(
      [6, 5, 4, 3, 2, 1, 0].map((age) => {
        const day = dayText(TODAY - age * DAY);
        return { day, ...onDay(day), ...rest };
      }),
    );
    const ofCar = (id: string) => of(counted.filter(({ vehicleId }) => vehicleId === id));
    expect(figures.listings).toEqual([
      { listingId: swift, name: 'Swift VXi', isRepublished: false, ...ofCar(swift), ...rest },
      { listingId: baleno, name: 'Baleno Delta', isRepublished: false, ...ofCar(baleno), ...rest },
    ]);
    const ways = (source: string) => counted.filter(({ way }) => way === source).length;
    expect(Object.fromEntries(figures.sources.map(({ source, people: count }) => [source, count]))).toEqual({
      scan: ways('scan'),
      link: ways('link'),
      direct: ways('direct'),
    });
    expect(figures.best, 'below thirty people').toBeNull();
    const one = await figuresOf(owner.at(TODAY + 2 * HOUR), `?vehicleId=${baleno}`);
    expect(one.totals).toEqual({ ...ofCar(baleno), ...rest });
    expect(one.listings).toHaveLength(1);
    const seen = await figuresOf(ravi.at(TODAY + 2 * HOUR), '', actingFor(owner));
    expect(seen).toEqual(figures);
  });

  it('have offers by the day of the first, visits and sales, without unlikely and withdrawn ones', async () => {
    const owner = await asSeller({ plan: 'pro' });
    const { id } = await publishVehicle(owner, { price: '475000' });
    const asha = buyer();
    const buyerMobile = uniqueMobile();
    const { body: lead } = await asha(id, { offerPrice: '440000', buyerMobile });
    await asha(id, { offerPrice: '450000', buyerMobile });
    await buyer()(id, { offerPrice: '455000' });
    await anonymous().post('/api/leads', offer(id, { offerPrice: '10' }));
    await owner.post('/api/leads/hand-made', caller({ vehicleId: id, wants: null, budget: '470000' }));
    expect((await figuresOf(owner)).totals).toMatchObject({ offers: 2, visits: 0, won: 0 });
    await owner.patch(`/api/leads/${lead.id}`, { status: 'won' });
    const form = new FormData();
    const day = dayText(Date.now() + 2 * DAY);
    for (const [name, value] of Object.entries({
      day,
      part: 'morning',
      buyerName: 'Asha',
      buyerMobile: '98123 45678',
    }))
      form.append(name, value);
    await pageClient().send('POST', `/vehicle/${id}/visit`, { form, headers: { accept: 'text/html' } });
    const figures = await figuresOf(owner);
    expect(figures.totals).toMatchObject({ people: 0, offers: 2, visits: 1, won: 1 });
    expect(figures.byDay?.at(-1)).toMatchObject({ offers: 2, visits: 1, won: 1 });
    expect(figures.listings).toEqual([]);
    const later = await figuresOf(owner.at(Date.now() + 8 * DAY));
    expect(later.totals).toMatchObject({ offers: 0, visits: 0, won: 0 });
  });

  it('name what was best from thirty people on, of a known way', async () => {
    const owner = await asSeller({ plan: 'pro' });
    const { id } = await publishVehicle(owner, { name: 'Swift VXi' });
    const save = (days: object, marks: object) =>
      shardOf(id)
        .$client.prepare(
          `insert into views (listing_id, month, view_count, days, marks) values (?1, '2026-11', 9, ?2, ?3)
           on conflict do update set days = ?2, marks = ?3`,
        )
        .bind(id, JSON.stringify(days), JSON.stringify(marks))
        .run();
    const at = owner.at(Date.parse('2026-11-20T12:00:00+05:30'));
    await save({ '13': 90, '14': 9, '20': 20 }, { '13s': 90, '14d': 9, '20d': 12, '20s': 5, '20l': 3 });
    expect(await figuresOf(at)).toMatchObject({ totals: { people: 29, scans: 5 }, best: null });
    await save({ '14': 9, '20': 21 }, { '14d': 9, '20d': 13, '20s': 5, '20l': 3 });
    const best = { listingId: id, name: 'Swift VXi', source: 'scan', people: 5 };
    expect(await figuresOf(at)).toMatchObject({ totals: { people: 30 }, best });
    await save({ '20': 30 }, { '20d': 30 });
    expect((await figuresOf(at)).best).toBeNull();
  });

  it('are the week’s totals on Starter, and by day for up to ninety days on other plans', async () => {
    const starter = await asSeller();
    await publishVehicle(starter);
    expect(await figuresOf(starter, '?days=90')).toMatchObject({ days: 7, byDay: null });
    const growth = await asSeller({ plan: 'growth' });
    const { days, byDay } = await figuresOf(growth, '?days=90');
    expect([days, byDay?.length]).toEqual([90, 90]);
    expect((await growth.get('/api/figures?days=8')).status).toBe(400);
  });

  it('are for the owner and managers, and never another seller’s', async () => {
    const owner = await asSeller({ plan: 'pro' });
    const { id } = await publishVehicle(owner);
    await buyer()(id);
    const ravi = await asSeller();
    await letIn(owner, ravi, 'salesperson');
    expect((await ravi.get('/api/figures', { headers: actingFor(owner) })).status).toBe(403);
    expect((await anonymous().get('/api/figures')).status).toBe(401);
    const other = await figuresOf(await strangerTo(owner), `?vehicleId=${id}`);
    expect([other.totals.offers, other.listings]).toEqual([0, []]);
  });

  it('read one row a car and month, in one round trip', async () => {
    const owner = await asSeller({ plan: 'pro', lastActivityAt: Date.now() });
    const cars = 500;
    await stock(owner.user.id, cars);
    await shardOf(owner.user.id)
      .$client.prepare(
        `insert into views (listing_id, month, view_count, days, marks)
         select id, '2026-11', 9, '{"20":9}', '{"20s":4}' from vehicles where user_id = ?`,
      )
      .bind(owner.user.id)
      .run();
    const { databases, cost } = meteredDatabases();
    const now = Date.parse('2026-11-20T12:00:00+05:30');
    const { body } = await owner.with({ clock: { now: () => now } }, databases).get('/api/figures');
    expect(body.totals).toMatchObject({ people: cars * 9, scans: cars * 4 });
    expect((cost.rowsRead - 20) / cars).toBeLessThanOrEqual(2);
  });
});
