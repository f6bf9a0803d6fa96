import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { enquiries, leadCounts, messages } from '../../../schema/shard';
import type { VisitDto } from '../../../schema/visits/output';
import { newNetwork } from '../../test/buyers';
import {
  anonymous,
  asSeller,
  db,
  offer,
  publishVehicle,
  republish,
  type Seller,
  strangerTo,
  uniqueMobile,
} from '../../test/factories';
import { open, submit } from '../../test/html-forms';
import { htmlOf, pageClient, withPages } from '../../test/pages';
import { visitDays } from './visit-times';

const NOW = Date.parse('2026-11-23T12:00:00+05:30');
const typed = (fields: Record<string, string> = {}) => ({
  day: '2026-11-25',
  part: 'morning',
  buyerName: 'Meera Nair',
  buyerMobile: uniqueMobile(),
  ...fields,
});

/** A browser at a given time, under the real limits, from its own network by default. */
function visitor({ now = NOW, network = newNetwork() } = {}) {
  const client = pageClient({ clock: { now: () => now } }, { RATE_SCALE: '1' });
  return async (path: string, fields: Record<string, string> = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(typed(fields))) form.append(name, value);
    const headers = { accept: 'text/html', 'cf-connecting-ip': network };
    const answer = await client.send('POST', `${path}/visit`, { form, headers });
    return { ...answer, html: htmlOf(answer) };
  };
}

async function listed() {
  const seller = await asSeller();
  const { id } = await publishVehicle(seller, { name: 'Baleno Delta' });
  return { seller, id, path: `/vehicle/${id}` };
}

const visitsOf = async (seller: Seller): Promise<VisitDto[]> => (await seller.get('/api/visits')).body;

describe('a visit', () => {
  it('reaches the seller with day, buyer and notification, and is thanked for in place', async () => {
    const { seller, id, path } = await listed();
    const { status, html } = await visitor()(path, { buyerMobile: '98123 45678' });
    expect(status).toBe(200);
    expect(html).toMatch(/Request sent[\s\S]*Wed, 25 Nov, Morning/);
    expect(html).not.toContain('<form method="post"');
    expect(await visitsOf(seller)).toMatchObject([
      {
        vehicleId: id,
        listingId: id,
        vehicleName: 'Baleno Delta',
        buyerName: 'Meera Nair',
        buyerMobile: '+919812345678',
        masked: false,
        day: '2026-11-25',
        part: 'morning',
        status: 'asked',
      },
    ]);
    const [notice] = (await seller.get('/api/notifications')).body;
    expect(notice).toMatchObject({
      title: 'A buyer would like to see Baleno Delta',
      message: '25 November 2026, in the morning',
      path: '/dashboard/leads#visits',
    });
    const sent = await db.select().from(messages).where(eq(messages.userId, seller.user.id));
    expect(sent.map(({ kind, channel }) => `${kind} ${channel}`)).toContain('visit mail');
    const [row] = await db.select().from(enquiries).where(eq(enquiries.ownerId, seller.user.id));
    expect(row).toMatchObject({ kind: 'visit', consentVersion: '2026-11-1' });
  });

  it('on a republished page reaches its republisher and not the owner', async () => {
    const { seller, id } = await listed();
    const reseller = await asSeller({ plan: 'pro' });
    const { body: page } = await republish(reseller, id);
    expect((await visitor()(`/republished/${page.id}`)).status).toBe(200);
    expect(await visitsOf(reseller)).toMatchObject([
      { vehicleId: id, listingId: page.id, vehicleName: 'Baleno Delta' },
    ]);
    expect(await visitsOf(seller)).toEqual([]);
    expect((await reseller.get('/api/notifications')).body).toMatchObject([
      { path: '/dashboard/leads#visits' },
    ]);
  });

  it('sent again is one, from another device too, and another day is another', async () => {
    const { seller, path } = await listed();
    const buyerMobile = uniqueMobile();
    const send = visitor();
    for (let times = 0; times < 5; times++) expect((await send(path, { buyerMobile })).status).toBe(200);
    expect((await visitor()(path, { buyerMobile })).status).toBe(200);
    expect(await visitsOf(seller)).toHaveLength(1);
    await visitor({ now: NOW + 1 })(path, { buyerMobile, part: 'evening' });
    expect((await visitsOf(seller)).map(({ part }) => part)).toEqual(['evening', 'morning']);
    expect((await seller.get('/api/notifications')).body).toHaveLength(2);
  });

  it.each([
    [{ day: '' }, 'Choose a day within the next 14 days'],
    [{ day: 'soon' }, 'Choose a day within the next 14 days'],
    [{ part: 'night' }, 'Choose a time of day'],
    [{ buyerName: ' ' }, 'Name is required'],
    [{ buyerMobile: '12345' }, 'Mobile number must be at least 10 digits'],
  ])('with %j is refused at its field, with what was typed', async (fields, words) => {
    const { seller, path } = await listed();
    const { status, html } = await visitor()(path, fields as Record<string, string>);
    expect(status).toBe(400);
    expect(html).toContain(words);
    expect(html).toMatch(/name="buyerName"/);
    expect(await visitsOf(seller)).toEqual([]);
  });

  it.each([
    ['2026-11-22', 400],
    ['2026-11-23', 200],
    ['2026-12-07', 200],
    ['2026-12-08', 400],
  ])('is possible from today to 14 days ahead: %s', async (day, status) => {
    const { path } = await listed();
    expect((await visitor()(path, { day, part: 'evening' })).status).toBe(status);
  });

  it.each([
    ['morning', '11:59', 200],
    ['morning', '12:00', 400],
    ['afternoon', '16:59', 200],
    ['afternoon', '17:00', 400],
    ['evening', '20:59', 200],
    ['evening', '21:00', 400],
  ])('is possible for this %s until it is over: at %s', async (part, time, status) => {
    const [{ path }, now] = [await listed(), Date.parse(`2026-11-23T${time}:00+05:30`)];
    const today = await visitor({ now })(path, { day: '2026-11-23', part });
    expect([today.status, today.html.includes('That time has passed')]).toEqual([status, status === 400]);
    expect((await visitor({ now })(path, { day: '2026-11-24', part })).status).toBe(200);
  });

  it('counts days in India', () => {
    const days = visitDays(Date.parse('2026-11-23T23:59:59+05:30'));
    expect([days.length, days[0], days.at(-1)]).toEqual([15, '2026-11-23', '2026-12-07']);
    expect(visitDays(Date.parse('2026-11-24T00:00:00+05:30'))[0]).toBe('2026-11-24');
  });
});

describe('the form of a visit', () => {
  it('offers the days, in the reader’s language, and is linked from both kinds of page', async () => {
    const { id, path } = await listed();
    const { body: page } = await republish(await asSeller({ plan: 'pro' }), id);
    for (const address of [path, `/republished/${page.id}`]) {
      expect((await open(pageClient(), address)).html).toContain(`href="${address}/visit"`);
    }
    const { html } = await open(pageClient({ clock: { now: () => NOW } }), `${path}/visit?lang=pa`);
    expect(html.match(/value="2026-/g)).toHaveLength(15);
    expect(html).toMatch(/ਭਲਕੇ.*ਐਤਵਾਰ, 29 ਨਵੰਬਰ/s);
    expect(html).toContain('content="noindex');
    const english = await open(pageClient({ clock: { now: () => NOW } }), `${path}/visit`);
    expect(english.html).toMatch(/Today.*Sun,? 29 Nov/s);
  });

  it('is not offered for a sold, hidden, deleted or own vehicle, nor accepted', async () => {
    const { seller, id, path } = await listed();
    const reseller = await asSeller({ plan: 'pro' });
    const { body: page } = await republish(reseller, id);
    for (const [own, address] of [
      [seller, path],
      [seller, `/republished/${page.id}`],
      [reseller, `/republished/${page.id}`],
    ] as const) {
      const answer = await submit(
        withPages(own),
        `${address}/visit`,
        typed({ day: visitDays(Date.now())[1] ?? '' }),
      );
      expect(answer.status).toBe(400);
    }
    const shown = await open(withPages(seller), `${path}/visit`);
    expect(shown.html).toContain('This is your listing, as buyers see it.');
    expect((await open(withPages(seller), path)).html).not.toContain(`${path}/visit`);

    await seller.patch(`/api/vehicles/${id}/status`, { status: 'sold' });
    const sold = await visitor()(path);
    expect([sold.status, sold.html.includes('no longer available')]).toEqual([409, true]);
    expect((await open(pageClient(), path)).html).not.toContain(`${path}/visit`);
    expect((await visitor()(`/republished/${page.id}`)).status).toBe(410);
    await seller.delete(`/api/vehicles/${id}`);
    expect((await visitor()(path)).status).toBe(410);
    expect(await visitsOf(seller)).toEqual([]);
    expect(await visitsOf(reseller)).toEqual([]);
  });
});

describe('limits', () => {
  it('one phone asks for three visits to a vehicle a day, and somebody else’s requests with its number do not count', async () => {
    const { seller, path } = await listed();
    const buyerMobile = uniqueMobile();
    for (const part of ['morning', 'afternoon', 'evening']) await visitor()(path, { buyerMobile, part });
    const send = visitor();
    const days = ['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'];
    const statuses = [];
    for (const day of days) statuses.push((await send(path, { buyerMobile, day })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await visitsOf(seller)).toHaveLength(6);
  });

  it('twenty people around one vehicle share an address within ten minutes', async () => {
    const { path } = await listed();
    const other = await listed();
    const network = newNetwork();
    for (let people = 0; people < 20; people++) {
      expect((await visitor({ network })(path)).status).toBe(200);
    }
    const refused = await visitor({ network })(path);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600']);
    expect(refused.html).toContain('Too many requests');
    expect((await visitor({ network })(other.path)).status).toBe(200);
    expect((await visitor()(path)).status).toBe(200);
    expect((await visitor({ network, now: NOW + 10 * 60_000 + 1 })(path)).status).toBe(200);
  });

  it('one device asks a seller for twenty visits a day, and a town’s address for a hundred', async () => {
    const { seller, path } = await listed();
    const later = (minutes: number) => ({ now: NOW + minutes * 60_000 });
    const [base] = await (async () => {
      await visitor()(path);
      return db.select().from(enquiries).where(eq(enquiries.ownerId, seller.user.id));
    })();
    if (!base) throw new Error('no visit');
    const copy = (nth: number, fields: object) => ({
      ...base,
      ...fields,
      id: `${base.id.slice(0, -8)}${String(nth).padStart(8, '0')}`,
    });
    const send = visitor({ network: newNetwork() });
    await send(path);
    const rows = await db.select().from(enquiries).where(eq(enquiries.ownerId, seller.user.id));
    const mine = rows.find(({ id }) => id !== base.id);
    const others = Array.from({ length: 19 }, (_, nth) =>
      copy(nth, { deviceHash: mine?.deviceHash, networkHash: 'x:y', buyerMobile: uniqueMobile() }),
    );
    for (const row of others) await db.insert(enquiries).values(row);
    expect((await send(path)).status).toBe(429);
    const network = newNetwork();
    await visitor({ network, ...later(1) })(path);
    const [town] = (await db.select().from(enquiries).where(eq(enquiries.ownerId, seller.user.id))).filter(
      ({ createdAt }) => createdAt === later(1).now,
    );
    const site = town?.networkHash.split(':')[0];
    const neighbours = Array.from({ length: 98 }, (_, nth) =>
      copy(100 + nth, { networkHash: `${site}:${nth}`, buyerMobile: uniqueMobile() }),
    );
    for (const row of neighbours) await db.insert(enquiries).values(row);
    expect((await visitor({ network, ...later(2) })(path)).status).toBe(200);
    expect((await visitor({ network, ...later(3) })(path)).status).toBe(429);
    expect((await visitor(later(3))(path)).status).toBe(200);
  });
});

describe('the seller', () => {
  it('confirms, declines, and changes their mind; strangers cannot', async () => {
    const { seller, path } = await listed();
    await visitor()(path);
    const [visit] = await visitsOf(seller);
    const change = (who: Seller, status: string) => who.patch(`/api/visits/${visit?.id}`, { status });
    for (const status of ['seen', 'confirmed', 'declined', 'confirmed']) {
      expect((await change(seller, status)).body).toMatchObject({ id: visit?.id, status });
    }
    expect((await change(seller, 'asked')).status).toBe(400);
    expect((await change(await strangerTo(seller), 'declined')).status).toBe(404);
    expect(await visitsOf(seller)).toMatchObject([{ status: 'confirmed' }]);
    expect(await visitsOf(await strangerTo(seller))).toEqual([]);
  });

  it('whose month’s leads are used up does not see the buyer, in the list and in the download', async () => {
    const { seller, path, id } = await listed();
    await anonymous().post('/api/leads', offer(id));
    const [now, [, day = '']] = [Date.now(), visitDays(Date.now())];
    const firstId = async () => (await visitsOf(seller))[0]?.id;
    const texts = async () => [
      JSON.stringify(await visitsOf(seller)),
      JSON.stringify((await seller.patch(`/api/visits/${await firstId()}`, { status: 'seen' })).body),
      htmlOf(await seller.post('/api/account/export', { format: 'json' })),
    ];
    await visitor({ now })(path, { day, buyerName: 'Seen Buyer', buyerMobile: '9811100011' });
    for (const text of await texts()) expect(text).toMatch(/Seen Buyer.*9811100011/s);
    await db.update(leadCounts).set({ monthCount: 50 }).where(eq(leadCounts.ownerId, seller.user.id));
    await visitor({ now: now + 1 })(path, { day, buyerName: 'Hidden Buyer', buyerMobile: '9811100022' });
    const [hidden] = await visitsOf(seller);
    expect(hidden).toMatchObject({ masked: true, buyerName: null, buyerMobile: '+91••••••••22' });
    for (const text of await texts()) expect(text).not.toMatch(/Hidden Buyer|9811100022/);
  });
});
