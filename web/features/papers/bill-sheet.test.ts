import { describe, expect, it } from 'vitest';
import type { PaperDto } from '../../../schema/papers/output';
import { textIn, token } from './test/sample-papers';

describe('a sale bill', () => {
  const billed = (bill: object): PaperDto => ({
    ...token,
    kind: 'sale_bill',
    number: 'SB/26-27/0003',
    fields: {
      ...token.fields,
      token: null,
      bill: {
        gstin: '09AAPFU0939F1ZT',
        scheme: 'margin',
        isTaxInPrice: true,
        hsn: '8703',
        buyerState: '07',
        commission: null,
        tax: null,
        ...bill,
      },
    },
  });

  it('says nothing of tax without a GST number', async () => {
    const text = await textIn(billed({ gstin: null, hsn: null, buyerState: null }));
    for (const said of ['Sale bill', 'SB/26-27/0003', 'Sharma Motors (demo)', 'Demo Buyer', '₹4,75,000']) {
      expect(text).toContain(said);
    }
    expect(text).toContain('Rupees four lakh seventy-five thousand only');
    expect(text).not.toMatch(/tax|GST|HSN|accountant|revenue stamp/i);
  });

  it('has the number, the state and the code of the goods, and no tax on the margin', async () => {
    const text = await textIn(billed({}));
    for (const said of [
      'Tax invoice',
      '09AAPFU0939F1ZT',
      'Delhi',
      '8703',
      'paid on the margin',
      'accountant',
    ]) {
      expect(text).toContain(said);
    }
    expect(text).not.toMatch(/[CSI]GST,/);
  });

  it('shows the tax that is not on the margin, without lines of nothing', async () => {
    const tax = { taxable: 400_000, cgst: 0, sgst: 0, igst: 72_000, total: 472_000 };
    const text = await textIn(billed({ scheme: 'invoice', tax }));
    for (const said of ['₹4,00,000', 'IGST, 18% ₹72,000', '₹4,72,000']) expect(text).toContain(said);
    expect(text).not.toMatch(/CGST|SGST|on the margin/);
  });

  it('is of the commission alone', async () => {
    const tax = { taxable: 10_000, cgst: 900, sgst: 900, igst: 0, total: 11_800 };
    const text = await textIn(billed({ scheme: 'commission', hsn: '996211', commission: 11_800, tax }));
    for (const said of [
      '996211',
      'CGST, 9% ₹900',
      'SGST, 9% ₹900',
      'Rupees eleven thousand eight hundred only',
    ]) {
      expect(text).toContain(said);
    }
    expect(text).not.toContain('IGST');
    expect(text).not.toContain('four lakh seventy-five');
  });
});
