import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../platform/random';
import { ROUTES } from '../route-table';
import { buyer } from '../test/buyers';
import { changedTables, digest } from '../test/digest';
import {
  anonymous,
  asSeller,
  offer,
  publishVehicle,
  republish,
  type Seller,
  uniqueMobile,
} from '../test/factories';
import { addMoney, moneyLine } from '../test/money';
import { bodyOf, makeSampledWorld, nameOf, pathOf } from '../test/samples';
import { testDrive } from '../test/trips';

/** Two of each thing that a seller has. */
interface Side {
  seller: Seller;
  vehicles: [string, string];
  leads: [string, string];
  code: string;
  page: string;
  want: string;
  /** A line of what the first vehicle has cost. */
  line: string;
  text: string;
  /** The key with which the second vehicle went out. */
  trip: string;
  stockTake: string;
}

async function makeSide(): Promise<Side> {
  // In one shard, so that the statement must keep sellers apart, rather than their rows being elsewhere.
  const seller = await asSeller({ plan: 'pro', shard: 0 });
  const [first, second] = [await publishVehicle(seller), await publishVehicle(seller)];
  const buyerMobile = uniqueMobile();
  const leads = [
    await buyer()(first.id, { buyerMobile }),
    await buyer()(first.id, { buyerMobile, offerPrice: '460000' }),
  ];
  const { body: links } = await seller.get(`/api/links?vehicleId=${first.id}`);
  const { body: page } = await republish(await asSeller({ plan: 'pro' }), first.id);
  await anonymous().post('/api/leads', offer(second.id));
  const { body: want } = await seller.post('/api/wants', { leadId: leads[0]?.body.id, model: 'Creta' });
  const { body: money } = await addMoney(seller, first.id);
  const going = testDrive({ driver: 'self' });
  await seller.post(`/api/trips/${second.id}/out`, going);
  const { body: stockTake } = await seller.post('/api/stock-takes');
  const { body: text } = await seller.post('/api/texts', { title: 'Loan', body: 'Yes.' });
  return {
    seller,
    want: want.id,
    text: text.id,
    trip: going.key,
    stockTake: stockTake.id,
    line: money.lines[0].id,
    vehicles: [first.id, second.id],
    leads: [leads[0]?.body.id, leads[1]?.body.id],
    code: links[0].code,
    page: page.id,
  };
}

/** A request with two ids: the first belongs to one side, the second to the other. */
type Crossed = (who: Seller, first: Side, second: Side) => Promise<{ status: number }>;

/** Every route with two ids, except operators' routes, which may name anyone's. */
const CROSSED: Record<string, Crossed> = {
  'delete /api/vehicles/:id/republished/:republishedId': (who, first, second) =>
    who.delete(`/api/vehicles/${first.vehicles[0]}/republished/${second.page}`),
  'post /api/vehicles/:id/suggestions': (who, first, second) =>
    who.post(`/api/vehicles/${first.vehicles[0]}/suggestions`, { suggestedVehicleIds: [second.vehicles[1]] }),
  'patch /api/links/:code': (who, first, second) =>
    who.send('PATCH', `/api/links/${first.code}`, { json: { vehicleId: second.vehicles[1] } }),
  'post /api/leads/:id/merge': (who, first, second) =>
    who.post(`/api/leads/${first.leads[0]}/merge`, { otherId: second.leads[1] }),
  'patch /api/wants/:id': (who, first, second) =>
    who.patch(`/api/wants/${first.want}`, { vehicleId: second.vehicles[1] }),
  'put /api/money/:id/lines/:line': (who, first, second) =>
    who.put(`/api/money/${first.vehicles[0]}/lines/${second.line}`, { version: 1, ...moneyLine() }),
  'delete /api/money/:id/lines/:line': (who, first, second) =>
    who.delete(`/api/money/${first.vehicles[0]}/lines/${second.line}?version=1`),
  'post /api/trips/:id/back': (who, first, second) =>
    who.post(`/api/trips/${first.vehicles[1]}/back`, {
      ...{ key: newId(1), at: '2026-01-15T14:12:00.000Z' },
      ...{ trip: second.trip, kms: 42_010 },
    }),
  'post /api/stock-takes/marks': (who, first, second) =>
    who.post('/api/stock-takes/marks', {
      id: first.stockTake,
      marks: [{ vehicleId: second.vehicles[0], by: 'scan', at: '2026-01-15T14:12:00.000Z' }],
    }),
  'put /api/texts': (who, first, second) => who.put('/api/texts', { ids: [first.text, second.text] }),
  'post /api/vehicles/update-order': (who, first, second) =>
    who.post('/api/vehicles/update-order', {
      updates: [
        { id: first.vehicles[0], displayOrder: 5 },
        { id: second.vehicles[1], displayOrder: 6 },
      ],
    }),
};

const UUID = /[0-9a-f]{8}-[0-9a-f-]{27}/g;

let mine: Side;
let theirs: Side;
beforeAll(async () => {
  [mine, theirs] = [await makeSide(), await makeSide()];
});

describe('a route with two ids', () => {
  it.each(Object.entries(CROSSED))(
    '%s refuses them crossed, both ways, and changes nothing',
    async (_, send) => {
      const before = await digest();
      for (const [first, second] of [
        [mine, theirs],
        [theirs, mine],
        [theirs, theirs],
      ] as const) {
        const { status } = await send(mine.seller, first, second);
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
      }
      expect(changedTables(before, await digest())).toEqual([]);
    },
  );

  it('is in this table', async () => {
    const world = await makeSampledWorld();
    const named: string[] = [];
    for (const entry of ROUTES.filter(({ access }) => access === 'owner' || access === 'person')) {
      const params = entry.path.match(/:\w+/g) ?? [];
      // A key that the device makes is nobody's.
      const body = JSON.stringify(await bodyOf(entry, world)).replace(/"key":"[^"]*"/, '');
      const inBody = body.match(UUID) ?? [];
      const isList = /"updates"|Ids"/.test(JSON.stringify(await bodyOf(entry, world)));
      if (params.length + inBody.length >= 2 || isList) named.push(nameOf(entry));
      expect(pathOf(entry, world)).not.toContain(':');
    }
    expect(named.sort()).toEqual(Object.keys(CROSSED).sort());
  });
});
