import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { paymentRecords } from '../../../schema/directory';
import { NAMEABLE_MS } from '../../../schema/upi/input';
import { order, planOf } from '../../test/billing';
import { asSeller, db } from '../../test/factories';
import { claim, oldUpiOrder, upiOrder, upiWorld, utrOf } from '../../test/upi';
import { findPayment } from './payments.queries';

const AMOUNT = 236_00;

describe('a UPI payment that is not claimed', () => {
  it('is ended after half an hour like any other, and never taken for paid', async () => {
    const { seller } = await upiWorld();
    const { paymentId, paymentIntentId } = await upiOrder(seller);
    const { body } = await seller.post('/api/subscription/confirm-payment', { paymentIntentId });
    expect(body.status).toBe('processing');
    expect((await planOf(seller)).plan).toBe('starter');
    await db.update(paymentRecords).set({ status: 'canceled' }).where(eq(paymentRecords.id, paymentId));
    expect((await seller.post('/api/subscription/confirm-payment', { paymentIntentId })).body.status).toBe(
      'canceled',
    );
  });

  it('is continued by a second window that names no way, and ended by another way', async () => {
    const seller = await asSeller();
    const { paymentId } = await upiOrder(seller);
    expect((await order(seller)).body).toMatchObject({ paymentId, way: 'upi' });
    expect((await order(seller, { way: 'demo' })).body).toMatchObject({ way: 'demo' });
    expect((await findPayment(db, paymentId))?.status).toBe('canceled');
    expect((await order(seller)).body.way).toBe('demo');
  });

  it('is offered for rupees alone', async () => {
    const seller = await asSeller();
    expect(await order(seller, { way: 'upi', currency: 'USD' })).toMatchObject({
      status: 400,
      body: { code: 'way_not_offered' },
    });
  });

  it('can be named for seven days after the order was given up, and not later', async () => {
    const { time, seller, statement } = await upiWorld();
    const { paymentId } = await upiOrder(seller);
    await order(seller, { way: 'demo' });
    const { createdAt, status } = (await findPayment(db, paymentId)) ?? { createdAt: 0 };
    expect(status).toBe('canceled');
    const nameable = async () => (await seller.get('/api/upi/payments/nameable')).body;
    const utr = utrOf();
    time.now = createdAt + NAMEABLE_MS;
    expect(await nameable()).toEqual([]);
    expect((await claim(seller, paymentId, utr)).body.code).toBe('order_too_old');
    time.now -= 1;
    // The card order beside it cannot be named.
    expect(await nameable()).toEqual([
      {
        id: paymentId,
        plan: 'growth',
        duration: '1_month',
        amount: AMOUNT,
        currency: 'INR',
        createdAt: new Date(createdAt).toISOString(),
        nameableUntil: new Date(createdAt + NAMEABLE_MS).toISOString(),
        startsAtOnce: true,
      },
    ]);
    expect((await (await asSeller()).get('/api/upi/payments/nameable')).body).toEqual([]);
    expect((await claim(seller, paymentId, utr)).body.status).toBe('claimed');
    const other = await oldUpiOrder(seller);
    expect(await nameable()).toEqual([]);
    await statement(utr);
    expect((await findPayment(db, paymentId))?.status).toBe('succeeded');
    expect((await nameable()).map(({ id }: { id: string }) => id)).toEqual([other]);
    // Without an address to pay, an order cannot have been paid.
    await db.update(paymentRecords).set({ transactionId: null }).where(eq(paymentRecords.id, other));
    expect(await nameable()).toEqual([]);
  });
});
