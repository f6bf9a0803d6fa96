import { z } from 'zod';
import { answer, Count, Moment } from '../common/answer';
import { Id } from '../common/text';
import { DRIVERS, FUEL_LEVELS, LINE_KINDS, PERSONAL_FIELDS, PURPOSES } from './kinds';

/** What a line says besides persons; sealed as it is. */
export const LineFields = z
  .strictObject({
    vehicle: z.string(),
    plate: z.string().nullable(),
    make: z.string().nullable(),
    model: z.string().nullable(),
    engine: z.string().nullable(),
    chassis: z.string().nullable(),
    purpose: z.enum(PURPOSES),
    driver: z.enum(DRIVERS),
    expectedAt: Moment.nullable(),
    kms: z.int(),
    fuel: z.enum(FUEL_LEVELS).nullable(),
    /** The driver noted it, by the slip of the trip. */
    bySlip: z.literal(true),
    /** The vehicle did not come back: a delivery note has closed its trip. */
    handedOver: z.literal(true),
  })
  .partial();
export type LineFields = z.output<typeof LineFields>;

const PersonalName = z.enum(PERSONAL_FIELDS);
export type Commitments = Partial<Record<z.output<typeof PersonalName>, string>>;
export type PersonalFields = Partial<Record<z.output<typeof PersonalName>, { text: string; salt: string }>>;

const BookLine = z.strictObject({
  id: Id,
  vehicleId: Id,
  key: z.string(),
  kind: z.enum(LINE_KINDS),
  aboutId: Id.nullable(),
  happenedAt: Moment,
  /** The server's time. */
  notedAt: Moment,
  isOwner: z.boolean(),
  /** Who noted it, the owner by the firm's name; null for former staff and for a driver with a slip. */
  personName: z.string().nullable(),
  fields: LineFields,
  /** What is left of what the line says of a person. */
  personal: z.partialRecord(PersonalName, z.string()),
  /** What was erased. */
  erased: z.array(PersonalName),
});
export type BookLineDto = z.output<typeof BookLine>;

/** The trips of a vehicle. */
export const VehicleTripsDto = answer('VehicleTrips', {
  vehicleId: Id,
  /** With which it went out and has not come back; null while it is in the yard. */
  out: BookLine.nullable(),
  /** Of the driver's page of that trip, for those who may know who drives; null once it has ended. */
  slip: z.string().nullable(),
  /** The latest lines, latest first. */
  lines: z.array(BookLine),
});
export type VehicleTripsDto = z.output<typeof VehicleTripsDto>;

/** What a device knows of one's own codes, for a scan without a network. */
const OwnCode = z.strictObject({
  code: z.string(),
  vehicleId: Id,
  name: z.string(),
  plate: z.string().nullable(),
  /** What the listing says. */
  kms: Count.nullable(),
});
export const OwnCodesDto = answer('OwnCodes', {
  codes: z.array(OwnCode),
  /** Trips of the last days that are open, by their vehicle: the key with which it went out, and the km. */
  out: z.array(
    z.strictObject({ vehicleId: Id, key: Id, kms: z.int(), since: Moment, expectedAt: Moment.nullable() }),
  ),
});
export type OwnCodesDto = z.output<typeof OwnCodesDto>;

/** Engine and chassis number of a vehicle; null until they are entered. */
export const StampedNumbersDto = answer('StampedNumbers', {
  vehicleId: Id,
  engine: z.string().nullable(),
  chassis: z.string().nullable(),
});
export type StampedNumbersDto = z.output<typeof StampedNumbersDto>;

/** Lines of some days, in the order of the book. */
export const BookLinesDto = z.array(BookLine);

/** A book as a table, in the language that was asked for. */
const BookTable = z.strictObject({ header: z.array(z.string()), rows: z.array(z.array(z.string())) });
export type BookTable = z.output<typeof BookTable>;

/** Both books of some days with their seals, to be printed for an officer. */
export const OfficerBookDto = answer('OfficerBook', {
  seller: z.string(),
  address: z.string().nullable(),
  /** The dealer's authorisation, while it holds. */
  form29b: z.strictObject({ number: z.string(), until: z.iso.date() }).nullable(),
  madeAt: Moment,
  stock: BookTable,
  trips: BookTable,
  seals: z.array(z.strictObject({ day: z.iso.date(), lines: Count, root: z.string() })),
});
export type OfficerBookDto = z.output<typeof OfficerBookDto>;

/** What a check of the seals has found. */
export const SealCheckDto = answer('SealCheck', {
  /** Sealed days that were computed anew. */
  days: Count,
  lines: Count,
  /** The first day that is not as it was sealed; null if all are. */
  differs: z.iso.date().nullable(),
  /** The latest of these days, with the root that was mailed; null without any. */
  latest: z.strictObject({ day: z.iso.date(), root: z.string() }).nullable(),
});
export type SealCheckDto = z.output<typeof SealCheckDto>;
