import { describe, expect, it } from 'vitest';
import { ROUTES } from '../route-table';
import { anonymous, asSeller, offer, publishVehicle, type Seller } from '../test/factories';
import { meteredDatabases } from '../test/meter';
import { giveSession, secretOf } from '../test/sessions';

const SPECULATIVE = ROUTES.filter(({ speculative }) => speculative).map(({ path }) => path);

async function busySeller(): Promise<Seller> {
  const seller = await asSeller({ plan: 'pro', lastActivityAt: Date.now() });
  const vehicles = [await publishVehicle(seller), await publishVehicle(seller)];
  for (const { id } of vehicles) await anonymous().post('/api/leads', offer(id));
  return seller;
}

/** The path of one of their vehicles, if it names one. */
async function withId(path: string, seller: Seller): Promise<string> {
  if (!path.includes(':id')) return path;
  const [vehicle] = (await seller.get('/api/vehicles')).body;
  return path.replace(':id', vehicle.id);
}

const withCookie = (value: string) => {
  const client = anonymous();
  client.cookies.set('sid', value);
  return client;
};

describe('a reading request of a signed-in person', () => {
  it.each(SPECULATIVE)('waits once, for session, person and data at the same time: %s', async (path) => {
    const seller = await busySeller();
    const asked = await withId(path, seller);
    const { databases, cost } = meteredDatabases();
    expect((await seller.with({}, databases).get(asked)).status).toBe(200);
    expect(cost.trips).toBe(1);
  });

  it('is every list that a workspace opens with', () => {
    expect(SPECULATIVE).toEqual(
      expect.arrayContaining([
        '/api/vehicles',
        '/api/vehicles/counts',
        '/api/republished-vehicles',
        '/api/notifications/unread-count',
        '/api/subscription/usage',
        '/api/drafts',
        '/api/leads',
      ]),
    );
  });
});

describe('a changing request of a signed-in person', () => {
  type Change = (seller: Seller, ids: { lead: string }) => Promise<{ status: number }>;
  const CHANGES: Record<string, Change> = {
    'a lead’s status': (seller, { lead }) => seller.patch(`/api/leads/${lead}`, { status: 'contacted' }),
    'a note on a lead': (seller, { lead }) =>
      seller.patch(`/api/leads/${lead}`, { notes: 'Calls on Sunday' }),
    'a contact': (seller) => seller.post('/api/contacts', { name: 'Asha', mobileNumber: '9876543210' }),
    'a draft': (seller) => seller.post('/api/drafts', { fields: { name: 'Swift' }, images: [] }),
  };

  it.each(Object.entries(CHANGES))(
    'waits at most twice, for the person and for the change: %s',
    async (_, change) => {
      const seller = await busySeller();
      const [lead] = (await seller.get('/api/leads')).body;
      const { databases, cost } = meteredDatabases();
      const { status } = await change(Object.assign(seller.with({}, databases), { user: seller.user }), {
        lead: lead.id,
      });
      expect([status < 300, cost.trips]).toEqual([true, 2]);
    },
  );
});

describe('a change to a vehicle or a setting', () => {
  const TRIPS: Record<string, [number, (seller: Seller, id: string) => Promise<{ status: number }>]> = {
    'its price, checked against the listing': [
      3,
      (seller, id) => seller.patch(`/api/vehicles/${id}`, { price: '450000' }),
    ],
    'its sale': [2, (seller, id) => seller.patch(`/api/vehicles/${id}/status`, { status: 'sold' })],
    'quiet hours, with the settings and the devices': [
      2,
      (seller) =>
        seller.put('/api/channels/settings/quiet-hours', { quietHours: { from: '22:00', to: '07:00' } }),
    ],
    'its removal': [3, (seller, id) => seller.delete(`/api/vehicles/${id}`)],
  };

  it.each(Object.entries(TRIPS))(
    'does not wait separately for its pages and for effects that it has not: %s',
    async (_, [trips, change]) => {
      const seller = await busySeller();
      const [vehicle] = (await seller.get('/api/vehicles')).body;
      const { databases, cost } = meteredDatabases();
      const { status } = await change(
        Object.assign(seller.with({}, databases), { user: seller.user }),
        vehicle.id,
      );
      expect([status < 300, cost.trips]).toEqual([true, trips]);
    },
  );
});

describe('a cookie with somebody else’s id', () => {
  it.each(SPECULATIVE)('gets nothing of theirs, not even a header: %s', async (path) => {
    const [victim, thief] = [await busySeller(), await busySeller()];
    const theirs = await withId(path, victim);
    const withOurMac = anonymous();
    giveSession(withOurMac, { userId: victim.user.id, secret: secretOf(thief) });
    const [, ...rest] = thief.cookies.get('sid')?.split('.') ?? [];
    for (const value of [withOurMac.cookies.get('sid') ?? '', [victim.user.id, ...rest].join('.')]) {
      const { status, body, headers } = await withCookie(value).get(`${theirs}?limit=1`);
      expect([value, status, body.error]).toEqual([value, 401, 'unauthorized']);
      expect(headers.get('x-next-cursor')).toBeNull();
      expect(headers.getSetCookie()).toEqual([]);
    }
    expect((await thief.get(await withId(path, thief))).status).toBe(200);
  });
});
