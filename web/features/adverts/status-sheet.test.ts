import { expect, it } from 'vitest';
import { loadBuyersTexts } from '../../i18n/load-texts';
import type { Poster } from '../print/poster';
import type { Mark } from '../print/sheet';
import { STATUS_HEIGHT, STATUS_WIDTH, statusSheet } from './status-sheet';

const POSTER: Poster = {
  name: 'Maruti Suzuki Swift VXI',
  price: '₹4,75,000',
  facts: [
    { label: 'Year', value: '2019' },
    { label: 'Driven', value: '42,000 km' },
  ],
  link: 'https://chaabi.example/q/abc234',
  phone: '98765 43210',
  firm: 'Sharma Motors',
  logo: null,
  photo: '/media/key/full',
};

const half = (text: string) => text.length / 2;
const drawn = async (poster: Partial<Poster>, state: string | null = null) =>
  statusSheet({ ...POSTER, ...poster }, state, await loadBuyersTexts('en'), half).marks;
const linesOf = (marks: Mark[]) => marks.flatMap((mark) => (mark.kind === 'line' ? [mark] : []));
const textsOf = (marks: Mark[]) => linesOf(marks).map(({ text }) => text);

it('says name, price, facts, what the code is for, the seller, the number and the link', async () => {
  const marks = await drawn({});
  expect(textsOf(marks)).toEqual([
    'Maruti Suzuki Swift VXI',
    '₹4,75,000',
    ...['Year', '2019', 'Driven', '42,000 km'],
    ...['Scan for photos,', 'price and offers'],
    'Sharma Motors',
    '98765 43210',
    'chaabi.example/q/abc234',
  ]);
  expect(marks.filter(({ kind }) => kind === 'code' || kind === 'picture')).toMatchObject([
    { address: '/media/key/full', x: 0, y: 0, width: 1080 },
    { text: POSTER.link },
  ]);
});

it('leaves out what there is not, and closes the gap', async () => {
  const marks = await drawn({ price: null, facts: [], phone: null, firm: null, photo: null });
  expect(textsOf(marks)).toEqual([
    'Maruti Suzuki Swift VXI',
    ...['Scan for photos,', 'price and offers', 'chaabi.example/q/abc234'],
  ]);
  expect(marks.some(({ kind }) => kind === 'picture')).toBe(false);
});

it('says beside the price that it is reserved, and in its place that it is sold', async () => {
  expect(textsOf(await drawn({}, 'Pending')).slice(1, 3)).toEqual(['₹4,75,000', 'Pending']);
  const sold = textsOf(await drawn({ price: null }, 'Sold'));
  expect(sold[1]).toBe('Sold');
  expect(sold).not.toContain('₹4,75,000');
});

it('keeps everything inside, however long the words are', async () => {
  const long = 'Mahindra Bolero Camper Gold ZX Double Cabin Power Steering BS VI with a very long name';
  const marks = await drawn({
    name: long,
    firm: long,
    facts: Array.from({ length: 4 }, () => ({ label: long, value: long })),
  });
  for (const line of linesOf(marks)) {
    expect(line.x).toBeGreaterThanOrEqual(0);
    expect(line.x + line.width).toBeLessThanOrEqual(STATUS_WIDTH);
    expect(line.y).toBeLessThan(STATUS_HEIGHT);
    expect(line.y - line.size).toBeGreaterThan(980);
  }
});
