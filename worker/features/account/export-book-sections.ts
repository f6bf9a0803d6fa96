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

const dealerSales = section(
  'sold-to-dealers',
  ofVehicles.listDealerSales,
  ({ id }) => id,
  ({ vehicleId, dealerName, dealerPhone, status, createdAt, updatedAt }) => ({
    ...{ vehicleId, dealerName, dealerPhone, status },
    createdAt: iso(createdAt),
    updatedAt: iso(updatedAt),
  }),
);

const dealerOffers = section(
  'sold-to-you',
  ofVehicles.listDealerOffers,
  ({ id }) => id,
  ({ sellerName, sellerPhone, vehicle, status, draftId, createdAt, updatedAt }) => ({
    ...{ sellerName, sellerPhone, status, draftId },
    vehicle: vehicle.name,
    plate: vehicle.plate,
    facts: JSON.stringify(vehicle.fields),
    createdAt: iso(createdAt),
    updatedAt: iso(updatedAt),
  }),
);

/** The stock book with its seals, so that they can be checked without us, and sales between dealers. */
export const bookSections: readonly Section[] = [lines, seals, numbers, dealerSales, dealerOffers];
