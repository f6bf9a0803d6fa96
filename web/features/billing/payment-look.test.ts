import { expect, it } from 'vitest';
import { lookOf } from './payment-look';

it('a refused payment was taken back if it had an invoice', () => {
  const labelOf = (...[status, invoiceNumber]: [Parameters<typeof lookOf>[0]['status'], string | null]) =>
    lookOf({ status, invoiceNumber }).label;
  expect(labelOf('refused', null)).toBe('Refused');
  expect(labelOf('refused', 'CH/26-27/00001')).toBe('Taken back');
  expect(labelOf('succeeded', 'CH/26-27/00001')).toBe('Paid');
  expect(labelOf('canceled', null)).toBe('Cancelled');
});
