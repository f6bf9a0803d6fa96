import { expect, it } from 'vitest';
import { ownVehicle } from '../import/test/vehicles';
import { startOf } from './paper-form';
import { type Known, questionsOf } from './paper-questions';

const form = {
  ...startOf('delivery_note', ownVehicle(), undefined, undefined, 0, { rcOwner: '', plate: '' }),
  kms: '62000',
  papers: ['rc' as const],
  day: '2026-11-10',
  time: '12:00',
};
const known: Known = {
  currency: 'INR',
  otherOffer: null,
  standing: null,
  kms: 62_000,
  loan: 'none',
  cameInAt: '2026-11-10T06:30:00.000Z',
};
const keysOf = (
  fields: object,
  said: Partial<Known> = {},
  kind: 'delivery_note' | 'token_receipt' = 'delivery_note',
) => questionsOf(kind, { ...form, ...fields }, { ...known, ...said }).map(({ key }) => key);

it('asks nothing of a note that fits what is known', () => {
  expect(keysOf({})).toEqual([]);
  expect(keysOf({ kms: '62,000' }, { kms: null, loan: null })).toEqual([]);
});

it.each([
  ['fewer km than before', { kms: '61,999' }, {}, 'kms 61999'],
  ['a note before it came in', { time: '11:59' }, {}, `at ${Date.parse('2026-11-10T11:59:00+05:30')}`],
  ['no papers', { papers: [] }, {}, 'papers'],
  ['no key', { keys: '0' }, {}, 'keys'],
  ['a running loan', {}, { loan: 'running' as const }, 'loan'],
  ['a closed loan without its NOC', {}, { loan: 'closed' as const }, 'no noc'],
  ['a NOC without a loan', { papers: ['noc'] }, {}, 'noc'],
  ['another price than the accepted offer', { price: '4.6 lakh' }, { otherOffer: 450_000 }, 'price 460000'],
  ['a second note', {}, { standing: { number: 'DN/26-27/0003', issued: '3 Nov' } }, 'second'],
])('asks about %s', (_, fields, said, key) => {
  expect(keysOf(fields, said)).toEqual([key]);
});

it('a token receipt hands nothing over', () => {
  expect(
    keysOf({ papers: [], keys: '0', kms: '1', day: '2026-11-01' }, { loan: 'running' }, 'token_receipt'),
  ).toEqual([]);
  expect(keysOf({}, { standing: { number: null, issued: '3 Nov' } }, 'token_receipt')).toEqual(['second']);
});
