import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { paymentRecords } from '../../../schema/directory';
import { buy, confirm, DAY, movableTime, order, payByCard, planOf } from '../../test/billing';
import { asSeller, db } from '../../test/factories';

describe('a purchase', () => {
  it('extends the same plan', async () => {
    const time = movableTime();
    const seller = await asSeller({}, time.overrides);
    await buy(seller);
    const start = time.now;
    time.now += 10 * DAY;
    await buy(seller, { duration: '1_year' });
    expect(await planOf(seller)).toEqual({ plan: 'growth', endsAt: start + (31 + 366) * DAY });
    const paid = eq(paymentRecords.userId, seller.user.id);
    const [, second] = await db.select().from(paymentRecords).where(paid).orderBy(paymentRecords.id);
    expect(second).toMatchObject({ periodStart: start + 31 * DAY, periodEnd: start + 397 * DAY });
  });

  it('converts the rest into a higher plan by price', async () => {
    const time = movableTime();
    const seller = await asSeller({}, time.overrides);
    await buy(seller);
    time.now += 11 * DAY;
    await buy(seller, { plan: 'pro' });
    const converted = Math.floor((20 * DAY * 23_600) / 68_700);
    expect(await planOf(seller)).toEqual({ plan: 'pro', endsAt: time.now + 31 * DAY + converted });
  });

  it('of a lower plan is refused while a higher one is active; if paid nevertheless it extends the higher one', async () => {
    const seller = await asSeller();
    const growth = (await order(seller)).body;
    await db
      .update(paymentRecords)
      .set({ status: 'canceled' })
      .where(eq(paymentRecords.id, growth.paymentId));
    await buy(seller, { plan: 'pro' });
    const before = (await planOf(seller)).endsAt ?? 0;
    expect(await order(seller)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('still active') },
    });
    await payByCard(seller, growth);
    await confirm(seller, growth);
    const { plan, endsAt } = await planOf(seller);
    expect(plan).toBe('pro');
    expect(Math.abs((endsAt ?? 0) - before - Math.floor((31 * DAY * 23_600) / 68_700))).toBeLessThanOrEqual(
      1,
    );
  });
});
