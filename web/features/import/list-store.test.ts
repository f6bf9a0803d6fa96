import { expect, it } from 'vitest';
import { ListStore } from './list-store';

const row = (name: string) => ({ isWanted: true, name, price: '', year: '2018', kms: '' });
const storeOf = () =>
  new ListStore({ rows: [row('Swift'), row('Alto')], missing: { one: 'keep', other: 'keep' } });

it('changes one row, leaves the others as they are, and says so', () => {
  const store = storeOf();
  const before = store.current();
  let told = 0;
  const stop = store.subscribe(() => {
    told += 1;
  });
  store.setRow(1, { price: '475000', isWanted: false });
  const after = store.current();
  expect(after.rows[1]).toEqual({ ...row('Alto'), price: '475000', isWanted: false });
  expect(after).not.toBe(before);
  expect(after.rows[0], 'drawn only if it changed').toBe(before.rows[0]);
  expect(before.rows[1]).toEqual(row('Alto'));
  store.setRow(7, { price: '1' });
  expect(store.current().rows).toHaveLength(2);
  stop();
  store.setMissing(['one'], 'sold');
  expect(store.current().missing).toEqual({ one: 'sold', other: 'keep' });
  expect(told).toBe(2);
});
