import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { stockSheet } from '../../../schema/vehicles/stock-columns';
import { jobOf, startOf } from './import-form';
import { readFile } from './read-file';
import { csvOf, xlsxOf } from './stock-files';
import { anyVehicle, ownVehicle } from './test/vehicles';

const LATEST = 2027;

async function importOf(file: Blob, vehicles: OwnVehicleDto[]) {
  const read = await readFile(new Uint8Array(await file.arrayBuffer()), LATEST);
  if ('problem' in read) throw new Error(read.problem);
  const rows = read.sheets[0]?.list.rows ?? [];
  const checked = await startOf(rows, { vehicles, drafts: [], mayChange: true });
  return { checked, job: jobOf('id', checked, checked.form) };
}

/** Each with keys of its own. */
const stockOf = (vehicles: readonly OwnVehicleDto[]) =>
  vehicles.map((vehicle, at) => ({
    ...vehicle,
    id: `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`,
    // Not every vehicle has a number, and one that was listed again has that of the sold one.
    registrationNumber: [null, `MH12AB${1000 + at}`, 'MH12AB1001', 'MH12'][at % 4] ?? null,
    stockNumber: vehicle.stockNumber && `S${at}`,
    shortUrl: `https://example.test/q/${at}`,
  }));

describe('an exported stock', () => {
  it.each([
    ['CSV', csvOf],
    ['XLSX', xlsxOf],
  ])('of any vehicles, imported from %s, changes nothing', async (_, fileOf) => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyVehicle, { minLength: 1, maxLength: 5 }), async (given) => {
        const vehicles = stockOf(given);
        const { checked, job } = await importOf(fileOf(stockSheet(vehicles)), vehicles);
        expect(checked.fates.map((fate) => fate.kind)).toEqual(vehicles.map(() => 'ours'));
        expect([job.drafts, job.changes, checked.missing]).toEqual([[], [], []]);
      }),
      { numRuns: 60 },
    );
  });

  it('changes what was edited in the file, and nothing else', async () => {
    const vehicles = stockOf([
      ownVehicle({ facts: { colour: 'White', keys: 2 }, stockNumber: 'A' }),
      ownVehicle(),
      ownVehicle(),
    ]);
    const [headings = [], first = [], second = [], third = []] = stockSheet(vehicles);
    const at = (heading: string) => headings.indexOf(heading);
    first[at('Price')] = 460_000;
    first[at('Colour')] = 'Red';
    first[at('Keys')] = 'CLEAR';
    second[at('Status')] = 'Sold';
    second[at('KM')] = '';
    second[at('Owners')] = '-';
    third[at('On profile')] = 'No';
    third[at('KM')] = 'CLEAR';
    third[at('Year')] = 'CLEAR';
    for (const fileOf of [csvOf, xlsxOf]) {
      const { job, checked } = await importOf(fileOf([headings, first, second, third]), vehicles);
      expect(job.changes.map(({ set }) => set)).toEqual([
        {
          price: '460000',
          facts: { colour: 'Red', keys: undefined, stockNumber: 'S0' },
        },
        { status: 'sold' },
        { showInProfile: false, kmsDriven: null },
      ]);
      expect(job.changes.map(({ before }) => before)).toEqual([
        {
          price: '475000',
          facts: { colour: 'White', keys: 2, stockNumber: 'S0' },
        },
        { status: 'available' },
        { showInProfile: true, kmsDriven: 62_000 },
      ]);
      expect(checked.rows[2]?.table?.unread).toEqual({ year: 'CLEAR' });
    }
  });

  it('has no buyers, costs or certificates, and nothing that a spreadsheet would run', async () => {
    const rows = stockSheet([
      ownVehicle({ name: '=HYPERLINK("x")', rcImageUrl: '/api/rc/secret', facts: {} }),
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/secret|buyer|cost/i);
    const csv = await csvOf(rows).text();
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
    expect(csv).toContain('UP78AB1234');
  });
});
