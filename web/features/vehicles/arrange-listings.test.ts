import { expect, test } from 'vitest';
import { arrangeListings, DEFAULT_CHOICE } from './arrange-listings';

const vehicles = [
  { name: 'Maruti Swift VXi', price: 475_000, views: 12, status: 'available' as const },
  { name: 'Hyundai Creta', price: 1_150_000, views: 90, status: 'sold' as const },
  { name: 'Maruti Alto', price: 210_000, views: 40, status: 'pending' as const },
];
const names = (choice: Partial<typeof DEFAULT_CHOICE>) =>
  arrangeListings(vehicles, { ...DEFAULT_CHOICE, ...choice }).map(({ name }) => name);

test('keeps the server’s order until another is chosen', () => {
  expect(names({})).toEqual(['Maruti Swift VXi', 'Hyundai Creta', 'Maruti Alto']);
  expect(names({ sort: 'price' })).toEqual(['Hyundai Creta', 'Maruti Swift VXi', 'Maruti Alto']);
  expect(names({ sort: 'views' })).toEqual(['Hyundai Creta', 'Maruti Alto', 'Maruti Swift VXi']);
});

test('finds words in any order, in whatever the seller knows of a vehicle', () => {
  const known = { year: 2016, city: 'Mumbai', rto: 'MH-12', registrationNumber: 'MH12AB1234' };
  const cars = vehicles.map((vehicle, index) => (index === 0 ? { ...vehicle, ...known } : vehicle));
  const found = (search: string) =>
    arrangeListings(cars, { ...DEFAULT_CHOICE, search }).map(({ name }) => name);
  for (const search of ['vxi maruti', 'swift 2016', 'bombay', 'MH 12 AB 1234', 'mh12', '1234']) {
    expect(found(search), search).toEqual(['Maruti Swift VXi']);
  }
  expect(found('alto 2016')).toEqual([]);
});

test('finds by a part of the name, in any case, within the chosen status', () => {
  expect(names({ search: ' maruti ' })).toEqual(['Maruti Swift VXi', 'Maruti Alto']);
  expect(names({ search: 'maruti', status: 'pending' })).toEqual(['Maruti Alto']);
});
