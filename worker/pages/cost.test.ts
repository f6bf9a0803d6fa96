import { afterAll, describe, expect, it } from 'vitest';
import { PROFILE_PAGE_SIZE } from '../../schema/profile/public-profile';
import { type Answer, searching } from '../test/client';
import type { TestDatabases } from '../test/databases';
import { anonymous, asSeller, offer, PASSWORD, publishVehicle } from '../test/factories';
import { type Cost, meteredDatabases } from '../test/meter';
import { pageClient } from '../test/pages';
import { isProof } from '../test/proof';
import { report } from '../test/report';
import { stock } from '../test/stock';

const PAGE = 100;

async function listed(others: number) {
  const seller = await asSeller({ plan: 'pro', username: `cost-${Math.random().toString(36).slice(2, 10)}` });
  const vehicle = await publishVehicle(seller);
  const suggested = [await publishVehicle(seller), await publishVehicle(seller)].map(({ id }) => id);
  await seller.post(`/api/vehicles/${vehicle.id}/suggestions`, { suggestedVehicleIds: suggested });
  await stock(seller.user.id, others);
  return { seller, vehicle };
}

const kept: Record<string, string> = {};

const inWords = ({ trips, rowsRead, rowsWritten }: Cost) =>
  `${trips} journeys, ${rowsRead} rows read, ${rowsWritten} written`;

async function costOf(what: string, ask: (databases: TestDatabases) => Promise<Answer>): Promise<Cost> {
  const { databases, cost } = meteredDatabases();
  expect((await ask(databases)).status).toBeLessThan(300);
  kept[what] = inWords(cost);
  return cost;
}

/** The cost of an offer before its response, which does not wait for messages, and its total cost. */
async function costOfOffer(what: string, buyer: object): Promise<Cost> {
  const { databases, cost } = meteredDatabases();
  let answered = cost;
  const client = anonymous().with({}, databases);
  const answer = await client
    .whenAnswered(() => {
      answered = { ...cost };
    })
    .post('/api/leads', buyer);
  expect(answer.status).toBe(201);
  kept[what] = `${inWords(answered)}; with its messages ${inWords(cost)}`;
  return answered;
}

/** The limits hold whatever else the seller has. */
describe.each(isProof ? [1_000, 20_000, 200_000] : [0, 20_000])('with %i other vehicles', (others) => {
  const name = (what: string) => `${what}, ${others} others`;

  it('a vehicle page takes one round trip and at most 25 rows, and writes nothing', async () => {
    const { vehicle } = await listed(others);
    const path = `/vehicle/${vehicle.id}`;
    const cost = await costOf(name('vehicle page'), (databases) => pageClient({}, databases).get(path));
    expect(cost).toMatchObject({ trips: 1, rowsWritten: 0 });
    expect(cost.rowsRead).toBeLessThanOrEqual(25);
  });

  it('a profile takes two round trips and at most three rows for each vehicle shown', async () => {
    const { seller } = await listed(others);
    const path = `/${seller.user.username}`;
    const cost = await costOf(name('profile'), (databases) => pageClient({}, databases).get(path));
    expect(cost).toMatchObject({ trips: 2, rowsWritten: 0 });
    expect(cost.rowsRead).toBeLessThanOrEqual(3 * PROFILE_PAGE_SIZE);
  });

  it('a search on a profile reads three rows for each vehicle it could show, whatever it finds', async () => {
    const { seller, vehicle } = await listed(others);
    for (const search of ['stock', vehicle.name.slice(0, 12), 'nothing']) {
      const cost = await costOf(name(`profile, searched for ${search}`), (databases) =>
        pageClient({}, databases).get(`/${seller.user.username}?search=${encodeURIComponent(search)}`),
      );
      // The seller with what is packed, then what was found (2 before, when a search walked its index).
      expect(cost.trips).toBeLessThanOrEqual(3);
      expect(cost.rowsWritten).toBe(0);
      expect(cost.rowsRead).toBeLessThanOrEqual(3 * PROFILE_PAGE_SIZE);
    }
  });

  it('a search by two characters or a price stops once it has found enough, and examines few vehicles', async () => {
    const { seller } = await listed(others);
    const search = (query: string) =>
      costOf(name(`profile, ${query}`), (databases) =>
        pageClient({}, databases).get(`/${seller.user.username}?${query}`),
      );
    for (const query of ['search=st', 'maxPrice=999999']) {
      const found = await search(query);
      expect(found).toMatchObject({ trips: 3, rowsWritten: 0 });
      expect(found.rowsRead).toBeLessThanOrEqual(3 * PROFILE_PAGE_SIZE);
    }
    const nothing = await search('maxPrice=1');
    // Too many to be packed: they are walked, to where the next request continues.
    expect(nothing).toMatchObject({ trips: others ? 4 : 2, rowsWritten: 0 });
    expect(nothing.rowsRead).toBeLessThanOrEqual(300);
  });

  it('a view is counted without the database: its counter writes later', async () => {
    const { vehicle } = await listed(others);
    const headers = { 'user-agent': 'Mozilla/5.0 (cost)' };
    const cost = await costOf(name('view'), (databases) =>
      anonymous()
        .with({}, databases)
        .send('POST', '/api/views', { json: { vehicleId: vehicle.id }, headers }),
    );
    expect(cost).toMatchObject({ trips: 1, rowsWritten: 0 });
    expect(cost.rowsRead).toBeLessThanOrEqual(4);
  });

  it('a log-in reads and writes few rows', async () => {
    const { seller } = await listed(others);
    const json = { email: seller.user.email, password: PASSWORD };
    const browser = anonymous();
    const logIn = (databases: TestDatabases) => browser.with({}, databases).post('/api/auth/login', json);
    // The first log-in creates the seller's row.
    const first = await costOf(name('first log-in'), logIn);
    // One of them counts the success, after the response.
    expect(first.trips).toBeLessThanOrEqual(8);
    browser.cookies.delete('sid');
    const cost = await costOf(name('log-in'), logIn);
    // The directory verifies, and the seller's shard stores the session.
    expect(cost.trips).toBeLessThanOrEqual(7);
    expect(cost.rowsRead).toBeLessThanOrEqual(16);
  });

  it('an offer takes one round trip and reads few rows', async () => {
    const { vehicle } = await listed(others);
    await anonymous().post('/api/leads', offer(vehicle.id));
    const buyer = offer(vehicle.id);
    const cost = await costOfOffer(name('offer'), buyer);
    expect(cost.trips).toBe(1);
    // Three are the message, usage and lead that SQLite buffers before a table with triggers takes them. Eight
    // find the mails of earlier offers by the offers, which spares two rows written (25 before). One looks for staff who want to be told (33 before).
    expect(cost.rowsRead).toBeLessThanOrEqual(34);
    // The lead and its two indexes, the seller's counts, the offer and its index, the mail and its two.
    expect(cost.rowsWritten).toBeLessThanOrEqual(9);
    const better = { ...buyer, offerPrice: '490000' };
    const again = await costOfOffer(name('offer, a better one'), better);
    expect(again.trips).toBe(1);
    expect(again.rowsRead).toBeLessThanOrEqual(44);
    expect(again.rowsWritten).toBeLessThanOrEqual(4);
  });

  it('a sale reads and writes few rows, whatever else the seller has', async () => {
    const { seller, vehicle } = await listed(others);
    const cost = await costOf(name('sale'), (databases) =>
      seller.with({}, databases).patch(`/api/vehicles/${vehicle.id}/status`, { status: 'sold' }),
    );
    expect(cost.rowsRead).toBeLessThanOrEqual(40);
  });

  it('the seller’s list reads at most three rows for each it returns', async () => {
    const { seller } = await listed(others);
    const cost = await costOf(name('own listings'), (databases) =>
      seller.with({}, databases).get('/api/vehicles'),
    );
    // Its codes are read twice, for their scans (10 before).
    expect(cost.rowsRead).toBeLessThanOrEqual(3 * (PAGE + 1) + 13);
  });

  it('so does the list of leads, searched or not', async () => {
    const { seller, vehicle } = await listed(others);
    await anonymous().post('/api/leads', offer(vehicle.id));
    for (const [how, query, options] of [
      ['', ''],
      [' searched', '', searching('test')],
      [' of a vehicle', `?vehicleId=${vehicle.id}`],
    ] as const) {
      const cost = await costOf(name(`leads${how}`), (databases) =>
        seller.with({}, databases).get(`/api/leads${query}`, options),
      );
      expect(cost.rowsRead).toBeLessThanOrEqual(30);
    }
  });
});

afterAll(() => report('What a request costs the database', kept));
