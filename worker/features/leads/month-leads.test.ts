import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { leads } from '../../../schema/shard';
import { buyer, newNetwork } from '../../test/buyers';
import { asSeller, db, publishVehicle, type Seller } from '../../test/factories';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Noon in India, so that a test stays within its day and month. */
const NOON = Date.parse('2027-04-05T12:00:00+05:30');

let seller: Seller;
let vehicleId: string;
let now = NOON;

beforeEach(async () => {
  now = NOON;
  seller = await asSeller({}, { clock: { now: () => now } });
  ({ id: vehicleId } = await publishVehicle(seller, { price: '500000' }));
});

const leadsOf = async (): Promise<{ masked: boolean; buyerName: string }[]> => {
  const found = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await seller.get(
      `/api/leads?limit=100${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`,
    );
    found.push(...page.body);
    cursor = page.headers.get('x-next-cursor');
  }
  return found;
};
const usedLeads = async () => (await seller.get('/api/subscription/usage')).body.monthly.leadsGenerated;

/** Fake offers near the asking price from as many networks, a few from each, within a network's limits. */
async function flood(networks: number, each: number) {
  for (let nth = 0; nth < networks; nth++) {
    const network = newNetwork();
    for (let time = 0; time < each; time++) {
      const { status } = await buyer({ now: now + 3 * time * MINUTE, network })(vehicleId, {
        buyerName: 'Fake',
      });
      expect(status).toBe(201);
    }
  }
}

describe('fake offers on the free plan', () => {
  it.each([
    [15, 5],
    [50, 2],
  ])('from %i addresses, %i each, do not mask the next real buyers', async (networks, each) => {
    await flood(networks, each);
    for (const buyerName of ['Real One', 'Real Two', 'Real Three']) {
      expect((await buyer({ now: now + 60 * MINUTE })(vehicleId, { buyerName })).status).toBe(201);
    }
    const leads = await leadsOf();
    expect(leads).toHaveLength(networks * each + 3);
    expect(leads.filter(({ masked }) => masked)).toEqual([]);
    expect(await usedLeads()).toBe(10);
    // A new day starts.
    now += DAY;
    await buyer({ now })(vehicleId, { buyerName: 'Real Four' });
    expect((await leadsOf())[0]).toMatchObject({ masked: false, buyerName: 'Real Four' });
    expect(await usedLeads()).toBe(11);
  });

  it('do not count again when a status is undone, and are not masked by it', async () => {
    await flood(6, 2);
    const uncounted = (await seller.get('/api/leads')).body[0];
    await seller.patch(`/api/leads/${uncounted.id}`, { status: 'junk' });
    await seller.patch(`/api/leads/${uncounted.id}`, { status: 'pending' });
    expect(await usedLeads()).toBe(10);
    expect((await seller.get(`/api/leads/${uncounted.id}`)).body.masked).toBe(false);
  });
});

describe('the leads of a month', () => {
  it('are masked beyond the plan’s limit, ten of each day counted', async () => {
    for (let day = 0; day < 6; day++) {
      await flood(6, 2);
      now += DAY;
    }
    const leads = await leadsOf();
    expect(await usedLeads()).toBe(60);
    // Of the twelve on the sixth day, the ten that count are beyond fifty.
    expect(leads.filter(({ masked }) => masked)).toHaveLength(10);
  });

  it('of two hundred honest buyers behind one carrier address in an hour are all likely and stored', async () => {
    const network = newNetwork();
    const sellers = await Promise.all(Array.from({ length: 10 }, () => asSeller()));
    for (const owner of sellers) {
      for (const price of ['500000', '600000']) {
        const { id } = await publishVehicle(owner, { price });
        for (let nth = 0; nth < 10; nth++) {
          const minutes = nth < 5 ? 1 : 20;
          const offered = await buyer({ now: Date.now() + minutes * MINUTE, network })(id, {
            offerPrice: price,
          });
          expect(offered.status).toBe(201);
        }
      }
    }
    for (const owner of sellers) {
      const { body } = await owner.get('/api/leads');
      expect(body).toHaveLength(20);
      expect(
        body.every(
          ({ masked, unlikelyReason }: { masked: boolean; unlikelyReason: unknown }) =>
            !masked && unlikelyReason === null,
        ),
      ).toBe(true);
    }
  });
});

describe('a lead that becomes junk while another is masked', () => {
  it('passes no number on that it did not have', async () => {
    const offered = async (buyerName: string, offerPrice = '480000', minutes = 0) => {
      const { status, body } = await buyer({ now: NOON + minutes * MINUTE })(vehicleId, {
        buyerName,
        offerPrice,
      });
      expect(status).toBe(201);
      return body.id as string;
    };
    const first = await offered('Counted');
    const far = await offered('Far below', '50000', 1);
    const masked = await offered('Masked', '480000', 2);
    await db.update(leads).set({ monthlyOrdinal: 51 }).where(eq(leads.id, masked));
    const ordinals = async () => {
      const rows = await db.select().from(leads).where(eq(leads.ownerId, seller.user.id)).orderBy(leads.id);
      return rows.map(({ monthlyOrdinal }) => monthlyOrdinal);
    };
    const before = await ordinals();
    const junk = (id: string) => seller.patch(`/api/leads/${id}`, { status: 'junk' });
    expect((await junk(far)).status).toBe(200);
    expect((await ordinals())[2]).toBe(51);
    expect((await junk(first)).status).toBe(200);
    expect((await ordinals())[2]).toBe(before[0]);
  });
});

it('counts an offer in its own month, even if one of the next month was stored first', async () => {
  const nextMonth = Date.parse('2027-05-01T00:00:00+05:30');
  expect((await buyer({ now: nextMonth })(vehicleId)).status).toBe(201);
  expect((await buyer({ now: nextMonth - MINUTE })(vehicleId)).status).toBe(201);
  now = nextMonth + MINUTE;
  expect(await usedLeads()).toBe(1);
});
