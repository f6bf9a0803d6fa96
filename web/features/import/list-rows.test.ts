import { describe, expect, it } from 'vitest';
import { DraftInput } from '../../../schema/drafts/input';
import { readList } from '../../../schema/vehicles/read-list';
import { doubtsOf, draftOf, typedRow } from './list-rows';

const rowsOf = (text: string) => readList(text, 2027).rows;
const LIST = `1. Swift VXI 2018 2nd owner 62k MH 12 AB 1234 4.75 nego
2. Alto K10 2015 48,000 km 2.10
3. ~i20 Sportz 2016 55k 4.25~
4. Baleno Delta 2019 41k call
5. Alto K10 2015 48,000 km 2.10`;

describe('the rows of a list', () => {
  it('are not taken if they are sold, in the stock, begun or there twice', () => {
    const rows = rowsOf(LIST);
    expect(doubtsOf(rows, [])).toEqual([null, null, { kind: 'sold' }, null, { kind: 'twice' }]);
    const stock = [
      { name: 'Red Swift', registrationNumber: 'MH12AB1234' },
      { name: '2019 Maruti Suzuki Baleno DELTA', kmsDriven: 41_000, registrationNumber: 'MH12' },
      { name: '2015 Maruti Suzuki Alto K10', kmsDriven: 48_001 },
    ];
    expect(doubtsOf(rows, stock).map((doubt) => doubt && { ...doubt })).toEqual([
      { kind: 'known', name: 'Red Swift' },
      null,
      { kind: 'sold' },
      { kind: 'known', name: '2019 Maruti Suzuki Baleno DELTA' },
      { kind: 'twice' },
    ]);
    expect(rows.map((row, at) => typedRow(row, doubtsOf(rows, stock)[at] ?? null).isWanted)).toEqual([
      false,
      true,
      false,
      false,
      false,
    ]);
  });

  it('become drafts with what was corrected, and without what nobody knows', () => {
    const [swift, , , baleno] = rowsOf(LIST);
    if (!swift || !baleno) throw new Error('not read');
    const typed = { ...typedRow(swift, null), name: 'My Swift', price: '4.6 lakh', kms: '63,000', year: '' };
    expect(draftOf(swift, typed)).toEqual({
      name: 'My Swift',
      price: '4.6 lakh',
      currency: 'INR',
      year: undefined,
      kmsDriven: 63_000,
      kind: 'car',
      make: 'Maruti Suzuki',
      model: 'Swift',
      owners: 2,
      facts: { variant: 'VXI', negotiable: true, registrationNumber: 'MH12AB1234' },
    });
    const draft = draftOf(baleno, typedRow(baleno, null));
    expect([draft.price, draft.owners, draft.facts]).toEqual([undefined, null, { variant: 'DELTA' }]);
    for (const row of [swift, baleno]) {
      const json = JSON.parse(JSON.stringify({ fields: draftOf(row, typedRow(row, null)), images: [] }));
      expect(DraftInput.safeParse(json).success).toBe(true);
    }
  });
});
