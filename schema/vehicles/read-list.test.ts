import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_LIST_ROWS, readList } from './read-list';
import ADVERTS from './test/adverts.json';

const LATEST = 2027;

/** Name, km, owners, price of each row, with what is remarkable about it. */
const read = (text: string) =>
  readList(text, LATEST).rows.map(({ name, advert, isSold, isUnusual }) =>
    [name, advert.kmsDriven, advert.owners, advert.price, isSold && 'sold', isUnusual && 'unusual'].filter(
      (part) => part !== false,
    ),
  );

const NUMBERED = `*FRESH STOCK* 🚗
Demo Motors 98765 43210

1. *Swift VXI 2018* 2nd owner 62k UP78 4.75 fix
2. i20 Sportz 2016/17 1st 55,000 475
3. Alto K10 VXI 2015 II owner 48k 2.10 nego
4. WagonR LXI P+CNG 2019 1st 70k 4,25,000/-
5. Creta SX D 2017 2nd 85k km 8.5L
6. ~Activa 6G 2021 12k 65k~ SOLD
7. Honda City ZX 2014 3.9 call
8. Ertiga VDI Aug-16 1 owner 95xxx 6.25 lakh final
9. Bolero ZLX 2015 3rd owner 1.2 lakh km 4.10
10. Nexon XM P 2020 20k 7.50
11) Kwid RXT 2018 Petrol 35 k 2.85 lac
12) Brezza ZDI+ 2018 dl 60k call
Total 12 cars`;

describe('a list of vehicles', () => {
  it('of which only the first lines are numbered keeps the others apart', () => {
    const text =
      '1) Swift VXI 2019 5.45 lakh\n2) WagonR LXI CNG 2018 - 3.90 lakh\nHonda city 2017 white 2nd owner 6.25 lakh\nCreta 2020 11 lakh\nwith alloys, first owner';
    expect(
      readList(text, LATEST).rows.map(({ name, advert }) => [name, advert.price, advert.fuelType]),
    ).toEqual([
      ['2019 Maruti Suzuki Swift VXI', 545_000, null],
      ['2018 Maruti Suzuki Wagon R LXI', 390_000, 'CNG'],
      ['2017 Honda City', 625_000, null],
      ['2020 Hyundai Creta', 1_100_000, null],
    ]);
  });

  it('of numbered lines is read line by line', () => {
    expect(read(NUMBERED)).toEqual([
      ['2018 Maruti Suzuki Swift VXI', 62_000, 2, 475_000],
      ['2016 Hyundai i20 SPORTZ', 55_000, 1, 475_000],
      ['2015 Maruti Suzuki Alto K10 VXI', 48_000, 2, 210_000],
      ['2019 Maruti Suzuki Wagon R LXI', 70_000, 1, 425_000],
      ['2017 Hyundai Creta SX', 85_000, 2, 850_000],
      ['2021 Honda Activa 6G', 12_000, null, 65_000, 'sold'],
      ['2014 Honda City ZX', null, null, 390_000],
      ['2016 Maruti Suzuki Ertiga VDI', 95_000, 1, 625_000],
      ['2015 Mahindra Bolero', 120_000, 3, 410_000],
      ['2020 Tata Nexon XM', 20_000, null, 750_000],
      ['2018 Renault Kwid RXT', 35_000, null, 285_000],
      ['2018 Maruti Suzuki Brezza ZDI+', 60_000, null, null],
    ]);
    const { rows, unread } = readList(NUMBERED, LATEST);
    expect(rows.map(({ advert }) => advert.fuelType)).toEqual([
      null,
      null,
      null,
      'CNG',
      'Diesel',
      null,
      null,
      'Diesel',
      null,
      'Petrol',
      'Petrol',
      'Diesel',
    ]);
    expect([
      rows[0]?.advert.registrationNumber,
      rows[2]?.advert.negotiable,
      rows[0]?.advert.negotiable,
    ]).toEqual(['UP78', true, false]);
    expect(unread).toEqual([expect.stringContaining('98765 43210')]);
  });

  it('may have headings of makes, which are no vehicles', () => {
    const text =
      'MARUTI\nSwift VXI Aug-18 62xxx 2nd 5.10\nBaleno Delta 2019 I 41000 6.25\n\nHYUNDAI\nVerna SX 2017 D 2nd 78000 km 6.75';
    expect(read(text)).toEqual([
      ['2018 Maruti Suzuki Swift VXI', 62_000, 2, 510_000],
      ['2019 Maruti Suzuki Baleno DELTA', 41_000, 1, 625_000],
      ['2017 Hyundai Verna SX', 78_000, 2, 675_000],
    ]);
    expect(readList(text, LATEST).unread).toEqual([]);
  });

  it('may have several lines a vehicle, between empty ones', () => {
    const text =
      'Maruti Swift VXI\n2018 model, petrol\n62,000 km, 2nd owner\nPrice 4.75 lakh\n\nHyundai Creta SX\n2019 diesel\n45k km first owner\n10.5 L nego';
    expect(read(text)).toEqual([
      ['2018 Maruti Suzuki Swift VXI', 62_000, 2, 475_000],
      ['2019 Hyundai Creta SX', 45_000, 1, 1_050_000],
    ]);
  });

  it('copied from a sheet is read by its headings, without costs, parties and phones', () => {
    const text = `Stock November
S.No\tCar\tYear\tKM\tOwner\tFuel\tReg No\tCost\tParty\tPrice
1\tSwift VXI\t2018\t62000\t2\tP\tUP78AB1234\t4.10\tAsha\t4.75
2\ti20 Sportz\t2016\t55,000\t1\tD\tDL3CAB1234\t3.90\tRavi\t475
3\tActiva 6G\t2021\t12000\t1st\tPetrol\t-\tKK\tx\t65000
\t\t\t\t\t\t\t\tTOTAL\t9.5`;
    expect(read(text)).toEqual([
      ['2018 Maruti Suzuki Swift VXI', 62_000, 2, 475_000],
      ['2016 Hyundai i20 SPORTZ', 55_000, 1, 475_000],
      ['2021 Honda Activa 6G', 12_000, 1, 65_000],
    ]);
    const { rows } = readList(text, LATEST);
    expect(rows.map(({ advert }) => advert.registrationNumber)).toEqual(['UP78AB1234', 'DL3CAB1234', null]);
    expect(JSON.stringify(rows)).not.toMatch(/Asha|4\.10|KK/);
  });

  it('copied without headings keeps the order of its cells', () => {
    expect(read('Swift VXI\t2018\t62000\t4.75\nAlto K10\t2015\t48,000\t2.10')).toEqual([
      ['2018 Maruti Suzuki Swift VXI', 62_000, null, 475_000],
      ['2015 Maruti Suzuki Alto K10', 48_000, null, 210_000],
    ]);
  });

  it.each([
    ['Swift VXI 2018 62k call', null],
    ['Swift VXI 2018 62k', null],
    ['Swift VXI 2018', null],
    ['Swift VXI 62000 2018', null],
    // Usual in no unit.
    ['Swift VXI 2018 62k 0.02', null],
    ['Swift VXI 2018 62k ₹4,75,000/- nego', 475_000],
    ['Swift VXI 2018 62k Rs 475000 only', 475_000],
    ['Swift VXI 2018 62k 4.75 98765 43210', 475_000],
    ['स्विफ्ट 2018 62k ४.७५', 475_000],
  ])('reads the price of %j as %j', (line, price) => {
    expect(readList(`1. ${line}\n2. Alto K10 2015 2.10`, LATEST).rows[0]?.advert.price).toBe(price);
  });

  it('marks a price that is far from the usual', () => {
    expect(read('1. Swift VXI 2018 price ₹47,50,000 final today\n2. Alto K10 2015 2.10')[0]).toContain(
      'unusual',
    );
  });

  it('reads at most a hundred, and says how many there are beyond', () => {
    const lines = Array.from(
      { length: MAX_LIST_ROWS + 3 },
      (_, at) => `${at + 1}. Alto K10 2015 2.${10 + (at % 80)}`,
    );
    const { rows, beyond } = readList(lines.join('\n'), LATEST);
    expect([rows.length, beyond]).toEqual([MAX_LIST_ROWS, 3]);
  });

  it.each(['', '\n\n', 'hello, how are you?', 'Total 12\nCall 98765 43210', '\t\t\n\t'])(
    'finds nothing in %j',
    (text) => {
      expect(read(text)).toEqual([]);
    },
  );

  it('of adverts gives each its own price, or none', () => {
    const wrong = [0, 50, 100, 150, 200].flatMap((from) => {
      const five = ADVERTS.slice(from, from + 5);
      const { rows } = readList(five.map(({ text }) => text).join('\n\n'), LATEST);
      expect(rows).toHaveLength(5);
      return rows.filter(({ advert }, at) => advert.price !== null && advert.price !== five[at]?.facts.price);
    });
    expect(wrong).toEqual([]);
  });

  it('of one vehicle is an advert, whose facts are in any line', () => {
    const counts = ADVERTS.slice(0, 60).map(({ text }) => readList(text, LATEST).rows.length);
    expect(Math.max(...counts)).toBe(1);
  });

  it('never fails on any text', () => {
    const word = fc.constantFrom(
      'Swift',
      'VXI',
      '2018',
      '62k',
      '4.75',
      'TOTAL',
      '\t',
      '\n',
      '1.',
      'II',
      '~',
      'sold',
      '₹',
      'Price',
    );
    const words = fc.array(word, { maxLength: 25 }).map((chosen) => chosen.join(' '));
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 80 }), words), (said) => {
        for (const { advert } of readList(said, LATEST).rows) {
          expect(advert.price ?? 1000).toBeGreaterThanOrEqual(1000);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('reads what a row says in any of the usual ways, and never another price', () => {
    const entry = fc.record({
      model: fc.constantFrom('Swift VXI', 'i20 Sportz', 'WagonR LXI', 'Dzire VDI', 'Baleno Delta'),
      year: fc.integer({ min: 2014, max: 2021 }),
      thousands: fc.integer({ min: 15, max: 140 }),
      km: fc.constantFrom('k', 'k km', ',000 km', '000 kms', ',000', 'xxx'),
      owner: fc.constantFrom(['1st', 1], ['2nd owner', 2], ['II', 2], ['', null]),
      lakhs: fc.integer({ min: 300, max: 590 }),
      price: fc.constantFrom('bare', 'L', 'lakh', '/-', 'k'),
      end: fc.constantFrom('', ' fix', ' nego', ' final'),
    });
    const written = ({ lakhs, price }: { lakhs: number; price: string }) => {
      if (price === 'bare') return (lakhs / 100).toFixed(2);
      if (price === '/-') return `${Math.floor(lakhs / 100)},${String(lakhs % 100).padStart(2, '0')},000/-`;
      return price === 'k' ? `${lakhs}k` : `${lakhs / 100} ${price}`;
    };
    fc.assert(
      fc.property(fc.array(entry, { minLength: 2, maxLength: 4 }), (entries) => {
        const lines = entries.map(
          (one, at) =>
            `${at + 1}. ${one.model} ${one.year} ${one.owner[0]} ${one.thousands}${one.km} ${written(one)}${one.end}`,
        );
        const { rows } = readList(lines.join('\n'), LATEST);
        expect(rows).toHaveLength(entries.length);
        for (const [at, { advert }] of rows.entries()) {
          const { year, thousands, owner, lakhs } = entries[at] as (typeof entries)[number];
          const facts = [advert.year, advert.kmsDriven, advert.owners, advert.price];
          expect([lines[at], facts]).toEqual([lines[at], [year, thousands * 1000, owner[1], lakhs * 1000]]);
        }
      }),
      { numRuns: 25 },
    );
  });
});

const factsOf = (text: string) =>
  readList(text, 2026).rows.map(({ name, advert: { kmsDriven, owners, price } }) => [
    name,
    kmsDriven,
    owners,
    price,
  ]);

it('each forwarded message is a vehicle of its own, with all its lines', () => {
  const text = `[12/11/26, 10:42:11 AM] Growth Motors: Honda City V MT
2014 Sept, MH02, 1st owner
Driven 64k, petrol
Price 4.40 lacs fix
[12/11/26, 10:43:05 AM] Growth Motors: Hyundai Verna SX diesel
2017, MH04, 2nd owner
Driven 78k
Price 6.75 lacs`;
  expect(factsOf(text)).toEqual([
    [expect.stringMatching(/^2014 Honda City/), 64_000, 1, 440_000],
    [expect.stringMatching(/^2017 Hyundai Verna/), 78_000, 2, 675_000],
  ]);
});

it('bullets of another kind below a vehicle are its facts', () => {
  const text = `🔹Audi A4 35 TDI
▪️2015
▪️66,000 kms
▪️1st Owner
▪️16.75L

🔹Jaguar XF 2.0d
▪️2017
▪️44,000 kms
▪️27L`;
  expect(factsOf(text)).toEqual([
    [expect.stringMatching(/^2015 Audi A4/), 66_000, 1, 1_675_000],
    [expect.stringMatching(/Jaguar XF/), 44_000, null, 2_700_000],
  ]);
});

it('of two sums in rupees none is taken: one may be the old price', () => {
  const line = (sums: string) => `Baleno Zeta | 2017 | 54,000 | 1 owner | ${sums}`;
  const text = [line('₹5,75,000'), line('₹4,85,000 (₹4,99,000)')].join('\n');
  expect(readList(text, 2026).rows.map(({ advert }) => advert.price)).toEqual([575_000, null]);
});

it('an owner is also counted after the word', () => {
  const text = '👉 Swift VDI\nमॉडल - 2014\nमालिक - दूसरा\n\n👉 Alto K10\nमॉडल - 2016\nमालिक - पहला';
  expect(readList(text, 2026).rows.map(({ advert }) => advert.owners)).toEqual([2, 1]);
});

it('a line of telephone numbers is no vehicle, whatever stands above it', () => {
  const text = 'BAJAJ\nPulsar 150 2019 20000 km 65000\nPulsar 220 2018 45k\nPh 9000112233 / 040-23456789';
  const { rows, unread } = readList(text, 2026);
  expect(rows.map(({ name }) => name)).toEqual(['2019 Bajaj Pulsar 150', '2018 Bajaj Pulsar 220F']);
  expect(unread).toEqual(['Ph 9000112233 / 040-23456789']);
});

it('a vehicle that is not recognised keeps the words of its list', () => {
  const text = '1. Swift VXI 2018 62k km\n2. Alto 2016 50k km\n3. Zzyzx 5 STR CNG 2019 40k km';
  expect(readList(text, 2026).rows.at(-1)?.name).toBe('Zzyzx');
});
