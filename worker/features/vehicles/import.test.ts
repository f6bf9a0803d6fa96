import { describe, expect, it } from 'vitest';
import { MAX_IMPORT_CHANGES } from '../../../schema/vehicles/lists';
import {
  anonymous,
  asAdmin,
  asSeller,
  offer,
  publishVehicle,
  republish,
  type Seller,
  strangerTo,
} from '../../test/factories';
import { meteredDatabases } from '../../test/meter';
import { actingFor, letIn } from '../../test/staff';
import { unitsOf } from '../../test/units';

type Change = { vehicleId: string; seenAt: string; set: object };

const step = async (seller: Pick<Seller, 'post'>, changes: Change[], isUndo = false) =>
  (await seller.post('/api/vehicles/imports', { changes, isUndo })).body.results;
const own = async (seller: Pick<Seller, 'get'>, id: string) =>
  (await seller.get('/api/vehicles')).body.find((vehicle: { id: string }) => vehicle.id === id);
const changeOf = async (seller: Seller, id: string, set: object): Promise<Change> => ({
  vehicleId: id,
  seenAt: (await own(seller, id)).updatedAt,
  set,
});
const recorded = async (seller: Seller) => (await seller.get('/api/changes')).body.length;

describe('a step of an import', () => {
  it('sets prices, facts, status and visibility, each vehicle by itself, in one change', async () => {
    const seller = await asSeller();
    const [one, two] = [await publishVehicle(seller), await publishVehicle(seller)];
    const set = { price: '460000', kmsDriven: 61_000, facts: { colour: 'Red', stockNumber: 'A1' } };
    const results = await step(seller, [
      await changeOf(seller, one.id, { ...set, showInProfile: false }),
      await changeOf(seller, two.id, { status: 'sold' }),
    ]);
    expect(results.map(({ refusal }: { refusal: string | null }) => refusal)).toEqual([null, null]);
    expect(await own(seller, one.id)).toMatchObject({
      price: 460_000,
      kmsDriven: 61_000,
      showInProfile: false,
      facts: { colour: 'Red' },
      stockNumber: 'A1',
      updatedAt: results[0].updatedAt,
    });
    expect(await own(seller, two.id)).toMatchObject({ status: 'sold', soldPrice: null });
    expect(await recorded(seller)).toBe(2);
  });

  it('writes few rows for a changed vehicle', async () => {
    const seller = await asSeller({ lastActivityAt: Date.now() });
    const { id } = await publishVehicle(seller);
    const change = await changeOf(seller, id, { price: '460000', kmsDriven: 61_000 });
    const { databases, cost } = meteredDatabases();
    const json = { changes: [change], isUndo: false };
    expect((await seller.with({}, databases).post('/api/vehicles/imports', json)).status).toBe(200);
    expect(cost.rowsWritten).toBe(8);
  });

  it('that is sent again changes nothing, and says that it is done', async () => {
    const seller = await asSeller();
    const { id } = await publishVehicle(seller);
    const change = await changeOf(seller, id, { price: '460000', facts: { colour: 'Red', keys: 2 } });
    const [[first], [again]] = [await step(seller, [change]), await step(seller, [change])];
    expect([again, await recorded(seller)]).toEqual([first, 1]);
    const together = await changeOf(seller, id, { price: '450000' });
    const all = await Promise.all([together, together, together].map((one) => step(seller, [one])));
    expect(all.flat().filter(({ refusal }) => refusal === null).length).toBeGreaterThan(0);
    expect([(await own(seller, id)).price, await recorded(seller)]).toEqual([450_000, 2]);
  });

  it('leaves alone what has changed since the list was compared', async () => {
    const seller = await asSeller();
    const { id } = await publishVehicle(seller);
    const change = await changeOf(seller, id, { price: '460000' });
    await seller.patch(`/api/vehicles/${id}`, { price: '470000' });
    expect(await step(seller, [change])).toEqual([
      { vehicleId: id, updatedAt: null, refusal: 'This listing has changed. Please open it again.' },
    ]);
    expect((await own(seller, id)).price).toBe(470_000);
  });

  it('refuses a row without refusing the others', async () => {
    const seller = await asSeller();
    const [good, yen, sold] = [
      await publishVehicle(seller),
      await publishVehicle(seller, { currency: 'JPY', price: '900000' }),
      await publishVehicle(seller),
    ];
    await seller.patch(`/api/vehicles/${sold.id}/status`, { status: 'sold' });
    const results = await step(seller, [
      await changeOf(seller, yen.id, { price: '9000.50' }),
      await changeOf(seller, sold.id, { status: 'available' }),
      await changeOf(seller, good.id, { year: 2100 }),
      { ...(await changeOf(seller, good.id, {})), vehicleId: '00000000-0000-7000-8000-000000000000' },
    ]);
    expect(results.map(({ refusal }: { refusal: string }) => refusal)).toEqual([
      'Please enter a valid price',
      'Cannot revert from sold',
      expect.stringMatching(/^Year must be \d{4} or earlier$/),
      'Vehicle not found',
    ]);
    const [after] = await step(seller, [await changeOf(seller, good.id, { kmsDriven: 5 })]);
    expect(after.refusal).toBeNull();
  });

  it('is only of the seller’s own vehicles, by managers, and of at most so many', async () => {
    const seller = await asSeller();
    const { id } = await publishVehicle(seller);
    const change = await changeOf(seller, id, { price: '1000' });
    const [refused] = await step(await strangerTo(seller), [change]);
    expect([refused.refusal, (await own(seller, id)).price]).toEqual(['Vehicle not found', 475_000]);
    expect((await anonymous().post('/api/vehicles/imports', { changes: [change] })).status).toBe(401);
    const salesperson = await asSeller();
    await letIn(seller, salesperson, 'salesperson');
    const acting = await salesperson.send('POST', '/api/vehicles/imports', {
      json: { changes: [change] },
      headers: actingFor(seller),
    });
    expect(acting.status).toBe(403);
    const many = Array.from({ length: MAX_IMPORT_CHANGES + 1 }, (_, at) => ({
      ...change,
      vehicleId: `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`,
    }));
    for (const changes of [many, [change, change], []])
      expect((await seller.post('/api/vehicles/imports', { changes })).status).toBe(400);
  });

  it('closes republished pages with a sale, and shows the next vehicle within the plan', async () => {
    const [owner, reseller] = [await asSeller({ plan: 'growth' }), await asSeller({ plan: 'growth' })];
    const ids: string[] = [];
    for (let count = 0; count < 4; count++) ids.push((await publishVehicle(owner)).id);
    const [first = '', , , fourth = ''] = ids;
    const { body: page } = await republish(reseller, first);
    const plan = { userId: owner.user.id, plan: 'starter' };
    await (await asAdmin()).post('/api/admin/user-plan', plan);
    expect((await own(owner, fourth)).hiddenReason).toBe('plan');
    await step(owner, [await changeOf(owner, first, { status: 'sold' })]);
    expect((await anonymous().get(`/api/republished-vehicles/${page.id}`)).status).toBe(410);
    expect((await own(owner, fourth)).hiddenReason).toBeNull();
  });
});

describe('undoing an import', () => {
  it('restores what nobody has changed since, and leaves a vehicle with an offer alone', async () => {
    const seller = await asSeller({ plan: 'growth' });
    const [plain, changed, offered, sold] = [
      await publishVehicle(seller),
      await publishVehicle(seller),
      await publishVehicle(seller),
      await publishVehicle(seller),
    ];
    await anonymous().post('/api/leads', offer(plain.id));
    const imported = await step(seller, [
      ...(await Promise.all(
        [plain, changed, offered].map(({ id }) => changeOf(seller, id, { price: '400000' })),
      )),
      await changeOf(seller, sold.id, { status: 'sold', kmsDriven: 9 }),
    ]);
    await seller.patch(`/api/vehicles/${changed.id}`, { kmsDriven: 77 });
    await anonymous().post('/api/leads', offer(offered.id));
    const back = imported.map(({ vehicleId, updatedAt }: { vehicleId: string; updatedAt: string }) => ({
      vehicleId,
      seenAt: updatedAt,
      set:
        vehicleId === sold.id
          ? { status: 'available', kmsDriven: sold.kmsDriven }
          : { price: '475000', facts: {} },
    }));
    for (const _ of ['once', 'again']) {
      const undone = await step(seller, back, true);
      expect(undone.map(({ refusal }: { refusal: string }) => refusal)).toEqual([
        null,
        'This listing has changed. Please open it again.',
        'A buyer has made an offer since. It stays as it is.',
        null,
      ]);
    }
    const prices = await Promise.all(
      [plain, changed, offered].map(async ({ id }) => (await own(seller, id)).price),
    );
    expect(prices).toEqual([475_000, 400_000, 400_000]);
    expect(await own(seller, sold.id)).toMatchObject({ status: 'available', kmsDriven: sold.kmsDriven });
  });
});

it('writes at most eight rows for a changed vehicle', async () => {
  const seller = await asSeller();
  const { id } = await publishVehicle(seller);
  const change = await changeOf(seller, id, { price: '460000', kmsDriven: 61_000, facts: { colour: 'Red' } });
  const units = await unitsOf(() => step(seller, [change]));
  expect(units.d1RowsWritten).toBeLessThanOrEqual(8);
});
