import { describe, expect, it } from 'vitest';
import type { LeadDto } from '../../../schema/leads/output';
import type { PaperDto } from '../../../schema/papers/output';
import type { Loan } from '../../../schema/purchases/kinds';
import { ownVehicle } from '../import/test/vehicles';
import {
  checkTransfer,
  goesElsewhere,
  isForm35Odd,
  startOfTransfer,
  type TransferForm,
} from './transfer-form';

const NOW = Date.parse('2026-11-22T20:00:00Z');

const form: TransferForm = {
  sheets: ['form29'],
  allCopies: true,
  plate: 'UP78AB1234',
  chassis: 'MA3EHKD17A0012345',
  engine: 'K12MN1234567',
  sellerName: 'Demo Motors',
  sellerAddress: '',
  token: '',
  ownerName: 'Demo Owner',
  ownerParent: 'Owner Parent',
  ownerAddress: '12 Demo Road',
  ownerPin: '208011',
  buyerName: 'Demo Buyer',
  buyerParent: 'Buyer Parent',
  buyerAge: '34',
  buyerAddress: '4 Demo Colony',
  buyerPin: '226010',
  buyerOffice: 'UP-78 Kanpur',
  financier: '',
  soldOn: '2026-11-22',
  price: '475000',
};

const problems = (given: Partial<TransferForm>) => {
  const checked = checkTransfer({ ...form, ...given }, { year: 2018 }, NOW);
  return 'problems' in checked ? checked.problems : [];
};

describe('checkTransfer', () => {
  it('takes a whole form', () => {
    expect(problems({})).toEqual([]);
    // The 23rd has begun in India.
    expect(problems({ soldOn: '2026-11-23' })).toEqual([]);
    expect(problems({ soldOn: '2018-01-01' })).toEqual([]);
    expect(problems({ chassis: 'AB123', engine: '1234', buyerAge: '18' })).toEqual([]);
    expect(problems({ chassis: 'IOQ4567890123456', engine: 'A'.repeat(20), buyerAge: '110' })).toEqual([]);
    expect(problems({ sheets: ['form35'], financier: 'Demo Bank' })).toEqual([]);
  });

  it.each([
    ['a chassis number that is too short', { chassis: 'AB12' }, 'chassis'],
    ['one that is too long', { chassis: 'A'.repeat(18) }, 'chassis'],
    ['a VIN with a letter that none has', { chassis: 'MA3EHKD17A00I2345' }, 'chassis'],
    ['an engine number that is too short', { engine: '123' }, 'engine'],
    ['one that is too long', { engine: 'A'.repeat(21) }, 'engine'],
    ['a PIN code that begins with 0', { ownerPin: '012345' }, 'ownerPin'],
    ['one of five digits', { buyerPin: '22601' }, 'buyerPin'],
    ['a child', { buyerAge: '17' }, 'buyerAge'],
    ['nobody’s age', { buyerAge: '111' }, 'buyerAge'],
    ['no age', { buyerAge: '' }, 'buyerAge'],
    ['half a plate', { plate: '1234' }, 'plate'],
    ['no name', { buyerName: ' ' }, 'buyerName'],
    ['a sale before the vehicle was built', { soldOn: '2017-12-31' }, 'soldOn'],
    ['a sale to come', { soldOn: '2026-11-24' }, 'soldOn'],
    ['no day', { soldOn: '' }, 'soldOn'],
    ['Form 35 without a bank', { sheets: ['form35'], financier: ' ' }, 'financier'],
    ['nothing chosen', { sheets: [] }, 'sheets'],
    ['no price', { price: '' }, 'price'],
  ] as const)('refuses %s, at its field', (_name, given, field) => {
    const fields = problems(given as Partial<TransferForm>).map(([name]) => name);
    expect([...new Set(fields)]).toEqual([field]);
  });

  it('takes numbers as they are written on the RC, in any digits', () => {
    const checked = checkTransfer(
      { ...form, chassis: '*ma3ehkd17a 00-12345*', ownerPin: '२०८ ०११', plate: 'up 78 ab 1234' },
      { year: 2018 },
      NOW,
    );
    expect(checked).toMatchObject({
      input: { chassis: 'MA3EHKD17A0012345', ownerPin: '208011', plate: 'UP78AB1234' },
    });
  });
});

describe('goesElsewhere', () => {
  it.each([
    ['UP78AB1234', 'UP-32 Lucknow', true],
    ['UP78AB1234', 'UP 78', false],
    ['UP78AB1234', 'UP78, Kanpur', false],
    ['UP78AB1234', 'Lucknow', false],
    ['', 'UP-32 Lucknow', false],
    ['22BH1234AA', 'UP-32', false],
  ])('%s to %s: %s', (plate, buyerOffice, is) => {
    expect(goesElsewhere({ ...form, plate, buyerOffice })).toBe(is);
  });
});

describe('isForm35Odd', () => {
  it.each([
    [['form29', 'form35'], 'none', true],
    [['form29', 'form30'], 'none', false],
    [['form35'], 'closed', false],
    [['form35'], 'running', false],
    [['form35'], null, false],
  ] as const)('%j with the loan %s: %s', (sheets, loan, is) => {
    expect(isForm35Odd({ sheets: [...sheets] }, loan)).toBe(is);
  });
});

describe('startOfTransfer', () => {
  const lead = { status: 'won', masked: false, buyerName: 'Lead Buyer', offerPrice: 460_000 } as LeadDto;
  const note = {
    fields: {
      seller: { name: 'Demo Motors', phone: null, address: 'Yard Road' },
      currency: 'INR',
      buyer: { name: 'Note Buyer', phone: null, address: 'Note Road' },
      vehicle: { plate: 'MH12AB0001' },
      price: 470_000,
      delivery: { at: '2026-11-20T19:00:00.000Z', rcOwner: 'Note Owner' },
    },
  } as PaperDto;
  const receipt = {
    fields: { ...note.fields, buyer: { ...note.fields.buyer, name: 'Token Buyer' }, delivery: null },
  } as PaperDto;
  const nothing = {
    vehicle: ownVehicle(),
    loan: null,
    leads: [],
    papers: [],
    sellerName: 'Demo Motors',
    owner: { name: '', address: '' },
  };
  const start = (given: Partial<Parameters<typeof startOfTransfer>[0]>) =>
    startOfTransfer({ ...nothing, ...given }, NOW);

  it('takes persons, plate, price and the day in India from the delivery note', () => {
    expect(start({ leads: [lead], papers: [receipt, note] })).toMatchObject({
      buyerName: 'Note Buyer',
      buyerAddress: 'Note Road',
      ownerName: 'Note Owner',
      plate: 'MH12AB0001',
      price: '470000',
      soldOn: '2026-11-21',
    });
  });

  it('takes engine and chassis number from the stock book', () => {
    const numbers = { engine: 'K12MN1234567', chassis: 'MA3EWDE1S00123456' };
    expect(start({ numbers })).toMatchObject(numbers);
    expect(start({ numbers: { engine: null, chassis: null } })).toMatchObject({ engine: '', chassis: '' });
  });

  it('takes them from the latest receipt without a note, and from a won lead without either', () => {
    expect(start({ leads: [lead], papers: [receipt] })).toMatchObject({
      buyerName: 'Token Buyer',
      ownerName: '',
    });
    expect(start({ leads: [lead] })).toMatchObject({
      buyerName: 'Lead Buyer',
      price: '460000',
      plate: 'UP78AB1234',
      soldOn: '2026-11-23',
    });
    expect(start({ leads: [{ ...lead, status: 'pending' }] })).toMatchObject({
      buyerName: '',
      price: '475000',
    });
    expect(start({ leads: [{ ...lead, masked: true }] })).toMatchObject({ buyerName: '' });
    expect(start({ vehicle: ownVehicle({ soldPrice: 450_000 }), leads: [lead] }).price).toBe('450000');
  });

  it('takes the owner from what was said of the RC, if no note says it', () => {
    const owner = { name: 'RC Owner', address: 'RC Road' };
    expect(start({ owner })).toMatchObject({ ownerName: 'RC Owner', ownerAddress: 'RC Road' });
    expect(start({ owner, papers: [note] })).toMatchObject({ ownerName: 'Note Owner' });
  });

  it('does not take whom the vehicle was bought from for its buyer', () => {
    const bought = { ...receipt, kind: 'purchase_receipt' } as PaperDto;
    expect(start({ papers: [bought] })).toMatchObject({ buyerName: '', plate: 'UP78AB1234' });
    expect(start({ papers: [bought, receipt] })).toMatchObject({ buyerName: 'Token Buyer' });
  });

  it('chooses Form 35 for a vehicle with a loan', () => {
    const of = (loan: Loan | null) => start({ loan }).sheets;
    expect(of(null)).toEqual(['form29', 'form30']);
    expect(of('none')).toEqual(['form29', 'form30']);
    expect(of('closed')).toEqual(['form29', 'form30', 'form35']);
  });

  it('has the seller’s address, the buyer’s tokens, and nothing of cancelled papers', () => {
    const token = {
      ...note,
      kind: 'token_receipt',
      fields: { ...note.fields, token: { amount: 21_000 } },
    } as PaperDto;
    const cancelled = { ...token, cancelledAt: '2026-11-20T00:00:00Z' };
    expect(start({ papers: [note, token, cancelled] })).toMatchObject({
      sellerAddress: 'Yard Road',
      token: '21000',
    });
    expect(start({ leads: [lead], papers: [cancelled] })).toMatchObject({
      sellerAddress: '',
      token: '',
      buyerName: 'Lead Buyer',
    });
  });
});
