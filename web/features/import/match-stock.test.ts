import { describe, expect, it } from 'vitest';
import { readTable } from '../../../schema/vehicles/list-table';
import { readRows } from '../../../schema/vehicles/read-rows';
import { jobOf, startOf } from './import-form';
import { nextItems } from './import-job';
import { matchStock, missingFrom } from './match-stock';
import { ownVehicle } from './test/vehicles';

const id = (at: number) => `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`;
const STOCK = [
  ownVehicle({ id: id(1), registrationNumber: 'UP78AB1234', stockNumber: 'A-1' }),
  ownVehicle({ id: id(2), registrationNumber: 'UP78AB5678' }),
  ownVehicle({ id: id(3), registrationNumber: 'DL3CAB5678', stockNumber: 'A3' }),
  ownVehicle({ id: id(4), registrationNumber: 'UP78', name: 'Sold', status: 'sold' }),
  ownVehicle({ id: id(5), registrationNumber: 'MH12ZZ0001', status: 'sold' }),
  ownVehicle({ id: id(6), registrationNumber: 'MH12ZZ0001' }),
].map((vehicle, at) => ({ ...vehicle, shortUrl: `https://example.test/q/${at}` }));

const read = (...lines: string[]) =>
  readRows(
    readTable(['Stock no|Reg no|Car|Year|Price|KM|Status', ...lines].map((line) => line.split('|'))) ?? [],
    2027,
  ).rows;
const start = (...lines: string[]) =>
  startOf(read(...lines), { vehicles: STOCK, drafts: [], mayChange: true });
const matched = (...lines: string[]) =>
  matchStock(read(...lines), STOCK).map((match) => {
    if (!match) return null;
    return 'refusal' in match ? match.refusal : STOCK.findIndex((one) => one.id === match.vehicle.id) + 1;
  });

describe('a row of a list', () => {
  it.each([
    ['a1|||||', 1],
    ['| up-78 ab 1234||||', 1],
    ['|1234||||', 1],
    // Two vehicles end in it.
    ['|5678|Swift VXI|2018||', null],
    ['A3|DL 3C AB 5678||||', 3],
    ['A-1|UP78AB5678||||', 'two_vehicles'],
    ['B9|UP78AB1234||||', 1],
    ['|UP78|Swift VXI|2018||', null],
    // The one that is for sale, not the one that was sold.
    ['|MH12ZZ0001||||', 6],
    ['||Swift VXI|2018|4.75|', null],
  ])('%j is about %j', (line, vehicle) => expect(matched(`${line}|x`)).toEqual([vehicle]));

  it('of a file of ours is refused if its link is of no vehicle of ours, and needs no name that we know', () => {
    const ofOurs = (...lines: string[]) => {
      const heading = 'Stock no|Name|Price|Currency|Year|KM|Link|Republishing';
      return readRows(readTable([heading, ...lines].map((line) => line.split('|'))) ?? [], 2027);
    };
    const { rows, unread } = ofOurs(
      '|2020 Test Import Car|300000|INR|2020|1000||',
      '|Swift VXI|475000|INR|2018|62000|https://example.test/q/zzz|',
      '|Swift VXI|475000|INR|2018|62000|https://example.test/q/1|',
    );
    expect(unread).toEqual([]);
    expect(rows.map(({ name }) => name)).toEqual(['2020 Test Import Car', 'Swift VXI', 'Swift VXI']);
    expect(matchStock(rows, STOCK)).toEqual([null, { refusal: 'foreign_link' }, { vehicle: STOCK[1] }]);
  });

  it('is refused if another one is about the same vehicle, known to us or not', () => {
    expect(
      matched('A1||Swift|2018|4', '|UP78AB1234|Swift|2018|4', 'N1||Swift|2018|4', 'n1||Swift|2018|4'),
    ).toEqual([1, 'twice', null, 'twice']);
  });

  it('leaves out vehicles for sale that it does not have, if it has any of ours', () => {
    const missing = (...lines: string[]) =>
      missingFrom(matchStock(read(...lines), STOCK), STOCK).map((one) => one.id);
    expect(missing('A1||||4')).toEqual([id(2), id(3), id(6)]);
    expect(missing('||Swift VXI|2018|4.75')).toEqual([]);
  });

  it('of somebody else’s list changes no names, and nothing for what it does not say', async () => {
    const { form, ...checked } = await start('A1||SWIFT V X I|2019|4.60|NA|', 'A3||||-||sold');
    expect(form.missing).toEqual({ [id(2)]: 'keep', [id(6)]: 'keep' });
    const job = jobOf('id', { ...checked, form }, { ...form, missing: { [id(2)]: 'hide', [id(6)]: 'sold' } });
    expect(job.changes.map(({ vehicleId, set, before }) => [vehicleId, set, before])).toEqual([
      [id(1), { price: '460000', year: 2019 }, { price: '475000', year: 2018 }],
      [id(3), { status: 'sold' }, { status: 'available' }],
      [id(2), { showInProfile: false }, { showInProfile: true }],
      [id(6), { status: 'sold' }, { status: 'available' }],
    ]);
  });

  it('that says the same in other words changes nothing', async () => {
    const table = readTable([
      ['Reg No', 'Car', 'Fuel', 'Gear', 'Owner', 'Insurance', 'Price'],
      ['UP78AB1234', 'Swift', 'P', 'M', 'II', '-', '4,75,000/-'],
    ]);
    const { form, ...checked } = await startOf(readRows(table ?? [], 2027).rows, {
      vehicles: STOCK,
      drafts: [],
      mayChange: true,
    });
    expect([jobOf('id', { ...checked, form }, form).changes, checked.hasChanges]).toEqual([[], [false]]);
  });

  it('changes nothing for somebody who may not change vehicles', async () => {
    const checked = await startOf(read('A1|UP78AB1234|Swift VXI|2018|4.60'), {
      vehicles: STOCK,
      drafts: [],
      mayChange: false,
    });
    expect(checked.fates).toEqual([{ kind: 'new', doubt: { kind: 'known', name: STOCK[0]?.name } }]);
    expect(checked.missing).toEqual([]);
  });
});

it('a step has at most so many items and bytes, and at least one', () => {
  const items = Array.from({ length: 120 }, (_, at) => ({ at, text: 'x'.repeat(at === 60 ? 70_000 : 10) }));
  expect(nextItems(items, 0, 50)).toHaveLength(50);
  expect(nextItems(items, 50, 50)).toHaveLength(10);
  expect(nextItems(items, 60, 50)).toHaveLength(1);
  expect(nextItems(items, 119, 50)).toHaveLength(1);
  expect(nextItems(items, 120, 50)).toEqual([]);
});
