import { describe, expect, it } from 'vitest';
import { BRAND } from '../../../schema/common/brand';
import { dateText } from '../../../schema/common/date-text';
import { CLAIM_MS } from '../../../schema/upi/input';
import { deliverDueMessages } from '../../jobs/messages';
import { buy, confirm, giftCode, order, planOf } from '../../test/billing';
import { asSeller } from '../../test/factories';
import { systemCtx } from '../../test/system';
import { everywhere } from '../../test/tick';
import { claim, mailsTo, noticesOf, upiOrder, upiWorld, utrOf } from '../../test/upi';

const SUPPORT = `mailto:${BRAND.supportEmail}`;

/** A claimed payment, and the mail with a subject that its payer gets. */
async function world() {
  const found = await upiWorld();
  const { seller, admin } = found;
  return {
    ...found,
    claimed: async () => {
      const { paymentId } = await upiOrder(seller);
      const utr = utrOf();
      await claim(seller, paymentId, utr);
      return { paymentId, utr };
    },
    refuse: (id: string) => admin.post(`/api/admin/claims/${id}/refuse`, { reason: 'Of another seller' }),
    mail: async (subject: string) =>
      (await mailsTo(seller)).find((mail) => mail.subject === subject)?.text ?? '',
  };
}

describe('the mail about a UPI payment', () => {
  it('that is refused names sum, UTR and plan, and offers support before the payments, and no other payment', async () => {
    const { seller, claimed, refuse, mail } = await world();
    const { paymentId, utr } = await claimed();
    await refuse(paymentId);
    const said = `Your payment of ₹236 for Growth (UTR ${utr}) was not accepted. Our team says: Of another seller`;
    expect((await noticesOf(seller, 'payment_refused'))[0]).toMatchObject({
      title: 'Your payment was not accepted',
      message: said,
    });
    const text = await mail('Your payment was not accepted');
    expect(text).toContain(said);
    expect(text).toContain('Your plan is Starter now.');
    expect(text).toContain('If you have paid, please do not pay again');
    expect(text.indexOf(SUPPORT)).toBeGreaterThan(0);
    expect(text.indexOf(SUPPORT)).toBeLessThan(text.indexOf('/subscription#payments'));
    expect(text).not.toMatch(/subscription\/pay|Credit note/);
  });

  it('that is taken back names what is left of the plan, and the credit note', async () => {
    const { seller, claimed, statement, refuse, mail } = await world();
    await buy(seller);
    const { endsAt } = await planOf(seller);
    const { paymentId, utr } = await claimed();
    await statement(utr);
    await refuse(paymentId);
    const text = await mail('Your payment was taken back');
    expect(text).toContain(
      `Your payment of ₹236 for Growth (UTR ${utr}) does not belong to this order, and its days were taken back. Our team says: Of another seller`,
    );
    expect(text).toContain(`Your plan is Growth now, until ${dateText(endsAt ?? 0)}.`);
    expect(text).toMatch(/Credit note CN\/\d\d-\d\d\/\d{5} cancels invoice CH\/\d\d-\d\d\/\d{5}\./);
    expect(text.indexOf(SUPPORT)).toBeLessThan(text.indexOf('/subscription#payments'));
    expect(text).not.toContain('subscription/pay');
  });

  it('that was not found leads to the UTR first, which can be corrected, and then to support', async () => {
    const { time, claimed, lapse, mail } = await world();
    const { utr } = await claimed();
    time.now += CLAIM_MS;
    await lapse();
    await everywhere(deliverDueMessages, systemCtx(time.overrides));
    const text = await mail('We could not find your payment');
    expect(text).toContain(
      `Your payment of ₹236 for Growth (UTR ${utr}) was not on our bank statement in time.`,
    );
    expect(text.indexOf('/subscription#payments')).toBeGreaterThan(0);
    expect(text.indexOf('/subscription#payments')).toBeLessThan(text.indexOf(SUPPORT));
    expect(text).not.toContain('subscription/pay');
  });
});

describe('an immediate start', () => {
  const nameable = async (seller: Awaited<ReturnType<typeof asSeller>>) =>
    (await seller.get('/api/upi/payments/nameable')).body.map(
      ({ startsAtOnce }: { startsAtOnce: boolean }) => startsAtOnce,
    );

  it('is promised to an account none of whose claims has failed, and kept', async () => {
    const { time, seller, claimed, lapse } = await world();
    expect((await order(seller, { way: 'upi' })).body.startsAtOnce).toBe(true);
    expect(await nameable(seller)).toEqual([true]);
    const { paymentId } = await claimed();
    expect((await planOf(seller)).plan).toBe('growth');
    time.now += CLAIM_MS;
    await lapse();
    const second = await order(seller, { way: 'upi' });
    expect(second.body.startsAtOnce).toBe(false);
    expect(await nameable(seller)).toEqual([false]);
    expect((await order(seller, { way: 'demo' })).body.startsAtOnce).toBe(true);
    expect((await claim(seller, second.body.paymentId, utrOf())).body.start).toBeNull();
    expect(paymentId).not.toBe(second.body.paymentId);
  });

  it('is not promised after a payment was taken back, nor for a gift code that is used up', async () => {
    const { seller, claimed, statement, refuse } = await world();
    const { paymentId, utr } = await claimed();
    await statement(utr);
    expect((await order(seller, { way: 'upi' })).body.startsAtOnce).toBe(true);
    await refuse(paymentId);
    expect((await order(seller, { way: 'upi' })).body.startsAtOnce).toBe(false);

    const [late, rival] = [await asSeller(), await asSeller()];
    const { code } = await giftCode({ maxUses: 1 });
    await upiOrder(late, { giftCode: code });
    expect(await nameable(late)).toEqual([true]);
    await order(late, { way: 'demo' });
    await upiOrder(rival, { giftCode: code });
    expect(await nameable(late)).toEqual([false]);
  });
});

it('a page on which an order is open learns that it was named elsewhere, and then received', async () => {
  const { time, seller, statement } = await world();
  const open = await upiOrder(seller);
  expect((await confirm(seller, open)).body).toMatchObject({ status: 'processing', start: null });
  const utr = utrOf();
  await claim(seller, open.paymentId, utr);
  const endsAt = new Date((await planOf(seller)).endsAt ?? 0).toISOString();
  expect((await confirm(seller, open)).body).toMatchObject({
    status: 'claimed',
    start: 'new',
    plan: 'growth',
    subscriptionEndsAt: endsAt,
  });
  time.now += 1;
  await statement(utr);
  expect((await confirm(seller, open)).body).toMatchObject({
    status: 'succeeded',
    subscriptionEndsAt: endsAt,
  });
});
