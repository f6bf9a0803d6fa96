import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { demoIntents, paymentRecords } from '../../../schema/directory';
import type { PaymentGateway } from '../../platform/payments';
import { buy, DAY, giftCode, movableTime, order, planOf, sellerAt, webhook } from '../../test/billing';
import { asAdmin, asSeller, db, publishVehicle, type Seller } from '../../test/factories';
import { systemCtx } from '../../test/system';
import { invoiceText } from '../../test/upi';
import { touch } from './payments.queries';
import { reconcilePayments } from './reconcile.service';
import { returnPayment } from './refunds.queries';

const refund = (admin: Pick<Seller, 'post'>, paymentId: string, reason = 'Paid by mistake') =>
  admin.post(`/api/admin/payments/${paymentId}/refund`, { reason });

describe('a refund', () => {
  it('revokes exactly the days paid for, once', async () => {
    const time = movableTime();
    const [seller, admin] = [await sellerAt(time), await sellerAt(time, { isAdmin: true })];
    await buy(seller);
    const { endsAt } = await planOf(seller);
    time.now += 1000;
    const { paymentId, paymentIntentId } = await buy(seller, { duration: '3_months' });
    time.now += 1000;
    const answers = await Promise.all([1, 2, 3].map(() => refund(admin, paymentId)));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect((await refund(admin, paymentId)).status).toBe(409);
    const notice = {
      id: 'again',
      kind: 'payment_refunded' as const,
      values: {
        of: 'growth' as const,
        duration: '3_months' as const,
        amountMinor: 70_800,
        currency: 'INR' as const,
        utr: null,
        reference: null,
      },
      relatedEntityId: paymentId,
      createdAt: time.now,
    };
    const again = { paymentId, status: 'refunded' as const, decision: null, notice, year: '2026-27' };
    const ids = { changeId: 'again', activityId: 'again', logId: 'again', now: time.now };
    expect(await returnPayment(db, { ...again, ...ids })).toBe(false);
    expect(await planOf(seller)).toEqual({ plan: 'growth', endsAt });
    const [intent] = await db.select().from(demoIntents).where(eq(demoIntents.id, paymentIntentId));
    expect(intent?.refundedMinor).toBe(70_800);
    const [row] = await db.select().from(paymentRecords).where(eq(paymentRecords.id, paymentId));
    expect(row).toMatchObject({
      status: 'refunded',
      refundReason: 'Paid by mistake',
      refundedBy: admin.user.id,
      creditNoteNumber: expect.any(Number),
    });
    const { body: invoice } = await seller.get(`/api/subscription/payments/${paymentId}/invoice`);
    expect(invoice.creditNote.number).toMatch(/^CN\/\d\d-\d\d\/\d{5}$/);
    const papers = await invoiceText(seller, paymentId);
    expect(papers).toMatch(/Refunded \d+ \w+ 20\d\d, credit note CN/);
    expect(papers).not.toMatch(/Cancelled|Paid in full/);
    expect((await seller.get('/api/notifications')).body[0].title).toBe('Your payment was refunded');
    const [entry] = (await admin.get(`/api/admin/payments?userId=${seller.user.id}`)).body;
    expect(entry).toMatchObject({ id: paymentId, status: 'refunded', userEmail: seller.user.email });
  });

  it('of a higher plan restores the lower one that was converted', async () => {
    const time = movableTime();
    const [seller, admin] = [await sellerAt(time), await sellerAt(time, { isAdmin: true })];
    await buy(seller);
    const before = await planOf(seller);
    const { paymentId } = await buy(seller, { plan: 'pro' });
    expect((await refund(admin, paymentId)).status).toBe(200);
    const { plan, endsAt } = await planOf(seller);
    expect(plan).toBe('growth');
    expect(Math.abs((endsAt ?? 0) - (before.endsAt ?? 0))).toBeLessThanOrEqual(5);
  });

  it('of the only payment ends the plan and hides what is beyond the limit', async () => {
    const [seller, admin] = [await asSeller(), await asAdmin()];
    const { paymentId } = await buy(seller);
    for (let count = 0; count < 4; count++) await publishVehicle(seller);
    await refund(admin, paymentId);
    expect(await planOf(seller)).toEqual({ plan: 'starter', endsAt: null });
    const { body: listed } = await seller.get('/api/vehicles');
    const open = await Promise.all(
      listed.map(async ({ id }: { id: string }) => (await admin.get(`/api/vehicles/${id}`)).status),
    );
    expect(open).toEqual([404, 200, 200, 200]);
  });

  it('after the days are used up returns only the money', async () => {
    const time = movableTime();
    const [seller, admin] = [await sellerAt(time), await sellerAt(time, { isAdmin: true })];
    const { paymentId } = await buy(seller);
    time.now += 40 * DAY;
    await buy(seller);
    const before = await planOf(seller);
    expect((await refund(admin, paymentId)).status).toBe(200);
    expect(await planOf(seller)).toEqual(before);
  });

  it('that is interrupted is completed by another attempt or by the job', async () => {
    const time = movableTime();
    const seller = await sellerAt(time);
    const real = time.overrides.payments?.[0] as PaymentGateway;
    const admin = await asAdmin();
    const { paymentId } = await buy(seller);
    const down = { ...real, refund: () => Promise.reject(new Error('no answer')) };
    expect((await refund(admin.with({ ...time.overrides, payments: [down] }), paymentId)).status).toBe(503);
    expect((await planOf(seller)).plan).toBe('growth');
    const [waiting] = (await admin.get(`/api/admin/payments?userId=${seller.user.id}`)).body;
    expect(waiting).toMatchObject({ status: 'succeeded', isRefunding: true });
    await refund(admin.with({ ...time.overrides, payments: [down] }), paymentId, 'Another reason');
    const [asked] = await db.select().from(paymentRecords).where(eq(paymentRecords.id, paymentId));
    expect(asked?.refundReason).toBe('Paid by mistake');
    time.now += 3 * 60_000;
    await reconcilePayments(systemCtx(time.overrides));
    await reconcilePayments(systemCtx(time.overrides));
    expect((await planOf(seller)).plan).toBe('starter');
  });

  it('that fails again leaves the turn of the others alone', async () => {
    const time = movableTime();
    const real = time.overrides.payments?.[0] as PaymentGateway;
    const admin = await asAdmin();
    const down = { ...real, refund: () => Promise.reject(new Error('no answer')) };
    const ids: string[] = [];
    for (let nth = 0; nth < 2; nth++) {
      const { paymentId } = await buy(await sellerAt(time));
      await refund(admin.with({ ...time.overrides, payments: [down] }), paymentId);
      ids.push(paymentId);
    }
    const checked = async () => {
      const rows = await db.select().from(paymentRecords).where(inArray(paymentRecords.id, ids));
      return ids.map((id) => rows.find((row) => row.id === id)?.checkedAt);
    };
    const before = await checked();
    time.now += 1000;
    await touch(db, ids[0] ?? '', time.now);
    expect(await checked()).toEqual([time.now, before[1]]);
  });

  it('made on the provider’s website is booked like one of ours', async () => {
    const seller = await asSeller();
    const { paymentIntentId } = await buy(seller);
    await db.update(demoIntents).set({ refundedMinor: 23_600 }).where(eq(demoIntents.id, paymentIntentId));
    await webhook(paymentIntentId, { type: 'charge.refunded' });
    await webhook(paymentIntentId, { type: 'charge.refunded' });
    expect((await planOf(seller)).plan).toBe('starter');
    expect((await seller.get('/api/subscription/payments')).body).toMatchObject([{ status: 'refunded' }]);
  });

  it('of a gift revokes its days without any money', async () => {
    const [seller, admin] = [await asSeller(), await asAdmin()];
    const { code } = await giftCode({ discountPercentage: 100 });
    const { body } = await order(seller, { giftCode: code });
    expect((await refund(admin, body.paymentId)).status).toBe(200);
    expect((await planOf(seller)).plan).toBe('starter');
  });

  it('is for operators, for what was paid, and requires a reason', async () => {
    const [seller, admin] = [await asSeller(), await asAdmin()];
    const { paymentId } = (await order(seller)).body;
    expect((await refund(seller, paymentId)).status).toBe(403);
    expect((await refund(admin, paymentId)).status).toBe(409);
    expect((await refund(admin, paymentId, ' ')).body.fields).toEqual({ reason: 'A reason is required' });
    expect((await refund(admin, '01900000-0000-7000-8000-000000000000')).status).toBe(404);
  });
});
