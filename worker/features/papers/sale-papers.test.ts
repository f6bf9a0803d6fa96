import { describe, expect, it } from 'vitest';
import { newShortCode } from '../../../schema/common/short-code';
import { movableTime, sellerAt } from '../../test/billing';
import { asSeller, publishVehicle } from '../../test/factories';
import { htmlOf, pageClient } from '../../test/pages';
import { dealer, HOUR, issue, note, token } from '../../test/papers';
import { actingFor, letIn } from '../../test/staff';

const listOf = async (seller: Awaited<ReturnType<typeof dealer>>['seller'], vehicleId: string) =>
  (await seller.get(`/api/papers/vehicles/${vehicleId}`)).body;
const MADE = Date.parse('2031-06-10T18:42:00+05:30');

describe('a paper with the code of its device', () => {
  it('is one, however often it is sent, also at the same time', async () => {
    const { seller, vehicle } = await dealer();
    const code = newShortCode(vehicle.id);
    const json = note(vehicle.id, { code, seen: [] });
    const first = await issue(seller, json);
    expect(first).toMatchObject({ status: 201, body: { code, madeAt: null } });
    const again = await Promise.all([issue(seller, json), issue(seller, json)]);
    for (const { status, body } of again) expect([status, body]).toEqual([201, first.body]);
    expect(await listOf(seller, vehicle.id)).toEqual([first.body]);
  });

  it('made at once twice, is one with one number', async () => {
    const { seller, vehicle } = await dealer();
    const json = note(vehicle.id, { code: newShortCode(vehicle.id), seen: [] });
    const answers = await Promise.all(Array.from({ length: 5 }, () => issue(seller, json)));
    expect(new Set(answers.map(({ body }) => body.number)).size).toBe(1);
    expect(await listOf(seller, vehicle.id)).toHaveLength(1);
  });

  it('is refused with the code of another paper, and of another seller’s', async () => {
    const { seller, vehicle } = await dealer();
    const { body } = await issue(seller, note(vehicle.id));
    expect((await issue(seller, token(vehicle.id, { code: body.code }))).body.code).toBe('paper_code_taken');
    const other = await publishVehicle(seller);
    expect((await issue(seller, note(other.id, { code: body.code }))).body.code).toBe('paper_code_taken');
    const stranger = await dealer();
    const taken = await issue(stranger.seller, note(stranger.vehicle.id, { code: body.code }));
    expect(taken).toMatchObject({ status: 409, body: { code: 'paper_code_taken' } });
    // Of the same bucket, where only the row says whose it is.
    const code = newShortCode(stranger.vehicle.id);
    const foreign = await issue(seller, note(vehicle.id, { code }));
    expect(foreign.body.code).toBe(
      vehicle.id.slice(-3) === stranger.vehicle.id.slice(-3) ? undefined : 'paper_code_taken',
    );
    for (const code of ['x', 'a'.repeat(11), 'il0oilo0il'])
      expect((await issue(seller, note(vehicle.id, { code }))).status).toBe(400);
  });
});

describe('a paper made without a network', () => {
  const later = async (fields: object, arrived: number) => {
    const time = movableTime(MADE);
    const seller = await sellerAt(time);
    const vehicle = await publishVehicle(seller);
    time.now = arrived;
    const madeAt = new Date(MADE).toISOString();
    const made = { code: newShortCode(vehicle.id), madeAt, ...fields };
    const json = 'heldUntil' in made ? token(vehicle.id, made) : note(vehicle.id, { at: madeAt, ...made });
    return { seller, vehicle, answer: await issue(seller, json) };
  };

  it('is unknown until it arrives, then has a number, and its page both times', async () => {
    const arrived = MADE + 3 * HOUR;
    const { answer } = await later({}, arrived);
    expect(answer.body).toMatchObject({
      madeAt: new Date(MADE).toISOString(),
      issuedAt: new Date(arrived).toISOString(),
      number: 'DN/31-32/0001',
    });
    const page = htmlOf(await pageClient().get(`/d/${answer.body.code}`));
    expect(page).toContain('Made without a network 10 Jun 2031, 6:42 pm');
    expect(page).toContain('Issued 10 Jun 2031, 9:42 pm');
    const { answer: soon } = await later({}, MADE + 60_000);
    expect(htmlOf(await pageClient().get(`/d/${soon.body.code}`))).not.toContain('without a network');
  });

  it('gets its number in the year in which it arrives', async () => {
    const { answer } = await later({ madeAt: '2031-03-31T18:42:00+05:30' }, MADE);
    expect(answer.body.number).toBe('DN/31-32/0001');
  });

  it('is not later than its arrival, whatever the clock of the device says', async () => {
    const { answer } = await later({ madeAt: new Date(MADE + 9 * HOUR).toISOString() }, MADE);
    expect(answer.body.madeAt).toBe(new Date(MADE).toISOString());
  });

  it('holds the vehicle as long as the token says, and not at all once its time is over', async () => {
    const until = { heldUntil: new Date(MADE + 2 * HOUR).toISOString() };
    const statusAt = async (arrived: number) => {
      const { answer, seller, vehicle } = await later(until, arrived);
      expect(answer.status).toBe(201);
      return (await seller.get(`/api/vehicles/${vehicle.id}/desk`)).body.vehicle.status;
    };
    expect(await statusAt(MADE + HOUR)).toBe('pending');
    expect(await statusAt(MADE + 3 * HOUR)).toBe('available');
    const over = { heldUntil: new Date(MADE - 1).toISOString() };
    expect((await later(over, MADE)).answer.body.code).toBe('held_past');
  });
});

describe('a second paper of a kind', () => {
  it.each([['note', note] as const, ['token', token] as const])(
    'is asked about once: %s',
    async (_, make) => {
      const { seller, vehicle } = await dealer();
      const other = await publishVehicle(seller);
      const { body: first } = await issue(seller, make(vehicle.id, { seen: [] }));
      const asked = await issue(seller, make(vehicle.id, { seen: [] }));
      expect(asked).toMatchObject({ status: 409, body: { code: 'paper_second' } });
      expect(asked.body.message).toBe(`There is already ${first.number}. Make another one?`);
      expect((await issue(seller, make(other.id, { seen: [] }))).status).toBe(201);
      expect((await issue(seller, make(vehicle.id))).status).toBe(201);
      expect(await listOf(seller, vehicle.id)).toHaveLength(2);
    },
  );

  it('is not asked about after the first was cancelled', async () => {
    const { seller, vehicle } = await dealer();
    const { body } = await issue(seller, note(vehicle.id));
    await seller.post(`/api/papers/cancelled/${body.id}`, { reason: 'wrong buyer' });
    expect((await issue(seller, note(vehicle.id, { seen: [] }))).body.number).toMatch(/0002$/);
  });
});

describe('a cancelled paper', () => {
  const statusOf = async (seller: Awaited<ReturnType<typeof dealer>>['seller'], id: string) => {
    const { vehicle } = (await seller.get(`/api/vehicles/${id}/desk`)).body;
    return [vehicle.status, vehicle.heldUntil];
  };
  const cancel = (seller: Awaited<ReturnType<typeof dealer>>['seller'], id: string, reason = 'wrong price') =>
    seller.post(`/api/papers/cancelled/${id}`, { reason });

  it('keeps its row and number, with reason and time, and its page says so', async () => {
    const { seller, vehicle } = await dealer();
    const { body } = await issue(seller, note(vehicle.id));
    const { status, body: after } = await cancel(seller, body.id);
    expect(status).toBe(200);
    expect(after).toEqual({ ...body, cancelledAt: expect.any(String), cancelReason: 'wrong price' });
    expect(await listOf(seller, vehicle.id)).toEqual([after]);
    expect(htmlOf(await pageClient().get(`/d/${body.code}`))).toContain('Cancelled on');
    expect((await cancel(seller, body.id, 'again')).body.code).toBe('paper_cancelled');
    expect((await cancel(await asSeller(), body.id)).status).toBe(404);
    expect((await cancel(seller, body.id, ' ')).body.fields).toHaveProperty('reason');
  });

  it('ends the hold of a token, or leaves it to the latest other token', async () => {
    const { seller, vehicle } = await dealer();
    const { body: one } = await issue(seller, token(vehicle.id));
    const heldUntil = new Date(Date.now() + 9 * HOUR).toISOString();
    const { body: two } = await issue(seller, token(vehicle.id, { heldUntil }));
    expect(await statusOf(seller, vehicle.id)).toEqual(['pending', heldUntil]);
    await cancel(seller, two.id);
    expect(await statusOf(seller, vehicle.id)).toEqual(['pending', one.fields.token.heldUntil]);
    await cancel(seller, one.id);
    expect(await statusOf(seller, vehicle.id)).toEqual(['available', null]);
  });

  it('leaves a vehicle as it is that was sold, freed by hand, or held by another token', async () => {
    const { seller, vehicle } = await dealer();
    const { body: one } = await issue(seller, token(vehicle.id));
    const heldUntil = new Date(Date.now() + 9 * HOUR).toISOString();
    const { body: two } = await issue(seller, token(vehicle.id, { heldUntil }));
    await cancel(seller, one.id);
    expect(await statusOf(seller, vehicle.id)).toEqual(['pending', heldUntil]);
    await issue(seller, token(vehicle.id));
    await seller.patch(`/api/vehicles/${vehicle.id}/status`, { status: 'available' });
    await cancel(seller, two.id);
    expect(await statusOf(seller, vehicle.id)).toEqual(['available', null]);
    const { body: three } = await issue(seller, token(vehicle.id));
    await seller.patch(`/api/vehicles/${vehicle.id}/status`, { status: 'sold' });
    await cancel(seller, three.id);
    expect((await statusOf(seller, vehicle.id))[0]).toBe('sold');
  });

  it('is no longer asked about in Today', async () => {
    const { seller, vehicle } = await dealer();
    const { body } = await issue(seller, token(vehicle.id));
    const ended = async () =>
      (await seller.at(Date.now() + 49 * HOUR).get('/api/leads/today')).body.endedHolds;
    expect(await ended()).toHaveLength(1);
    await seller.patch(`/api/vehicles/${vehicle.id}/status`, { status: 'available' });
    await seller.patch(`/api/vehicles/${vehicle.id}/status`, { status: 'pending' });
    await cancel(seller, body.id);
    expect(await ended()).toEqual([]);
  });
});

describe('a token in cash', () => {
  const inCash = (vehicleId: string, amount: string, fields: object = {}) =>
    token(vehicleId, { amount, mode: 'cash', ...fields });

  it('is asked about from ₹2 lakh for one vehicle on, with the tokens before it', async () => {
    const { seller, vehicle } = await dealer();
    expect((await issue(seller, inCash(vehicle.id, '199999'))).status).toBe(201);
    const asked = await issue(seller, inCash(vehicle.id, '1'));
    expect(asked).toMatchObject({ status: 409, body: { code: 'cash_of_sale' } });
    expect((await issue(seller, token(vehicle.id, { amount: '300000' }))).status).toBe(201);
    const seen = { seen: ['second', 'cash'] };
    expect((await issue(seller, inCash(vehicle.id, '1', seen))).status).toBe(201);
    const other = await publishVehicle(seller);
    expect((await issue(seller, inCash(other.id, '200000'))).status).toBe(409);
  });

  it('does not count cancelled tokens', async () => {
    const { seller, vehicle } = await dealer();
    const { body } = await issue(seller, inCash(vehicle.id, '150000'));
    await seller.post(`/api/papers/cancelled/${body.id}`, { reason: 'returned' });
    expect((await issue(seller, inCash(vehicle.id, '150000'))).status).toBe(201);
  });

  it('counts cash among the lines of money for those who may see it', async () => {
    const { seller, vehicle } = await dealer();
    const ravi = await asSeller();
    await letIn(seller, ravi, 'salesperson');
    const line = { version: 0, kind: 'paid_in', amount: '150000', day: '2026-01-01', mode: 'cash' };
    expect((await seller.post(`/api/money/${vehicle.id}/lines`, line)).status).toBe(201);
    expect((await issue(seller, inCash(vehicle.id, '50000'))).body.code).toBe('cash_of_sale');
    const json = inCash(vehicle.id, '50000');
    const headers = actingFor(seller);
    expect((await ravi.send('POST', '/api/papers', { json, headers })).status).toBe(201);
  });

  it('is taken as a received line once, and counts in the limits of money until then', async () => {
    const { seller, vehicle } = await dealer();
    const { body } = await issue(seller, inCash(vehicle.id, '150000'));
    const path = `/api/money/${vehicle.id}/lines`;
    const line = { version: 0, kind: 'paid_in', amount: '50000', day: '2026-01-01', mode: 'cash' };
    expect((await seller.post(path, line)).body.code).toBe('cash_of_sale');
    const taken = await seller.post(path, { ...line, amount: '150000', paperId: body.id });
    expect(taken.body.lines).toMatchObject([{ amount: 150_000, paperId: body.id }]);
    const again = { ...line, version: 1, amount: '1', mode: 'upi', paperId: body.id };
    expect((await seller.post(path, again)).body.code).toBe('money_changed');
    expect((await seller.post(path, { ...line, version: 1 })).body.code).toBe('cash_of_sale');
    expect((await seller.post(path, { ...line, version: 1, amount: '49999' })).status).toBe(201);
    expect((await issue(seller, inCash(vehicle.id, '1'))).body.code).toBe('cash_of_sale');
    const { body: noted } = await issue(seller, note(vehicle.id));
    const foreign = { ...line, version: 2, amount: '1', mode: 'upi', paperId: noted.id };
    expect((await seller.post(path, foreign)).body.lines).toContainEqual(
      expect.objectContaining({ amount: 1, paperId: null }),
    );
  });
});
