import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { activityLogs, paymentRecords } from '../../../schema/directory';
import { CLAIM_MS, MAX_STATEMENT_ROWS, type StatementRowInput } from '../../../schema/upi/input';
import { withBudget } from '../../platform/query-budget';
import { newId } from '../../platform/random';
import { buy, DAY, planOf } from '../../test/billing';
import { db } from '../../test/factories';
import {
  claim,
  importStatement,
  invoiceText,
  mailsTo,
  moneyOf,
  noticesOf,
  statementRow,
  upiOrder,
  upiWorld,
  utrOf,
} from '../../test/upi';
import { findPayment } from './payments.queries';

const AMOUNT = 236_00;
const day = '2026-11-23';

describe('an operator', () => {
  it('sees what fits nothing: another amount, and money of other business, which can be set aside', async () => {
    const { seller, operator, admin, statement } = await upiWorld();
    const { paymentId } = await upiOrder(seller);
    const [utr, foreign] = [utrOf(), utrOf()];
    await claim(seller, paymentId, utr);
    expect((await statement(utr, AMOUNT - 100)).body).toMatchObject({ added: 1, confirmed: 0 });
    await statement(foreign, 1_500_00);
    const found = (await admin.get('/api/admin/claims')).body.find(
      ({ id }: { id: string }) => id === paymentId,
    );
    expect(found).toMatchObject({ utr, isRunning: true, amount: AMOUNT, row: { amountMinor: AMOUNT - 100 } });
    const open = async () =>
      (await admin.get('/api/admin/statements/rows')).body.map(({ utr }: { utr: string }) => utr);
    expect(await open()).toEqual(expect.arrayContaining([utr, foreign]));
    const row = await statementRow(foreign);
    const ignore = () => admin.post(`/api/admin/statements/rows/${row?.id}/ignore`, { reason: 'Rent' });
    expect([(await ignore()).status, (await ignore()).status]).toEqual([200, 409]);
    expect(await open()).not.toContain(foreign);

    // One rupee less is accepted by hand, and the books say what has arrived.
    const short = await statementRow(utr);
    const confirm = () =>
      admin.with({}, { INVOICE_GSTIN: '29AAGCB7383J1Z4' }).post(`/api/admin/claims/${paymentId}/confirm`, {
        rowId: short?.id,
        reason: 'A rupee of charges',
      });
    expect((await confirm()).status).toBe(200);
    expect(await findPayment(db, paymentId)).toMatchObject({
      status: 'succeeded',
      receivedMinor: AMOUNT - 100,
    });
    // What a refund sends back.
    const paid = (await admin.get('/api/admin/claims?status=succeeded')).body;
    expect(paid.find(({ id }: { id: string }) => id === paymentId)).toMatchObject({
      amount: AMOUNT,
      receivedAmount: AMOUNT - 100,
    });
    // All papers name what has arrived, and its tax.
    const [listed] = (await seller.get('/api/subscription/payments')).body;
    expect(listed).toMatchObject({ amount: AMOUNT, receivedAmount: AMOUNT - 100 });
    expect((await seller.get(`/api/subscription/payments/${paymentId}/invoice`)).body).toMatchObject({
      orderedAmount: AMOUNT,
      amount: AMOUNT - 100,
      tax: { taxableMinor: 199_14, cgstMinor: 17_93, sgstMinor: 17_93, igstMinor: 0 },
    });
    const page = await invoiceText(seller, paymentId);
    expect(page).toMatch(
      /Price, tax included 236\.00 .*Received less than the price -1\.00 .*Total \(INR\) 235\.00/,
    );
    expect(page).not.toContain('Paid in full');
    const mail = (await mailsTo(seller)).find(({ subject }) => subject.endsWith('payment received'));
    expect(mail?.text).toContain('We have received ₹235 for Growth, 1 month.');
    expect(decodeURIComponent(mail?.text ?? '')).toContain('Growth, 1 month: ₹235 paid on');
    expect(await open()).not.toContain(utr);
    expect((await confirm()).status).toBe(409);
    const [log] = await db
      .select()
      .from(activityLogs)
      .where(and(eq(activityLogs.entityId, paymentId), eq(activityLogs.action, 'payment_confirmed')));
    expect(log).toMatchObject({
      userId: operator.user.id,
      description: `Confirmed the UPI payment of ₹235, UTR ${utr} for the order of ₹236, UTR ${utr}: A rupee of charges`,
    });
    // The figures have what has arrived.
    expect(await moneyOf(paymentId)).toEqual([0, AMOUNT - 100]);
  });

  it('confirms or refuses, whoever is first; what was refused can still be confirmed', async () => {
    const { time, seller, admin } = await upiWorld();
    const { paymentId } = await upiOrder(seller);
    await claim(seller, paymentId, utrOf());
    const refuse = () => admin.post(`/api/admin/claims/${paymentId}/refuse`, { reason: 'Nothing arrived' });
    const confirm = () =>
      admin.post(`/api/admin/claims/${paymentId}/confirm`, { reason: 'Seen at the bank' });
    expect((await admin.post(`/api/admin/claims/${paymentId}/refuse`, { reason: ' ' })).status).toBe(400);
    const both = await Promise.all([refuse(), refuse()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await planOf(seller)).toEqual({ plan: 'starter', endsAt: null });
    expect((await seller.get('/api/subscription/payments')).body[0]).toMatchObject({
      status: 'refused',
      refusedBecause: 'Nothing arrived',
    });
    expect((await noticesOf(seller, 'payment_refused'))[0]?.message).toContain('Nothing arrived');
    expect((await claim(seller, paymentId, utrOf())).status).toBe(409);
    expect((await confirm()).status).toBe(200);
    expect(await planOf(seller)).toEqual({ plan: 'growth', endsAt: time.now + 31 * DAY });
    expect((await confirm()).status).toBe(409);
    expect((await findPayment(db, paymentId))?.status).toBe('succeeded');
  });

  it('records a refund that was made outside, which takes the days back', async () => {
    const { time, seller, admin, statement } = await upiWorld();
    const { paymentId } = await upiOrder(seller);
    const utr = utrOf();
    await claim(seller, paymentId, utr);
    const refund = (reference?: string) =>
      admin.post(`/api/admin/payments/${paymentId}/refund`, { reason: 'Asked for', reference });
    expect((await refund('IMPS 63071')).status).toBe(409);
    await statement(utr);
    expect(await refund()).toMatchObject({ status: 400, body: { code: 'refund_reference_missing' } });
    const own = { reason: 'Asked for', reference: ` ${utr.slice(0, 6)} ${utr.slice(6)}` };
    expect(await admin.post(`/api/admin/payments/${paymentId}/refund`, own)).toMatchObject({
      status: 400,
      body: {
        code: 'refund_reference_own',
        fields: { reference: expect.stringContaining('payment itself') },
      },
    });
    expect((await findPayment(db, paymentId))?.status).toBe('succeeded');
    // Also when UPI is no longer offered.
    const others = (time.overrides.payments ?? []).filter(({ kind }) => kind !== 'upi');
    const { status, body } = await admin
      .with({ payments: others })
      .post(`/api/admin/payments/${paymentId}/refund`, { reason: 'Asked for', reference: 'IMPS 63071' });
    expect([status, body.status]).toEqual([200, 'refunded']);
    expect(await planOf(seller)).toEqual({ plan: 'starter', endsAt: null });
    expect((await findPayment(db, paymentId))?.creditNoteNumber).toEqual(expect.any(Number));
    expect((await noticesOf(seller, 'payment_refunded'))[0]?.message).toBe(
      `Your payment of ₹236 for Growth (UTR ${utr}) was refunded. Bank reference of the refund: IMPS 63071. The days that it bought were taken back.`,
    );
    expect(await moneyOf(paymentId)).toEqual([-AMOUNT, 0, AMOUNT]);
  });

  it('takes back what a lapsed claim had converted, and leaves other payments alone', async () => {
    const { time, seller, lapse } = await upiWorld();
    await buy(seller);
    const { paymentId } = await upiOrder(seller, { plan: 'pro' });
    await claim(seller, paymentId, utrOf());
    expect((await planOf(seller)).plan).toBe('pro');
    const before = time.now + 31 * DAY;
    time.now += CLAIM_MS;
    await lapse();
    const { plan, endsAt } = await planOf(seller);
    expect(plan).toBe('growth');
    // Three days of Pro were used: they cost three days of Pro’s price.
    const used = (CLAIM_MS * 687_00) / AMOUNT;
    expect(Math.abs((endsAt ?? 0) - (before + CLAIM_MS - used))).toBeLessThan(100);
  });

  it('remembers which columns a statement has', async () => {
    const { admin } = await upiWorld();
    const ask = async (headings: string) =>
      (await admin.get(`/api/admin/statements/columns?headings=${encodeURIComponent(headings)}`)).body
        .columns;
    expect(await ask('Date|Something new')).toBeNull();
    await importStatement(admin, [{ utr: utrOf(), amountMinor: 1, day }]);
    expect(await ask('Date|Description|Credit')).toEqual({
      utr: 'Description',
      amount: 'Credit',
      date: 'Date',
      direction: '',
    });
  });

  it('has the money of payments that are on a statement in the figures, and no other', async () => {
    const { seller, admin, statement } = await upiWorld();
    const revenue = async () => (await admin.get('/api/admin/analytics')).body.days.at(-1).revenue;
    const before = await revenue();
    const { paymentId } = await upiOrder(seller);
    const utr = utrOf();
    await claim(seller, paymentId, utr);
    expect(await revenue()).toBe(before);
    await statement(utr);
    expect((await revenue()) - before).toBe(AMOUNT);
  });

  it('knows a row again in another file and under another date, but not with another amount', async () => {
    const { admin, statement } = await upiWorld();
    const utr = utrOf();
    await statement(utr);
    const again = (row: Partial<StatementRowInput>) =>
      importStatement(admin, [{ utr, amountMinor: AMOUNT, day, ...row }], 'december.xlsx');
    expect((await again({ day: '2026-11-24' })).body).toMatchObject({ added: 0, known: 1 });
    expect((await again({ day: null })).body).toMatchObject({ added: 0, known: 1 });
    expect((await again({ amountMinor: AMOUNT + 100 })).body).toMatchObject({ added: 1, known: 0 });
  });

  it('has a whole part of a statement matched within the queries that an invocation may send', async () => {
    const { seller, admin } = await upiWorld();
    const { paymentId } = await upiOrder(seller);
    await claim(seller, paymentId, utrOf());
    const sample = await findPayment(db, paymentId);
    if (!sample) throw new Error('no payment');
    const utrs = Array.from({ length: MAX_STATEMENT_ROWS }, utrOf);
    for (const utr of utrs) {
      const own = { id: newId(Date.now()), utr, transactionId: null, idempotencyKey: null };
      await db.insert(paymentRecords).values({ ...sample, ...own, gatewayResponse: null });
    }
    const rows = utrs.map((utr) => ({ utr, amountMinor: AMOUNT, day }));
    // D1 refuses the thousandth query of an invocation.
    const left = await withBudget(1_000, async () => {
      expect((await importStatement(admin, rows)).body).toEqual({
        added: MAX_STATEMENT_ROWS,
        known: 0,
        confirmed: MAX_STATEMENT_ROWS,
      });
    });
    expect(left).toBeLessThan(1_000);
    expect(left).toBeGreaterThan(100);
  });

  it('cannot import rows that are not payments', async () => {
    const { admin } = await upiWorld();
    for (const row of [
      { utr: '123', amountMinor: 1, day },
      { utr: utrOf(), amountMinor: 0, day },
      { utr: utrOf(), amountMinor: 1.5, day },
    ]) {
      expect((await importStatement(admin, [row])).status).toBe(400);
    }
    const many = Array.from({ length: MAX_STATEMENT_ROWS + 1 }, () => ({
      utr: utrOf(),
      amountMinor: 1,
      day,
    }));
    expect((await importStatement(admin, many)).status).toBe(400);
    expect((await importStatement(admin, many.slice(1))).body).toEqual({
      added: MAX_STATEMENT_ROWS,
      known: 0,
      confirmed: 0,
    });
  });
});
