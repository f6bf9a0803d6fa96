import { expect, it } from 'vitest';
import { yearInName } from './year-in-name';

it.each([
  ['Activa 6G 2019', 2019],
  ['2021 Maruti Suzuki Swift VXi', 2021],
  ['Jeep (1998)', 1998],
  ['Hyundai i20 2018, serviced 2024', 2018],
  ['Swift 2027', 2027],
  ['Swift 2028', null],
  ['Eicher 20190', null],
  ['Mahindra 2000cc', null],
  ['Bajaj Pulsar 220', null],
  ['', null],
] as const)('%j says %j', (name, year) => {
  expect(yearInName(name, 2027)).toBe(year);
});
