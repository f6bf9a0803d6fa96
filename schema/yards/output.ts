import { z } from 'zod';
import { answer } from '../common/answer';
import { WEEKDAYS } from './days';

const Clock = z.string().regex(/^\d\d:\d\d$/);

/** Where a seller's vehicles are, and when it is open; null for what they have not said. */
export const YardDto = answer('Yard', {
  address: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** A short link to the map, instead of a position. */
  mapLink: z.url().nullable(),
  /** In India; both or neither. */
  opens: Clock.nullable(),
  closes: Clock.nullable(),
  closedDay: z.enum(WEEKDAYS).nullable(),
});
export type YardDto = z.output<typeof YardDto>;

/** The same with what only those see who work there. */
export const OwnYardDto = answer('OwnYard', {
  ...YardDto.shape,
  /** Of the dealer's authorisation, and the last day on which it holds; both or neither. */
  form29b: z.string().nullable(),
  form29bUntil: z.iso.date().nullable(),
});
export type OwnYardDto = z.output<typeof OwnYardDto>;
