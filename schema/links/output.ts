import { z } from 'zod';
import { answer, Count, Moment } from '../common/answer';
import { Id } from '../common/text';
import { ShortCode } from './input';

/** YYYY-MM-DD in Indian Standard Time. */
const Day = z.string();

/** A listing that a code leads to, or used to lead to. */
export const CodeTargetDto = answer('CodeTarget', {
  vehicleId: Id.nullable(),
  republishedVehicleId: Id.nullable(),
  /** Null for a listing that no longer exists. */
  name: z.string().nullable(),
});
export type CodeTargetDto = z.output<typeof CodeTargetDto>;

/** A printed code, whose destination can be changed. */
export const LinkDto = answer('Link', {
  code: ShortCode,
  /** The address in the QR code. */
  shortUrl: z.string(),
  /** The number printed on a sticker; null for a code made for its listing. */
  number: z.int().nullable(),
  /** null for an unused sticker, and for a profile's code. */
  target: CodeTargetDto.nullable(),
  /** When it was pointed there. */
  since: Moment,
  scanCount: Count,
  /** In the last 30 days. */
  recentScans: Count,
  lastScannedOn: Day.nullable(),
  /** In use for 30 days without a scan; only for codes known to have been printed. */
  isUnscanned: z.boolean(),
});
export type LinkDto = z.output<typeof LinkDto>;

export const CodeDetailsDto = answer('CodeDetails', {
  ...LinkDto.shape,
  /** Those of the last 30 days with scans, latest first. */
  days: z.array(z.strictObject({ day: Day, scans: Count })),
  /** Earlier destinations, latest first. */
  history: z.array(z.strictObject({ ...CodeTargetDto.shape, since: Moment, until: Moment })),
});
export type CodeDetailsDto = z.output<typeof CodeDetailsDto>;
