import { expect, it } from 'vitest';
import { kmsInName, ownersInName, withoutPhrases, yearInName } from './facts-in-name';

it.each([
  ['Activa 6G 2019', 2019],
  ['2021 Maruti Suzuki Swift VXi', 2021],
  ['Jeep (1998)', 1998],
  ['Hyundai i20 2018, serviced 2024', 2018],
  ['Swift 2027', 2027],
  ['Swift 2028', null],
  ['Eicher 20190', null],
  ['Mahindra 2000cc', null],
  ['Activa 2000 km', null],
  ['Bajaj Pulsar 220', null],
  ['', null],
] as const)('%j says the year %j', (name, year) => {
  expect(yearInName(name, 2027)).toBe(year);
});

it.each([
  ['Swift VXi diesel 2nd owner 45000 km', 2, 45_000, 'Swift VXi diesel'],
  ['Swift, first owner, 1,20,000 kms, white', 1, 120_000, 'Swift, white'],
  ['Single owner Activa 6G 2019', 1, null, 'Activa 6G 2019'],
  ['3 owners Bolero - 45k km', 3, 45_000, 'Bolero'],
  ['Swift 45K kms', null, 45_000, 'Swift'],
  ['Alto 800 18500 Kilometers', null, 18_500, 'Alto 800'],
  ['Wagon R - Fifth-owner', 5, null, 'Wagon R'],
  ['Honda City ZX', null, null, 'Honda City ZX'],
  ['KM 500 kmart', null, null, 'KM 500 kmart'],
  ['Owner driven Swift', null, null, 'Owner driven Swift'],
  ['Pulsar 220', null, null, 'Pulsar 220'],
] as const)('%j says %j owners and %j km, and remains %j', (name, owners, kms, rest) => {
  expect([ownersInName(name), kmsInName(name), withoutPhrases(name)]).toEqual([owners, kms, rest]);
});
