import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { giftCodeRedemptions, giftCodes, statementRows } from '../../../schema/directory';
import { CLAIM_MS } from '../../../schema/upi/input';
import type { ClaimDto } from '../../../schema/upi/output';
import { DAY, giftCode, order, planOf, sellerAt } from '../../test/billing';
import { searching } from '../../test/client';
import { asSeller, db } from '../../test/factories';
import {
  claim,
  invoiceText,
  moneyOf,
  planSources,
  statementRow,
  toldTo,
  upiOrder,
  upiWorld,
  utrOf,
} from '../../test/upi';
import { findPayment } from './payments.queries';

const AMOUNT = 236_00;

/** Sellers and an operator, with what operators do by hand. */
async function world() {
  const found = await upiWorld();
  const { admin, statement } = found;
  const arrive = async (amountMinor = AMOUNT) => {
    const utr = utrOf();
    await statement(utr, amountMinor);
    const row = await statementRow(utr);
    if (!row) throw new Error('no row');
    return row;
  };
  return {
    ...found,
    arrive,
    confirm: (id: string, rowId?: string) =>
      admin.post(`/api/admin/claims/${id}/confirm`, { reason: 'Seen at the bank', rowId }),
    refuse: (id: string) => admin.post(`/api/admin/claims/${id}/refuse`, { reason: 'Nothing arrived' }),
    ordersFor: async (rowId: string, search = '') =>
      (await admin.get(`/api/admin/statements/rows/${rowId}/orders`, searching(search))).body.map(
        ({ id }: { id: string }) => id,
      ),
    rows: async (state: 'open' | 'ignored') =>
      (await admin.get(`/api/admin/statements/rows?state=${state}`)).body.map(({ id }: { id: string }) => id),
  };
}

describe('a row of the statement whose payer names no reference', () => {
  it('is given to their order by hand, also after that has ended', async () => {
    const { time, seller, arrive, confirm, ordersFor } = await world();
    const { paymentId } = await upiOrder(seller);
    await order(seller, { way: 'demo' });
    expect((await findPayment(db, paymentId))?.status).toBe('canceled');
    const row = await arrive();
    expect((await confirm(paymentId)).status).toBe(409);
    expect((await confirm(paymentId, row.id)).status).toBe(200);
    expect(await findPayment(db, paymentId)).toMatchObject({
      status: 'succeeded',
      utr: row.utr,
      receivedMinor: AMOUNT,
      invoiceNumber: expect.any(Number),
    });
    expect(await planOf(seller)).toEqual({ plan: 'growth', endsAt: time.now + 31 * DAY });
    expect(await planSources(seller)).toEqual(['payment']);
    const other = await upiOrder(await asSeller());
    expect(await confirm(other.paymentId, row.id)).toMatchObject({
      status: 409,
      body: { code: 'row_taken' },
    });
    expect(await ordersFor(row.id)).not.toContain(paymentId);
  });

  it('is offered the unpaid orders of its amount and about its day, or those that a search finds', async () => {
    const { seller, time, arrive, ordersFor, claimed } = { ...(await world()), claimed: await asSeller() };
    const [same, dearer] = [await upiOrder(seller), await upiOrder(claimed, { plan: 'pro' })];
    const utr = utrOf();
    await claim(claimed, dearer.paymentId, utr);
    const row = await arrive();
    const day = new Date(time.now + 5.5 * 3_600_000).toISOString().slice(0, 10);
    await db.update(statementRows).set({ day }).where(eq(statementRows.id, row.id));
    const found = await ordersFor(row.id);
    expect(found).toContain(same.paymentId);
    expect(found).not.toContain(dearer.paymentId);
    expect(await ordersFor(row.id, utr.slice(0, 6))).toContain(dearer.paymentId);
    expect(await ordersFor(row.id, claimed.user.email)).toEqual([dearer.paymentId]);
    await db.update(statementRows).set({ day: '2025-01-01' }).where(eq(statementRows.id, row.id));
    expect(await ordersFor(row.id)).not.toContain(same.paymentId);
  });

  it('confirms nothing while it is set aside, and its payment once it is open again', async () => {
    const { seller, admin, arrive, rows } = await world();
    const row = await arrive();
    const change = (what: 'ignore' | 'open') =>
      admin.post(
        `/api/admin/statements/rows/${row.id}/${what}`,
        what === 'ignore' ? { reason: 'Rent' } : undefined,
      );
    expect((await change('ignore')).status).toBe(200);
    expect([await rows('open'), await rows('ignored')]).toEqual([
      expect.not.arrayContaining([row.id]),
      expect.arrayContaining([row.id]),
    ]);
    const { paymentId } = await upiOrder(seller);
    expect((await claim(seller, paymentId, row.utr)).body.status).toBe('claimed');
    expect((await findPayment(db, paymentId))?.status).toBe('claimed');
    expect((await change('open')).status).toBe(200);
    expect((await change('open')).status).toBe(409);
    expect((await findPayment(db, paymentId))?.status).toBe('succeeded');
  });
});

describe('a decision by hand', () => {
  it('against a payment frees its reference for the one that it belongs to', async () => {
    const { time, seller, statement, refuse, confirm } = await world();
    const [thief, utr] = [await sellerAt(time), utrOf()];
    const [theirs, own] = [await upiOrder(thief), await upiOrder(seller)];
    await claim(thief, theirs.paymentId, utr);
    expect((await claim(seller, own.paymentId, utr)).body.code).toBe('utr_used');
    await refuse(theirs.paymentId);
    expect((await claim(seller, own.paymentId, utr)).body.status).toBe('claimed');
    expect(await confirm(theirs.paymentId)).toMatchObject({ status: 409, body: { code: 'utr_of_other' } });
    await statement(utr);
    expect((await findPayment(db, own.paymentId))?.status).toBe('succeeded');
    expect((await planOf(thief)).plan).toBe('starter');
  });

  it('for a payment whose row arrives later takes that row, and its amount', async () => {
    const { seller, confirm, statement, rows } = await world();
    const { paymentId } = await upiOrder(seller);
    const utr = utrOf();
    await claim(seller, paymentId, utr);
    await confirm(paymentId);
    expect(await moneyOf(paymentId)).toEqual([0, AMOUNT]);
    expect((await statement(utr, AMOUNT + 100)).body).toMatchObject({ added: 1, confirmed: 0 });
    const row = await statementRow(utr);
    expect(row?.paymentId).toBe(paymentId);
    expect(await rows('open')).not.toContain(row?.id);
    expect((await findPayment(db, paymentId))?.receivedMinor).toBe(AMOUNT + 100);
    expect((await moneyOf(paymentId)).reduce((sum, money) => sum + money, 0)).toBe(AMOUNT + 100);
    expect(await toldTo(seller, 'payment_received')).toBe(1);
  });

  it('that takes money from an order gives its row back for another one', async () => {
    const { time, seller, admin, arrive, confirm, refuse } = await world();
    const [wrong, row] = [await sellerAt(time), await arrive()];
    const [theirs, own] = [await upiOrder(wrong), await upiOrder(seller)];
    await confirm(theirs.paymentId, row.id);
    expect((await planOf(wrong)).plan).toBe('growth');
    const { body: received } = await admin.get('/api/admin/claims?status=succeeded');
    const shown = received.find(({ id }: ClaimDto) => id === theirs.paymentId);
    expect(shown).toMatchObject({ status: 'succeeded', isRunning: false, row: { id: row.id } });
    expect(received.every(({ gateway }: ClaimDto) => gateway === 'upi')).toBe(true);
    expect((await refuse(theirs.paymentId)).status).toBe(200);
    expect((await planOf(wrong)).plan).toBe('starter');
    expect(await findPayment(db, theirs.paymentId)).toMatchObject({
      status: 'refused',
      creditNoteNumber: expect.any(Number),
    });
    const papers = await invoiceText(wrong, theirs.paymentId);
    expect(papers).toMatch(/Cancelled by credit note CN\/\d\d-\d\d\/\d{5} of \d+ \w+ 20/);
    expect(papers).not.toMatch(/Refunded|Paid in full/);
    expect((await confirm(own.paymentId, row.id)).status).toBe(200);
    expect(await invoiceText(seller, own.paymentId)).toMatch(
      /Paid in full\. This is a computer-generated document/,
    );
    expect((await planOf(seller)).plan).toBe('growth');
    expect(await moneyOf(theirs.paymentId)).toEqual([-AMOUNT, AMOUNT]);
  });

  it.each(['confirm', 'refuse'] as const)(
    'while another operator does the opposite, %s first',
    async (first) => {
      const { seller, confirm, refuse } = await world();
      const { paymentId } = await upiOrder(seller);
      await claim(seller, paymentId, utrOf());
      const acts = [confirm, refuse];
      if (first === 'refuse') acts.reverse();
      const answers = await Promise.all(acts.map((act) => act(paymentId)));
      expect(answers.some(({ status }) => status === 200)).toBe(true);
      const isPaid = (await findPayment(db, paymentId))?.status === 'succeeded';
      expect((await planOf(seller)).plan).toBe(isPaid ? 'growth' : 'starter');
      expect((await moneyOf(paymentId)).reduce((sum, money) => sum + money, 0)).toBe(isPaid ? AMOUNT : 0);
    },
  );

  it('is asked for once per payment, however many rows have its reference', async () => {
    const { seller, admin, statement } = await world();
    const { paymentId } = await upiOrder(seller);
    const utr = utrOf();
    await claim(seller, paymentId, utr);
    for (const more of [-100, 100, 200]) await statement(utr, AMOUNT + more);
    const claims: ClaimDto[] = (await admin.get('/api/admin/claims')).body;
    expect(claims.filter(({ id }) => id === paymentId)).toHaveLength(1);
  });
});

describe('a gift code of a UPI order', () => {
  it('with one use is used once, also through an order that was given up', async () => {
    const { time, seller, admin, lapse, statement } = await upiWorld();
    const code = await giftCode({ maxUses: 1 });
    const first = await upiOrder(seller, { giftCode: code.code });
    await order(seller, { way: 'demo' });
    const rival = await asSeller();
    await upiOrder(rival, { giftCode: code.code });
    const utr = utrOf();
    expect((await claim(seller, first.paymentId, utr)).body).toMatchObject({
      status: 'claimed',
      start: null,
      plan: 'starter',
      message: expect.stringContaining('gift code'),
    });
    // The statement does not decide this by itself.
    expect((await statement(utr, first.finalAmount)).body).toMatchObject({ added: 1, confirmed: 0 });
    expect((await planOf(seller)).plan).toBe('starter');
    const shown = async (status: string) =>
      (await admin.get(`/api/admin/claims?status=${status}`)).body.find(
        ({ id }: ClaimDto) => id === first.paymentId,
      );
    const row = { amountMinor: first.finalAmount };
    expect(await shown('claimed')).toMatchObject({ isCodeGone: true, isRunning: false, row });
    time.now += CLAIM_MS;
    await lapse();
    expect(await shown('lapsed')).toMatchObject({ isCodeGone: true, row });
    const uses = await db
      .select()
      .from(giftCodeRedemptions)
      .where(eq(giftCodeRedemptions.giftCodeId, code.id));
    expect(uses.map(({ status }) => status).sort()).toEqual(['released', 'reserved']);
    // The rival gives up: there is room again.
    await order(rival, { way: 'demo' });
    expect(await shown('lapsed')).toMatchObject({ isCodeGone: false, row });
  });

  it('is reserved again when its order is named later, and redeemed by the statement', async () => {
    const { seller, statement } = await upiWorld();
    const code = await giftCode({ maxUses: 1 });
    const { paymentId, finalAmount } = await upiOrder(seller, { giftCode: code.code });
    await order(seller, { way: 'demo' });
    const utr = utrOf();
    expect((await claim(seller, paymentId, utr)).body.start).toBe('new');
    expect(await order(await asSeller(), { giftCode: code.code })).toMatchObject({ status: 400 });
    await statement(utr, finalAmount);
    const [row] = await db.select().from(giftCodes).where(eq(giftCodes.id, code.id));
    expect(row?.usedCount).toBe(1);
  });
});
