import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { giftCodeRedemptions } from '../../../schema/directory';
import { CLAIM_MS } from '../../../schema/upi/input';
import { buy, DAY, giftCode, order, planOf } from '../../test/billing';
import { asSeller, db } from '../../test/factories';
import {
  claim,
  mailsTo,
  noticesOf,
  planSources,
  statementRow,
  toldTo,
  upiOrder,
  upiWorld,
  utrOf,
} from '../../test/upi';
import { findPayment } from './payments.queries';

const AMOUNT = 236_00;

describe('a claimed UPI payment', () => {
  it('starts the plan at once, is not called received, and is received with the statement, once', async () => {
    const { time, seller, admin, statement } = await upiWorld();
    const { paymentId, clientSecret } = await upiOrder(seller);
    expect(clientSecret).toMatch(/^upi:\/\/pay\?pa=demo\.only@example&.*am=236\.00&cu=INR$/);
    const utr = utrOf();
    const { status, body } = await claim(
      seller,
      paymentId,
      ` ${utr.slice(0, 4)} ${utr.slice(4, 8)}-${utr.slice(8)} `,
    );
    expect([status, body.status, body.plan, body.start]).toEqual([200, 'claimed', 'growth', 'new']);
    expect(await planOf(seller)).toEqual({ plan: 'growth', endsAt: time.now + 31 * DAY });
    expect(await toldTo(seller, 'plan_started')).toBe(1);
    expect(await findPayment(db, paymentId)).toMatchObject({
      status: 'claimed',
      utr,
      claimEndsAt: time.now + CLAIM_MS,
      invoiceNumber: null,
      paidAt: null,
      receivedMinor: null,
    });
    const [shown] = (await seller.get('/api/subscription/payments')).body;
    expect(shown).toMatchObject({ status: 'claimed', utr, invoiceNumber: null, paidAt: null });

    const endsAt = time.now + 31 * DAY;
    time.now += DAY;
    expect((await statement(utr)).body).toEqual({ added: 1, known: 0, confirmed: 1 });
    expect((await statement(utr)).body).toEqual({ added: 0, known: 1, confirmed: 0 });
    const row = await statementRow(utr);
    expect(await findPayment(db, paymentId)).toMatchObject({
      status: 'succeeded',
      paidAt: time.now,
      receivedMinor: AMOUNT,
      invoiceNumber: expect.any(Number),
    });
    expect(row?.paymentId).toBe(paymentId);
    expect(await planOf(seller)).toEqual({ plan: 'growth', endsAt });
    expect(await planSources(seller)).toEqual(['claim', 'match']);
    expect(await toldTo(seller, 'payment_received')).toBe(1);
    expect((await admin.get('/api/admin/claims')).body.map(({ id }: { id: string }) => id)).not.toContain(
      paymentId,
    );
  });

  it('ends its plan after 72 hours, not before, and gives the gift code back', async () => {
    const { time, seller, lapse } = await upiWorld();
    const code = await giftCode();
    const { paymentId, finalAmount } = await upiOrder(seller, { giftCode: code.code });
    expect(finalAmount).toBe(188_80);
    await claim(seller, paymentId, utrOf());
    time.now += CLAIM_MS - 1;
    await lapse();
    expect((await planOf(seller)).plan).toBe('growth');
    time.now += 1;
    await Promise.all([lapse(), lapse()]);
    expect(await planOf(seller)).toEqual({ plan: 'starter', endsAt: null });
    expect((await findPayment(db, paymentId))?.status).toBe('lapsed');
    expect(await planSources(seller)).toEqual(['claim', 'lapse']);
    expect(await toldTo(seller, 'payment_not_found')).toBe(1);
    const [use] = await db
      .select()
      .from(giftCodeRedemptions)
      .where(eq(giftCodeRedemptions.paymentId, paymentId));
    expect(use?.status).toBe('released');
  });

  it('that is found after its plan has ended gets the whole time, with its invoice', async () => {
    const { time, seller, lapse, statement } = await upiWorld();
    const { paymentId } = await upiOrder(seller);
    const utr = utrOf();
    await claim(seller, paymentId, utr);
    time.now += CLAIM_MS + DAY;
    await lapse();
    // Ids of one moment have no order.
    time.now += 1;
    await statement(utr);
    expect(await planOf(seller)).toEqual({ plan: 'growth', endsAt: time.now + 31 * DAY });
    expect(await planSources(seller)).toEqual(['claim', 'lapse', 'payment']);
    expect(await findPayment(db, paymentId)).toMatchObject({
      status: 'succeeded',
      invoiceNumber: expect.any(Number),
      periodStart: time.now,
      periodEnd: time.now + 31 * DAY,
    });
  });

  it('is received at once if the statement came first', async () => {
    const { seller, statement } = await upiWorld();
    const utr = utrOf();
    expect((await statement(utr)).body).toMatchObject({ added: 1, confirmed: 0 });
    const { paymentId } = await upiOrder(seller);
    expect((await claim(seller, paymentId, utr)).body.status).toBe('succeeded');
    expect((await findPayment(db, paymentId))?.status).toBe('succeeded');
    expect((await claim(seller, paymentId, utr)).body.status).toBe('succeeded');
    expect((await planSources(seller)).sort()).toEqual(['claim', 'match']);
  });

  it('starts nothing a second time for an account whose claim was not found, until the statement has it', async () => {
    const { time, seller, lapse, statement } = await upiWorld();
    const first = await upiOrder(seller);
    await claim(seller, first.paymentId, utrOf());
    time.now += CLAIM_MS;
    await lapse();
    const second = await upiOrder(seller);
    const utr = utrOf();
    expect((await claim(seller, second.paymentId, utr)).body).toMatchObject({
      status: 'claimed',
      plan: 'starter',
    });
    expect((await planOf(seller)).plan).toBe('starter');
    await statement(utr);
    expect(await planOf(seller)).toEqual({ plan: 'growth', endsAt: time.now + 31 * DAY });
  });

  it('starts at once again after one that was received', async () => {
    const { time, seller, statement } = await upiWorld();
    for (let turn = 1; turn <= 2; turn++) {
      const { paymentId } = await upiOrder(seller);
      const utr = utrOf();
      await claim(seller, paymentId, utr);
      expect(await planOf(seller)).toEqual({ plan: 'growth', endsAt: time.now + turn * 31 * DAY });
      await statement(utr);
    }
  });

  it('can be corrected twice, without a second start or a later end', async () => {
    const { time, seller, statement } = await upiWorld();
    const { paymentId } = await upiOrder(seller);
    const [first, second, right] = [utrOf(), utrOf(), utrOf()];
    const left = async () => (await seller.get('/api/subscription/payments')).body[0].correctionsLeft;
    expect(await left()).toBe(0);
    await claim(seller, paymentId, first);
    expect(await left()).toBe(2);
    const claimEndsAt = time.now + CLAIM_MS;
    time.now += 3_600_000;
    await claim(seller, paymentId, second, first);
    expect(await left()).toBe(1);
    expect((await claim(seller, paymentId, right, second)).status).toBe(200);
    expect(await left()).toBe(0);
    expect(await findPayment(db, paymentId)).toMatchObject({ utr: right, claimEndsAt });
    expect(await claim(seller, paymentId, utrOf(), right)).toMatchObject({
      status: 409,
      body: { code: 'too_many_claims' },
    });
    expect(await planSources(seller)).toEqual(['claim']);
    await statement(right);
    expect((await findPayment(db, paymentId))?.status).toBe('succeeded');
  });

  it('keeps its reference when another tab names a second one that replaces none, or not the last', async () => {
    const { time, seller, lapse, statement } = await upiWorld();
    const { paymentId } = await upiOrder(seller);
    const [first, second, third] = [utrOf(), utrOf(), utrOf()];
    const answers = await Promise.all([first, second].map((utr) => claim(seller, paymentId, utr)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const named = (await findPayment(db, paymentId))?.utr ?? '';
    const other = named === first ? second : first;
    const refused = {
      status: 409,
      body: {
        code: 'utr_named',
        fields: { utr: expect.stringContaining(`You have already named UTR ${named} for`) },
      },
    };
    expect(await claim(seller, paymentId, other)).toMatchObject(refused);
    expect(await claim(seller, paymentId, other, third)).toMatchObject(refused);
    expect(await findPayment(db, paymentId)).toMatchObject({ utr: named, claimCount: 1 });
    time.now += CLAIM_MS;
    await lapse();
    expect(await claim(seller, paymentId, other)).toMatchObject(refused);
    // The same one again, or a correction, goes on.
    expect((await claim(seller, paymentId, named)).status).toBe(200);
    expect((await claim(seller, paymentId, third, named)).status).toBe(200);
    await statement(third);
    expect((await findPayment(db, paymentId))?.status).toBe('succeeded');
  });

  it('needs twelve digits, its own payment, and a reference that nobody has used', async () => {
    const { seller, statement } = await upiWorld();
    const { paymentId } = await upiOrder(seller);
    for (const wrong of ['', '12345678901', '1234567890123', '12345678901a', '000000000000']) {
      expect((await claim(seller, paymentId, wrong)).status, wrong).toBe(400);
    }
    const stranger = await asSeller();
    expect((await claim(stranger, paymentId, utrOf())).status).toBe(404);
    const card = (await order(stranger)).body;
    expect((await claim(stranger, card.paymentId, utrOf())).status).toBe(404);

    const utr = utrOf();
    const other = await asSeller();
    const theirs = await upiOrder(other);
    await statement(utr);
    expect((await claim(seller, paymentId, utr)).body.status).toBe('succeeded');
    expect((await claim(other, theirs.paymentId, utr)).body.code).toBe('utr_used');
    expect((await planOf(other)).plan).toBe('starter');
  });

  it('that is named twice at once, or again for another order of the account, counts once', async () => {
    const { time, seller, statement } = await upiWorld();
    const { paymentId } = await upiOrder(seller);
    const utr = utrOf();
    const answers = await Promise.all([1, 2, 3].map(() => claim(seller, paymentId, utr)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await findPayment(db, paymentId))?.claimCount).toBe(1);
    expect(await planSources(seller)).toEqual(['claim']);
    await statement(utr);
    const other = await upiOrder(seller);
    expect((await claim(seller, other.paymentId, utr)).body.code).toBe('utr_used');
    expect(await planOf(seller)).toEqual({ plan: 'growth', endsAt: time.now + 31 * DAY });
  });

  it('by two accounts at once with one reference starts one plan', async () => {
    const people = await Promise.all([asSeller(), asSeller(), asSeller()]);
    const orders = await Promise.all(people.map((seller) => upiOrder(seller)));
    const utr = utrOf();
    const answers = await Promise.all(
      people.map((seller, at) => claim(seller, orders[at]?.paymentId ?? '', utr)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const plans = await Promise.all(people.map((seller) => planOf(seller)));
    expect(plans.filter(({ plan }) => plan === 'growth')).toHaveLength(1);
  });

  it('keeps its person from buying twice while it is looked for', async () => {
    const { seller } = await upiWorld();
    const { paymentId } = await upiOrder(seller);
    await claim(seller, paymentId, utrOf());
    expect(await order(seller, { plan: 'pro' })).toMatchObject({
      status: 409,
      body: { code: 'payment_being_checked' },
    });
  });

  it('says that it extends a plan that runs', async () => {
    const { seller, statement } = await upiWorld();
    await buy(seller);
    const { paymentId } = await upiOrder(seller);
    const utr = utrOf();
    expect((await claim(seller, paymentId, utr)).body).toMatchObject({
      status: 'claimed',
      start: 'extended',
    });
    expect((await noticesOf(seller, 'plan_started'))[0]?.title).toBe('Your plan has been extended');
    await statement(utr);
    expect(await toldTo(seller, 'payment_received')).toBe(2);
  });

  it('is mailed as started, and as received only after the statement', async () => {
    const { seller, statement } = await upiWorld();
    const { paymentId } = await upiOrder(seller);
    const utr = utrOf();
    await claim(seller, paymentId, utr);
    const started = await mailsTo(seller);
    expect(started.map(({ subject }) => subject)).toEqual(['Growth has started']);
    expect(started[0]?.text).not.toMatch(/received|thank you|invoice/i);
    await statement(utr);
    const [received] = (await mailsTo(seller)).filter(({ subject }) => subject !== 'Growth has started');
    expect(received?.subject).toMatch(/payment received$/);
    expect(received?.text).toContain('We have received ₹236 for Growth, 1 month.');
    const link = new URL(/https:\/\/wa\.me\/\S+/.exec(received?.text ?? '')?.[0] ?? '');
    expect(link.searchParams.get('text')).toMatch(
      new RegExp(`^Chaabi Growth, 1 month: ₹236 paid on .*, UPI reference ${utr}, invoice CH/`),
    );
  });
});
