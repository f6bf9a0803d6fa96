import { iso } from '../../platform/clock';
import { type Section, section } from './export-section';
import * as ofVehicles from './export-vehicles.queries';

const lines = section(
  'stock-book',
  ofVehicles.listBookLines,
  ({ id }) => id,
  ({ ownerId: _, personId, personal, fields, commitments, happenedAt, createdAt, ...line }) => ({
    ...line,
    ...fields,
    persons: Object.fromEntries(Object.entries(personal).map(([name, { text }]) => [name, text])),
    salts: Object.fromEntries(Object.entries(personal).map(([name, { salt }]) => [name, salt])),
    commitments,
    byStaff: personId !== null,
    happenedAt: iso(happenedAt),
    createdAt: iso(createdAt),
  }),
);

const seals = section(
  'stock-book-seals',
  ofVehicles.listBookSeals,
  ({ day }) => day,
  ({ ownerId: _, createdAt, ...seal }) => ({ ...seal, createdAt: iso(createdAt) }),
);

const numbers = section(
  'engine-and-chassis-numbers',
  ofVehicles.listStampedNumbers,
  ({ vehicleId }) => vehicleId,
  ({ vehicleId, engine, chassis, updatedAt }) => ({ vehicleId, engine, chassis, updatedAt: iso(updatedAt) }),
);

/** The stock book with its seals, so that they can be checked without us. */
export const bookSections: readonly Section[] = [lines, seals, numbers];
