import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { GIFT_CODE_LOCK_MS } from '../../../schema/billing/gift-codes.input';
import { CHECKOUT_MS } from '../../../schema/billing/input';
import { giftCodeRedemptions, giftCodes, planChanges } from '../../../schema/directory';
import { indianCalendar, indianDayStart } from '../../platform/clock';
import { confirm, giftCode, movableTime, order, payByCard, planOf } from '../../test/billing';
import { anonymous, asAdmin, asSeller, db, type Seller } from '../../test/factories';
import { isProof } from '../../test/proof';
import { systemCtx } from '../../test/system';
import { reconcilePayments } from './reconcile.service';

const INVALID = 'The gift code is invalid or expired.';
const validateCode = (seller: Pick<Seller, 'post'>, code: string) =>
  seller.post('/api/validate-gift-code', { code });

async function countsOf(id: string) {
  const [row] = await db.select().from(giftCodes).where(eq(giftCodes.id, id));
  const uses = await db.select().from(giftCodeRedemptions).where(eq(giftCodeRedemptions.giftCodeId, id));
  const inState = (state: string) => uses.filter(({ status }) => status === state).length;
  return { used: row?.usedCount, reserved: inState('reserved'), redeemed: inState('redeemed') };
}

describe('a gift code', () => {
  it('is accepted at both addresses, in any spelling', async () => {
    const seller = await asSeller();
    const { code } = await giftCode({ applicablePlans: ['pro'], timePeriod: '3_months' });
    const expected = {
      valid: true,
      code,
      discountPercentage: 20,
      applicablePlans: ['pro'],
      timePeriod: '3_months',
    };
    expect((await validateCode(seller, `  ${code.toLowerCase()} `)).body).toEqual(expected);
    expect((await seller.post('/api/gift-codes/validate', { code })).body).toEqual(expected);
    expect((await validateCode(anonymous(), code)).status).toBe(401);
    expect((await validateCode(seller, ' ')).body.fields).toEqual({ code: 'Please enter a gift code' });
  });

  it('is invalid if it is unknown, switched off, over or used up', async () => {
    const seller = await asSeller();
    const codes = [
      { code: 'NEVER-MADE' },
      await giftCode({ isActive: false }),
      await giftCode({ validUntil: Date.now() - 1 }),
      await giftCode({ maxUses: 1, usedCount: 1 }),
    ];
    for (const { code } of codes) {
      expect(await validateCode(seller, code)).toMatchObject({ status: 400, body: { message: INVALID } });
      expect(await order(seller, { giftCode: code })).toMatchObject({
        status: 400,
        body: { message: INVALID },
      });
    }
  });

  it('is locked for ten minutes after ten wrong attempts, even in parallel, not counting right ones', async () => {
    const time = movableTime();
    const seller = await asSeller({}, time.overrides);
    const { code } = await giftCode();
    for (let count = 0; count < 12; count++) expect((await validateCode(seller, code)).status).toBe(200);
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, index) => validateCode(seller, `WRONG-${index}`)),
    );
    expect(tries.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(10);
    const locked = await validateCode(seller, code);
    expect(locked).toMatchObject({ status: 429, body: { message: expect.stringContaining('10 minutes') } });
    expect((await order(seller, { giftCode: code })).status).toBe(429);
    expect((await validateCode(await asSeller(), code)).status).toBe(200);
    time.now += GIFT_CODE_LOCK_MS;
    expect((await validateCode(seller, code)).status).toBe(200);
  });

  it('reduces the price by its percentage, for its own plan and duration only', async () => {
    const seller = await asSeller();
    const { code, id } = await giftCode({ discountPercentage: 33.33, applicablePlans: ['growth'] });
    expect((await order(seller, { plan: 'pro', giftCode: code })).status).toBe(400);
    expect((await order(seller, { duration: '1_year', giftCode: code })).status).toBe(400);
    const { body: checkout } = await order(seller, { giftCode: code.toLowerCase() });
    expect(checkout).toMatchObject({ originalAmount: 23_600, discountAmount: 7_866, finalAmount: 15_734 });
    expect(await countsOf(id)).toEqual({ used: 0, reserved: 1, redeemed: 0 });
    await payByCard(seller, checkout);
    await Promise.all([confirm(seller, checkout), confirm(seller, checkout)]);
    expect(await countsOf(id)).toEqual({ used: 1, reserved: 0, redeemed: 1 });
    expect((await validateCode(seller, code)).body.message).toBe(INVALID);
  });

  it('of 100 % activates at once, and only once for a double click', async () => {
    const seller = await asSeller();
    const { code, id } = await giftCode({ discountPercentage: 100, timePeriod: '1_year' });
    const choice = { plan: 'pro', duration: '1_year', giftCode: code } as const;
    const answers = await Promise.all([1, 2, 3].map(() => order(seller, choice, 'one-key-of-a-click')));
    for (const { status, body } of answers) {
      expect({ status, free: body.freeSubscription, pay: body.finalAmount }).toEqual({
        status: 200,
        free: true,
        pay: 0,
      });
    }
    expect(new Set(answers.map(({ body }) => body.paymentId)).size).toBe(1);
    expect((await planOf(seller)).plan).toBe('pro');
    expect(await countsOf(id)).toEqual({ used: 1, reserved: 0, redeemed: 1 });
    expect(await db.select().from(planChanges).where(eq(planChanges.userId, seller.user.id))).toHaveLength(1);
    const [free] = (await seller.get('/api/subscription/payments')).body;
    expect(free).toMatchObject({ amount: 0, status: 'succeeded', invoiceNumber: null });
    expect((await seller.get(`/api/subscription/payments/${free.id}/invoice`)).status).toBe(404);
    expect((await order(seller, choice, 'another-key-of-a-click')).status).toBe(400);
  });

  it('is reserved for its payment for half an hour, then free for others', async () => {
    const time = movableTime();
    const [first, second] = [await asSeller({}, time.overrides), await asSeller({}, time.overrides)];
    const { code, id } = await giftCode({ maxUses: 1 });
    const left = (await order(first, { giftCode: code })).body;
    expect((await order(second, { giftCode: code })).status).toBe(400);
    time.now += CHECKOUT_MS - 1;
    await reconcilePayments(systemCtx(time.overrides));
    expect(await countsOf(id)).toMatchObject({ reserved: 1 });
    // The job has not run: the next request releases it.
    time.now += 1;
    expect((await order(second, { giftCode: code })).status).toBe(200);
    expect(await countsOf(id)).toMatchObject({ reserved: 1 });
    expect((await payByCard(first, left)).body.status).toBe('canceled');
  });

  it('stays with a payment made at the last moment', async () => {
    const time = movableTime();
    const [first, second] = [await asSeller({}, time.overrides), await asSeller({}, time.overrides)];
    const { code, id } = await giftCode({ maxUses: 1 });
    await payByCard(first, (await order(first, { giftCode: code })).body);
    time.now += CHECKOUT_MS;
    expect((await order(second, { giftCode: code })).status).toBe(400);
    expect(await countsOf(id)).toEqual({ used: 1, reserved: 0, redeemed: 1 });
    expect((await planOf(first)).plan).toBe('growth');
  });

  it('is kept when the choice changes', async () => {
    const seller = await asSeller();
    const { code, id } = await giftCode({ maxUses: 1 });
    await order(seller, { giftCode: code });
    expect((await validateCode(seller, code)).status).toBe(200);
    expect((await order(seller, {})).body.finalAmount).toBe(23_600);
    expect(await countsOf(id)).toMatchObject({ reserved: 0 });
    expect((await order(seller, { plan: 'pro', giftCode: code })).body.finalAmount).toBe(54_960);
    expect(await countsOf(id)).toMatchObject({ reserved: 1 });
  });

  it('with ten uses is redeemed exactly ten times by a crowd at once', async () => {
    const sellers = await Promise.all(Array.from({ length: isProof ? 200 : 40 }, () => asSeller()));
    for (let round = 0; round < (isProof ? 20 : 1); round++) {
      const { code, id } = await giftCode({ discountPercentage: 100 });
      const answers = await Promise.all(sellers.map((seller) => order(seller, { giftCode: code })));
      const got = answers.filter(({ status }) => status === 200).length;
      expect([round, got, await countsOf(id)]).toEqual([round, 10, { used: 10, reserved: 0, redeemed: 10 }]);
    }
  }, 240_000);
});

describe('an operator', () => {
  const create = (admin: Pick<Seller, 'post'>, json: object) => admin.post('/api/admin/gift-codes', json);

  it('creates codes that last until the end of the day in India', async () => {
    const admin = await asAdmin();
    const code = `diwali-${Date.now()}`;
    const { status, body } = await create(admin, {
      code,
      discountPercentage: '25.5',
      validUntil: '2027-11-08',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      code: code.toUpperCase(),
      discountPercentage: 25.5,
      maxUses: 1,
      usedCount: 0,
      validUntil: '2027-11-08T18:29:59.999Z',
      timePeriod: '1_month',
      applicablePlans: null,
      isActive: true,
    });
    expect((await admin.get('/api/admin/gift-codes?limit=5')).body[0]).toEqual(body);
    expect(await create(admin, { code, discountPercentage: 5 })).toMatchObject({ status: 409 });
  });

  it('cannot create a code that has already ended', async () => {
    const noon = indianDayStart(Date.now()) + 36 * 3_600_000;
    const admin = (await asAdmin()).at(noon);
    const [yesterday, today] = [noon - 86_400_000, noon].map((time) => indianCalendar(time).day);
    const code = `late-${Date.now()}`;
    const until = (validUntil: string) => create(admin, { code, discountPercentage: 5, validUntil });
    for (const over of ['2020-01-01', `${yesterday}`, `${yesterday}T23:00:00+05:30`]) {
      expect(await until(over)).toMatchObject({
        status: 400,
        body: { fields: { validUntil: 'Choose today or a later day' } },
      });
    }
    expect(await until(`${today}`)).toMatchObject({
      status: 201,
      body: { validUntil: `${today}T18:29:59.999Z` },
    });
  });

  it('is told what is wrong with a code', async () => {
    const admin = await asAdmin();
    const required = 'Code and discount percentage are required';
    expect((await create(admin, { discountPercentage: 5 })).body.fields).toEqual({ code: required });
    expect((await create(admin, { code: 'ABC' })).body.fields).toEqual({ discountPercentage: required });
    for (const wrong of [
      { discountPercentage: 0 },
      { discountPercentage: 101 },
      { discountPercentage: 1.005 },
      { maxUses: 0 },
      { timePeriod: '2_months' },
      { applicablePlans: ['starter'] },
      { usedCount: 5 },
    ]) {
      expect((await create(admin, { code: 'ABC', discountPercentage: 5, ...wrong })).status).toBe(400);
    }
    const seller = await asSeller();
    const refused = await create(seller, { code: 'ABC', discountPercentage: 5 });
    expect(refused).toMatchObject({ status: 403, body: { message: "You don't have admin access" } });
  });
});
