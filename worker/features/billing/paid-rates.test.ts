import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { giftCodeRedemptions } from '../../../schema/directory';
import { buy, DAY, giftCode, movableTime, order, planOf } from '../../test/billing';
import { asAdmin, asSeller, db } from '../../test/factories';

/** A year of Growth costs ten months: 196.66 rupees a month instead of 236. */
const YEAR_RATE = Math.floor((236_00 * 10) / 12);

describe('a change of plan counts what was paid', () => {
  it('so that the free months of a year do not become time of a higher plan', async () => {
    const time = movableTime();
    const seller = await asSeller({}, time.overrides);
    await buy(seller, { duration: '1_year' });
    await buy(seller, { plan: 'pro' });
    expect(await planOf(seller)).toEqual({
      plan: 'pro',
      endsAt: time.now + 31 * DAY + Math.floor((366 * DAY * YEAR_RATE) / 687_00),
    });
  });

  it('and an extension keeps both prices', async () => {
    const time = movableTime();
    const seller = await asSeller({}, time.overrides);
    await buy(seller, { duration: '1_year' });
    await buy(seller, { duration: '1_month' });
    const mixed = Math.floor((366 * YEAR_RATE + 31 * 236_00) / 397);
    await buy(seller, { plan: 'pro' });
    const { endsAt } = await planOf(seller);
    expect(endsAt).toBe(time.now + 31 * DAY + Math.floor((397 * DAY * mixed) / 687_00));
  });

  it('and a refund gives the days of the other payment back as they were', async () => {
    const time = movableTime();
    const admin = (await asAdmin()).with(time.overrides);
    const seller = await asSeller({}, time.overrides);
    await buy(seller, { duration: '1_year' });
    const same = await buy(seller);
    const refund = (id: string) => admin.post(`/api/admin/payments/${id}/refund`, { reason: 'Asked for' });
    await refund(same.paymentId);
    expect(await planOf(seller)).toEqual({ plan: 'growth', endsAt: time.now + 366 * DAY });
    const higher = await buy(seller, { plan: 'pro' });
    await refund(higher.paymentId);
    const { plan, endsAt } = await planOf(seller);
    expect(plan).toBe('growth');
    // Rates are whole paise: of each mixture less than one is lost, here half an hour of a year.
    expect(time.now + 366 * DAY - (endsAt ?? 0)).toBeLessThan(DAY / 48);
    expect(endsAt).toBeLessThanOrEqual(time.now + 366 * DAY);
  });

  it('while time that an operator gives has the list price', async () => {
    const time = movableTime();
    const admin = (await asAdmin()).with(time.overrides);
    const seller = await asSeller({}, time.overrides);
    const give = (plan: string) =>
      admin.post('/api/admin/user-plan', { userId: seller.user.id, plan, duration: '1_month' });
    await give('growth');
    await give('pro');
    const kept = Math.floor((31 * DAY * 236_00) / 687_00);
    expect(await planOf(seller)).toEqual({ plan: 'pro', endsAt: time.now + 31 * DAY + kept });
  });
});

describe('a gift code for a year', () => {
  it('that gives less than the free months stays unused; one that gives more counts alone', async () => {
    const seller = await asSeller();
    const weak = await giftCode({ timePeriod: '1_year', discountPercentage: 10 });
    const strong = await giftCode({ timePeriod: '1_year', discountPercentage: 50 });
    const usesOf = ({ id }: { id: string }) =>
      db.select().from(giftCodeRedemptions).where(eq(giftCodeRedemptions.giftCodeId, id));
    const first = await order(seller, { duration: '1_year', giftCode: weak.code });
    expect(first.body).toMatchObject({
      originalAmount: 12 * 236_00,
      discountAmount: 2 * 236_00,
      discountReason: 'long_period',
      finalAmount: 10 * 236_00,
    });
    expect(await usesOf(weak)).toEqual([]);
    const again = await order(seller, { duration: '1_year', giftCode: weak.code });
    expect(again.body.paymentId).toBe(first.body.paymentId);
    const second = await order(seller, { duration: '1_year', giftCode: strong.code });
    expect(second.body).toMatchObject({ finalAmount: 6 * 236_00, discountReason: 'gift_code' });
    expect(await usesOf(strong)).toMatchObject([{ status: 'reserved' }]);
  });
});
