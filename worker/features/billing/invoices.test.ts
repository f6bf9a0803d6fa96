import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { indianFinancialYear } from '../../platform/clock';
import { buy, movableTime, order, sellerAt } from '../../test/billing';
import { anonymous, asAdmin, asSeller } from '../../test/factories';
import { htmlOf, withPages } from '../../test/pages';

const GSTIN = '27AAPFU0939F1ZV';

describe('the catalogue', () => {
  it('is public, in any currency', async () => {
    const { status, body } = await anonymous().get('/api/subscription/plans?currency=INR');
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['starter', 'growth', 'pro']);
    expect(body.growth).toEqual({
      name: 'Growth',
      price: 236,
      actualPrice: 236,
      discountedPrice: 236,
      features: expect.arrayContaining(['25 vehicles live at once', '20 republishes a month']),
    });
    expect((await anonymous().get('/api/subscription/plans')).body.pro.price).toBe(687);
    expect((await anonymous().get('/api/subscription/plans?currency=USD')).body.starter.price).toBe(0);
    expect((await anonymous().get('/api/subscription/plans?currency=USD')).body.pro.price).toBe(8.49);
    expect((await anonymous().get('/api/subscription/plans?currency=XXX')).status).toBe(400);
    expect((await anonymous().get('/api/subscription/payment-options')).body).toEqual({
      ways: [
        { way: 'demo', publishableKey: null, currencies: null },
        { way: 'upi', publishableKey: null, currencies: ['INR'] },
      ],
    });
  });
});

describe('an invoice', () => {
  it('names both sides and splits the tax by their states', async () => {
    const seller = await asSeller({ firmName: 'Rao Motors' }, {});
    const taxed = seller.with({}, { ...env, INVOICE_GSTIN: '29AAGCB7383J1Z4' });
    const { paymentId } = await buy(taxed, { plan: 'pro', gstin: GSTIN.toLowerCase() });
    const path = `/api/subscription/payments/${paymentId}/invoice`;
    const { body } = await seller.get(path);
    expect(body).toMatchObject({
      number: expect.stringMatching(/^CH\/\d\d-\d\d\/\d{5}$/),
      buyer: { name: 'Rao Motors', gstin: GSTIN, state: '27' },
      issuer: { gstin: '29AAGCB7383J1Z4' },
      amount: 68_700,
      accountingCode: '998315',
      tax: {
        percent: 18,
        igstMinor: 10_480,
        cgstMinor: 0,
        taxableMinor: 58_220,
        placeOfSupply: 'Maharashtra (27)',
      },
      creditNote: null,
    });
    expect((await (await asSeller()).get(path)).status).toBe(404);
    expect((await (await asAdmin()).get(path)).body).toEqual(body);
    expect((await seller.get('/api/subscription/payments')).body).toMatchObject([
      { id: paymentId, invoiceNumber: body.number, amount: 68_700, status: 'succeeded' },
    ]);
  });

  it('is read in Hindi, with names, numbers and addresses as they were written', async () => {
    const seller = await asSeller({ firmName: 'Rao Motors' }, {});
    const taxed = seller.with({}, { ...env, INVOICE_GSTIN: '29AAGCB7383J1Z4' });
    const { paymentId } = await buy(taxed, { plan: 'pro', duration: '1_year', gstin: GSTIN });
    const path = `/subscription/invoice/${paymentId}`;
    const { number } = (await seller.get(`/api/subscription/payments/${paymentId}/invoice`)).body;
    const hindi = htmlOf(await withPages(seller).get(`${path}?lang=hi`));
    expect(hindi).toContain('<html lang="hi"');
    expect(hindi).toContain(`<title>बिल ${number}`);
    for (const text of ['टैक्स इनवॉइस', 'Rao Motors', `GSTIN ${GSTIN}`, 'महाराष्ट्र (27)', '1 साल', 'IGST 18%']) {
      expect(hindi).toContain(text);
    }
    expect(hindi).toMatch(/2 महीने मुफ़्त<\/dt><dd[^>]*>-1,374/);
    const english = htmlOf(await withPages(seller).get(`${path}?lang=en`));
    expect(english).toContain('Tax invoice');
    expect(english).toMatch(/2 months free<\/dt><dd[^>]*>-1,374/);
  });

  it('is a receipt if the issuer has no GSTIN', async () => {
    const seller = await asSeller();
    const { paymentId } = await buy(seller, { state: '29' });
    expect((await seller.get(`/api/subscription/payments/${paymentId}/invoice`)).body).toMatchObject({
      tax: null,
      buyer: { name: 'Test Seller', gstin: null, state: '29' },
    });
  });

  it('exists only for what was paid', async () => {
    const seller = await asSeller();
    const { paymentId } = (await order(seller)).body;
    expect((await seller.get(`/api/subscription/payments/${paymentId}/invoice`)).status).toBe(404);
  });

  it('stores the buyer’s details while the payment is open, and is numbered by financial year', async () => {
    const time = movableTime(Date.parse('2031-03-31T23:59:00+05:30'));
    const seller = await sellerAt(time);
    const first = (await order(seller, { gstin: GSTIN })).body;
    expect((await order(seller)).body).toMatchObject({
      paymentIntentId: first.paymentIntentId,
      gstin: GSTIN,
    });
    expect((await order(seller, { gstin: null, state: '27' })).body).toMatchObject({
      gstin: null,
      state: '27',
    });
    await buy(seller);
    time.now += 60_000;
    await buy(seller);
    const numbers = (await seller.get('/api/subscription/payments')).body.map(
      ({ invoiceNumber }: { invoiceNumber: string }) => invoiceNumber,
    );
    expect(numbers).toEqual(['CH/31-32/00001', 'CH/30-31/00001']);
    expect(indianFinancialYear(Date.parse('2026-11-21'))).toBe('2026-27');
  });
});
