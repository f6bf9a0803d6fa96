import { expect, it } from 'vitest';
import type { LeadDto } from '../../../schema/leads/output';
import type { PaperDto } from '../../../schema/papers/output';
import { ownVehicle } from '../import/test/vehicles';
import { agreedPrice, startOfBill } from './bill-form';

const start = { gstin: '09AAPFU0939F1ZT', scheme: 'invoice', isTaxInPrice: false } as const;
const lead = {
  id: 'lead',
  status: 'won',
  masked: false,
  buyerName: 'Lead Buyer',
  buyerMobile: '+919812345678',
  offerPrice: 460_000,
} as LeadDto;
const note = {
  kind: 'delivery_note',
  leadId: null,
  fields: {
    buyer: { name: 'Note Buyer', phone: '+919800000002', address: 'Note Road' },
    vehicle: { plate: 'MH12AB0001' },
    price: 470_000,
  },
} as PaperDto;
const known = { vehicle: ownVehicle(), leads: [], papers: [], start };

it('begins as the latest bill was taxed', () => {
  expect(startOfBill(known)).toMatchObject({ ...start, buyerState: '09', commission: '', price: '475000' });
  const first = { gstin: null, scheme: 'margin', isTaxInPrice: true } as const;
  expect(startOfBill({ ...known, start: first })).toMatchObject({ gstin: '', buyerState: '' });
});

it('takes buyer, plate and price from the latest paper of the sale, else from a won lead', () => {
  expect(startOfBill({ ...known, leads: [lead], papers: [note] })).toMatchObject({
    buyerName: 'Note Buyer',
    buyerAddress: 'Note Road',
    plate: 'MH12AB0001',
    price: '470000',
  });
  const bought = { ...note, kind: 'purchase_receipt' } as PaperDto;
  expect(startOfBill({ ...known, leads: [lead], papers: [bought] })).toMatchObject({
    leadId: 'lead',
    buyerName: 'Lead Buyer',
    buyerMobile: '98123 45678',
    plate: 'UP78AB1234',
    price: '460000',
  });
  for (const other of [
    { ...lead, status: 'lost' },
    { ...lead, masked: true },
  ]) {
    expect(startOfBill({ ...known, leads: [other as LeadDto] }).buyerName).toBe('');
  }
  const sold = ownVehicle({ soldPrice: 450_000 });
  expect(startOfBill({ ...known, vehicle: sold, papers: [note] }).price).toBe('450000');
});

it('knows the price of the sale: as sold, of the latest paper, else of the won lead', () => {
  const sold = { ...known, vehicle: { ...ownVehicle(), soldPrice: 465_000 }, papers: [note], leads: [lead] };
  expect(agreedPrice(sold)).toBe(465_000);
  expect(agreedPrice({ ...known, papers: [note], leads: [lead] })).toBe(470_000);
  expect(agreedPrice({ ...known, leads: [lead] })).toBe(460_000);
  expect(agreedPrice({ ...known, leads: [{ ...lead, status: 'pending' }] })).toBeNull();
});
