import { expect, it } from 'vitest';
import { GrievanceAnswer } from '../../../schema/grievances/input';
import { templatesFor } from './templates';

const names = (vehicleId: string | null, state: string) =>
  templatesFor({ vehicleId }, state).map(({ name }) => name);

it('an answer begins with what can be true of the complaint', () => {
  expect(names('listing', 'resolved')).toEqual([
    'Listing hidden',
    'Listing corrected',
    'Data erased',
    'Order carried out',
  ]);
  expect(names(null, 'resolved')).toEqual(['Data erased', 'Order carried out']);
  expect(names('listing', 'refused')).toEqual(['Between buyer and seller', 'Not enough to go on']);
});

it('what is in brackets has to be filled in', () => {
  const sends = (answer: string) => GrievanceAnswer.safeParse({ state: 'resolved', answer }).success;
  expect(sends('Hidden, because [reason].')).toBe(false);
  expect(sends('छिपा दिया है, क्योंकि [वजह]।')).toBe(false);
  expect(sends('Hidden, because the price was wrong.')).toBe(true);
});
