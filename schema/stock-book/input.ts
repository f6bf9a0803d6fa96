import { z } from 'zod';
import '../common/validation-messages';
import { toLatinDigits } from '../common/digits';
import { WORKSPACE_LANGUAGES } from '../common/languages';
import { Id } from '../common/text';
import { BuyerFields } from '../leads/input';
import { Handover } from '../papers/input';
import { TransferInput } from '../papers/transfer-input';
import { hasAadhaar, NO_AADHAAR, textWithoutAadhaar } from '../purchases/no-aadhaar';
import { BOOKS, DRIVERS, FUEL_LEVELS, PURPOSES } from './kinds';

const DRIVER = 'Enter who drives';
const LICENCE = 'Enter the last four characters of the licence';

/** What every line has: made on the device, so that it can be sent later and again. */
const noted = {
  key: Id,
  /** When it happened, by the phone's clock. */
  at: z.iso.datetime({ offset: true }),
};

export const OutInput = z
  .strictObject({
    ...noted,
    purpose: z.enum(PURPOSES),
    driver: z.enum(DRIVERS),
    /** Of a buyer or somebody else. */
    name: BuyerFields.buyerName
      .refine((name) => !hasAadhaar(name), NO_AADHAAR)
      .or(z.literal(''))
      .default(''),
    /** Of a buyer, who becomes a lead. */
    phone: BuyerFields.buyerMobile.or(z.literal('')).default(''),
    /** Of a buyer whose licence was seen. */
    licenceEnd: z
      .string()
      .transform((typed) =>
        toLatinDigits(typed)
          .toUpperCase()
          .replace(/[\s/-]/g, ''),
      )
      .pipe(z.string().regex(/^(?:[0-9A-Z]{4})?$/, LICENCE))
      .default(''),
    expectedAt: z.iso.datetime({ offset: true }).nullish(),
    kms: Handover.kms,
  })
  .refine(({ driver, name }) => driver === 'self' || name !== '', { message: DRIVER, path: ['name'] })
  .refine(({ driver, phone }) => driver !== 'visitor' || phone !== '', {
    message: 'Enter their number',
    path: ['phone'],
  })
  .transform((input) => ({
    ...input,
    name: input.driver === 'self' ? '' : input.name,
    phone: input.driver === 'visitor' ? input.phone : '',
    licenceEnd: input.driver === 'visitor' ? input.licenceEnd : '',
  }));
export type OutInput = z.output<typeof OutInput>;

export const BackInput = z.strictObject({
  ...noted,
  /** The key of the line with which it went out. */
  trip: Id,
  kms: Handover.kms,
  fuel: z.enum(FUEL_LEVELS).nullish(),
  /** What is damaged; empty for nothing new. */
  damage: textWithoutAadhaar({ max: 200 }).default(''),
});
export type BackInput = z.output<typeof BackInput>;

const DAYS = 'Choose at most a year';
const MAX_DAYS_MS = 366 * 24 * 3_600_000;
/** Days in India, both included. */
const days = { from: z.iso.date(), until: z.iso.date() };
const areFew = ({ from, until }: { from: string; until: string }) =>
  from <= until && Date.parse(until) - Date.parse(from) <= MAX_DAYS_MS;

export const BookDays = z.object(days).refine(areFew, { message: DAYS, path: ['until'] });
export type BookDays = z.output<typeof BookDays>;

/** Both books of some days, to be printed. */
export const OfficerBookQuery = z
  .object({ ...days, lang: z.enum(WORKSPACE_LANGUAGES).default('en') })
  .refine(areFew, { message: DAYS, path: ['until'] });
export type OfficerBookQuery = z.output<typeof OfficerBookQuery>;

/** A book of some days as a file. */
export const BookFileQuery = z
  .object({ ...days, book: z.enum(BOOKS), lang: z.enum(WORKSPACE_LANGUAGES).default('en') })
  .refine(areFew, { message: DAYS, path: ['until'] });
export type BookFileQuery = z.output<typeof BookFileQuery>;

export const StampedNumbersInput = z.strictObject({
  chassis: TransferInput.shape.chassis,
  engine: TransferInput.shape.engine,
});
export type StampedNumbersInput = z.output<typeof StampedNumbersInput>;

/** What is wrong in a line: the line stays, and this is written beside it. */
export const CorrectionInput = z.strictObject({
  ...noted,
  remark: textWithoutAadhaar({ min: 1, max: 200, required: 'Enter what is right' }),
});
export type CorrectionInput = z.output<typeof CorrectionInput>;
