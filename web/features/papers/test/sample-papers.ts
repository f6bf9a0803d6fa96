import type { PaperDto } from '../../../../schema/papers/output';
import { measureIn, PrintFile } from '../../print/pdf/print-file';
import { latinShop } from '../../print/test/latin-shop';
import { openPdf, textOf } from '../../print/test/read-pdf';
import type { PrintedPaper } from '../paper-heading';
import { paperSheet } from '../paper-sheet';
import { BY_HAND, type Signatures } from '../signatures';

export const ORIGIN = 'https://chaabi.example';
export const DRAWN: Signatures = {
  seller: [
    [
      [0.1, 0.1],
      [0.5, 0.3],
      [0.9, 0.1],
    ],
  ],
  buyer: [
    [
      [0.2, 0.3],
      [0.8, 0.05],
    ],
  ],
};

export const token: PaperDto = {
  id: '01a21e46-f90c-7299-b41d-88e09e285bc7',
  vehicleId: '01a21e46-f90c-7299-b41d-88e09e285bc8',
  leadId: null,
  kind: 'token_receipt',
  number: 'TR/26-27/0012',
  code: 'x4k48jpu7q',
  issuedAt: '2026-11-27T13:12:00.000Z',
  madeAt: null,
  cancelledAt: null,
  cancelReason: '',
  buyerErasedAt: null,
  personName: null,
  fields: {
    seller: { name: 'Sharma Motors (demo)', phone: '+919820000001', address: '12 Demo Road, Kanpur' },
    buyer: { name: 'Demo Buyer', phone: '+919812345678', address: null },
    vehicle: { name: '2018 Maruti Suzuki Swift VXi', plate: 'UP78AB1234', year: 2018 },
    price: 475_000,
    currency: 'INR',
    exchange: 'Alto 2014',
    token: {
      amount: 21_000,
      mode: 'upi',
      heldUntil: '2026-11-29T12:30:00.000Z',
      terms: 'returned',
      rcOwner: null,
    },
    delivery: null,
    bill: null,
    purchase: null,
  },
};
export const note: PaperDto = {
  ...token,
  kind: 'delivery_note',
  number: 'DN/26-27/0001',
  fields: {
    ...token.fields,
    token: null,
    delivery: {
      at: '2026-11-27T13:12:00.000Z',
      kms: 62_000,
      keys: 2,
      papers: ['rc', 'insurance'],
      rcOwner: 'Demo Owner',
    },
  },
};

export const withToken = (fields: object): PaperDto => ({
  ...token,
  fields: { ...token.fields, token: { ...token.fields.token, ...fields } as PaperDto['fields']['token'] },
});

export async function printed(paper: PrintedPaper, signatures = BY_HAND) {
  const file = new PrintFile(latinShop);
  await file.add(paperSheet(paper, signatures, ORIGIN, measureIn(latinShop)));
  return openPdf(await file.finish());
}
export const textIn = async (paper: PrintedPaper, signatures = BY_HAND) =>
  textOf(await printed(paper, signatures))
    .join(' ')
    .replace(/\s+/g, ' ');
