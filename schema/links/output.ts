import { z } from 'zod';
import { answer, Count, Moment } from '../common/answer';
import { Id } from '../common/text';
import { ShortCode } from './input';

/** YYYY-MM-DD in Indian Standard Time. */
const Day = z.string();

/** A listing that a code leads to, or led to. */
export const CodeTargetDto = answer('CodeTarget', {
  vehicleId: Id.nullable(),
  republishedVehicleId: Id.nullable(),
  /** Null for a listing that no longer exists. */
  name: z.string().nullable(),
});
export type CodeTargetDto = z.output<typeof CodeTargetDto>;

/** A printed code: where it leads can be changed, what is printed cannot. */
export const LinkDto = answer('Link', {
  code: ShortCode,
  /** What the QR code carries. */
  shortUrl: z.string(),
  /** Of a sticker that was printed before it had a vehicle: the number on it. */
  number: z.int().nullable(),
  /** Null for a sticker that is not in use yet, and for the code of a profile. */
  target: CodeTargetDto.nullable(),
  /** Since when it leads there. */
  since: Moment,
  scanCount: Count,
  /** Of the last 30 days. */
  recentScans: Count,
  lastScannedOn: Day.nullable(),
  /** In use for 30 days, and not scanned in them; only for codes that are known to have been printed. */
  isUnscanned: z.boolean(),
});
export type LinkDto = z.output<typeof LinkDto>;

export const CodeDetailsDto = answer('CodeDetails', {
  ...LinkDto.shape,
  /** Days with scans among the last 30, the latest first. */
  days: z.array(z.strictObject({ day: Day, scans: Count })),
  /** Where it led before, the latest first. */
  history: z.array(z.strictObject({ ...CodeTargetDto.shape, since: Moment, until: Moment })),
});
export type CodeDetailsDto = z.output<typeof CodeDetailsDto>;
