import { beforeEach, describe, expect, it } from 'vitest';
import { leadCounts } from '../../../schema/shard';
import { buyer, newNetwork } from '../../test/buyers';
import { asSeller, db, publishVehicle, type Seller } from '../../test/factories';
import { OFFER_LIMITS } from './judge-offer.sql';

const MINUTE = 60_000;
/** Noon in India, so that a test stays within its day and month. */
const NOON = Date.parse('2027-04-15T12:00:00+05:30');

let seller: Seller;
let vehicleId: string;

beforeEach(async () => {
  seller = await asSeller({}, { clock: { now: () => NOON } });
  ({ id: vehicleId } = await publishVehicle(seller, { price: '500000' }));
});

const leadsOf = async (query = '') => (await seller.get(`/api/leads${query}`)).body;
const at = (minutes: number) => NOON + minutes * MINUTE;
const usedLeads = async () => (await seller.get('/api/subscription/usage')).body.monthly.leadsGenerated;
const bell = async () => (await seller.get('/api/notifications')).body;
const titles = async () => (await bell()).map(({ title }: { title: string }) => title);

/** As many offers as one network may send: five per vehicle in ten minutes. */
async function flood(network: string, count: number, fields: Record<string, unknown> = {}, day = 0) {
  for (let nth = 0; nth < count; nth++) {
    const { status } = await buyer({ now: at(day * 1440 + 3 * nth), network })(vehicleId, fields);
    expect(status).toBe(201);
  }
}

describe('an offer far below the price', () => {
  it('is kept apart: not counted, listed or exported, one notification a day', async () => {
    for (let nth = 0; nth < 3; nth++) await buyer({ now: at(nth) })(vehicleId, { offerPrice: '99999' });
    expect(await leadsOf()).toEqual([]);
    expect(await leadsOf('?unlikely=only')).toHaveLength(3);
    expect(await leadsOf('?unlikely=only')).toMatchObject([
      { unlikelyReason: 'price', masked: false },
      {},
      {},
    ]);
    const csv = new TextDecoder().decode((await seller.get('/api/leads/export')).body);
    expect(csv.trim().split('\r\n')).toHaveLength(1);
    expect(await usedLeads()).toBe(0);
    expect(await bell()).toMatchObject([
      {
        title: 'Unlikely offers today',
        message: '3 far below your price, or many from one network',
        relatedEntityType: 'unlikely_leads',
      },
    ]);
    await buyer({ now: at(24 * 60) })(vehicleId, { offerPrice: '99999' });
    expect(await titles()).toEqual(['Unlikely offers today', 'Unlikely offers today']);
  });

  it('is a lead from a fifth of the price, and once its buyer offers that', async () => {
    const network = newNetwork();
    const same = { buyerMobile: '9876501234' };
    await buyer({ now: NOON, network })(vehicleId, { ...same, offerPrice: '50000' });
    expect(await leadsOf()).toEqual([]);
    await buyer({ now: at(1), network })(vehicleId, { ...same, offerPrice: '100000' });
    expect(await leadsOf()).toMatchObject([{ unlikelyReason: null, offerPrice: 100_000 }]);
    expect(await leadsOf('?unlikely=only')).toEqual([]);
    expect(await usedLeads()).toBe(1);
    expect(await titles()).toContain('New offer on Test Hatchback VXi');
    await buyer({ now: at(2), network })(vehicleId, { ...same, offerPrice: '60000' });
    expect(await leadsOf(), 'a lead stays one').toMatchObject([{ offerPrice: 60_000 }]);
  });

  it('is moved to the leads by the seller, and counts from then on', async () => {
    const { body } = await buyer({ now: NOON })(vehicleId, { offerPrice: '1000' });
    const moved = await seller.patch(`/api/leads/${body.id}`, { isUnlikely: false });
    expect(moved.body).toMatchObject({ unlikelyReason: null });
    expect(await leadsOf()).toHaveLength(1);
    expect(await usedLeads()).toBe(1);
    await seller.patch(`/api/leads/${body.id}`, { isUnlikely: false });
    expect(await usedLeads()).toBe(1);
    const stranger = await asSeller();
    expect((await stranger.patch(`/api/leads/${body.id}`, { isUnlikely: false })).status).toBe(404);
  });
});

describe('offers from one site to one seller', () => {
  it('are unlikely beyond twenty a day, even from other networks of the site', async () => {
    await flood('2001:db8:5:1::1', OFFER_LIMITS.perSiteAndSeller);
    expect(await leadsOf()).toHaveLength(20);
    expect((await buyer({ now: at(90), network: '2001:db8:5:2::1' })(vehicleId)).status).toBe(201);
    expect(await leadsOf()).toHaveLength(20);
    expect(await leadsOf('?unlikely=only')).toMatchObject([{ unlikelyReason: 'network' }]);
    expect((await buyer({ now: at(90), network: '2001:db8:6:1::1' })(vehicleId)).status).toBe(201);
    expect(await leadsOf()).toHaveLength(21);
    const again = () => buyer({ now: at(100), network: '2001:db8:5:1::1' })(vehicleId);
    for (let count = 0; count < OFFER_LIMITS.perNetwork.count; count++)
      expect((await again()).status).toBe(201);
    expect((await again()).status, 'the limit of a network holds beyond that of its site').toBe(429);
    await buyer({ now: at(12 * 60 + 1), network: '2001:db8:5:1::1' })(vehicleId);
    expect(await leadsOf(), 'the next day').toHaveLength(22);
  });
});

describe('fake offers to a seller on the free plan', () => {
  it('mask no real buyer once they are marked as junk', async () => {
    // Ten a day count (month-leads.test.ts).
    for (let day = 0; day < 6; day++) {
      for (let nth = 0; nth < 5; nth++) await flood(newNetwork(), 2, { buyerName: 'Fake' }, day);
    }
    expect(await usedLeads()).toBe(60);
    const last = 6 * 1440;
    await buyer({ now: at(last) })(vehicleId, { buyerName: 'Real One' });
    await buyer({ now: at(last + 1) })(vehicleId, { buyerName: 'Real Two' });
    const shown = async () => (await leadsOf()).filter(({ masked }: { masked: boolean }) => !masked);
    expect((await leadsOf()).slice(0, 2)).toMatchObject([{ masked: true }, { masked: true }]);

    // The seller sees the first fifty, all fake, and marks them as junk; then the next ones, which become
    // visible.
    for (const expected of [50, 12]) {
      const fakes = (await shown()).filter(({ buyerName }: { buyerName: string }) => buyerName === 'Fake');
      for (const { id, status } of fakes) {
        if (status !== 'junk') await seller.patch(`/api/leads/${id}`, { status: 'junk' });
      }
      expect(fakes.length).toBeGreaterThanOrEqual(expected);
    }
    const open = (await shown()).filter(({ status }: { status: string }) => status === 'pending');
    expect(open.map(({ buyerName }: { buyerName: string }) => buyerName)).toEqual(['Real Two', 'Real One']);
    expect(await usedLeads()).toBe(2);
    await buyer({ now: at(last + 2) })(vehicleId, { buyerName: 'Real Three' });
    expect((await leadsOf())[0]).toMatchObject({ masked: false, buyerName: 'Real Three' });
  });

  it('release one number each, however often they are marked', async () => {
    await db
      .insert(leadCounts)
      .values({ ownerId: seller.user.id, leadCount: 49, month: '2027-04', monthCount: 49 });
    const ids: string[] = [];
    for (let nth = 0; nth < 4; nth++) ids.push((await buyer({ now: at(nth) })(vehicleId)).body.id);
    const masked = async () => (await leadsOf()).map((lead: { masked: boolean }) => lead.masked);
    expect(await masked()).toEqual([true, true, true, false]);
    for (let times = 0; times < 3; times++) await seller.patch(`/api/leads/${ids[0]}`, { status: 'junk' });
    expect(await masked()).toEqual([true, true, false, false]);
    // Undone, it becomes the month's last lead.
    await seller.patch(`/api/leads/${ids[0]}`, { status: 'pending' });
    expect(await masked()).toEqual([true, true, false, true]);
    // Marking a masked lead as junk frees no number, and it stays masked.
    await seller.patch(`/api/leads/${ids[3]}`, { status: 'junk' });
    expect(await masked()).toEqual([true, true, false, true]);
    const stranger = await asSeller();
    expect((await stranger.patch(`/api/leads/${ids[1]}`, { status: 'junk' })).status).toBe(404);
    expect(await masked()).toEqual([true, true, false, true]);
  });
});
