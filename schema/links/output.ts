import { z } from 'zod';
import { answer, Count, Moment } from '../common/answer';
import { Id } from '../common/text';
import { ShortCode } from './input';

/** YYYY-MM-DD in Indian Standard Time. */
const Day = z.string();

/** A listing that a code leads to, or used to. */
export const CodeTargetDto = answer('CodeTarget', {
  vehicleId: Id.nullable(),
  republishedVehicleId: Id.nullable(),
  /** Null for a listing that no longer exists. */
  name: z.string().nullable(),
});
export type CodeTargetDto = z.output<typeof CodeTargetDto>;

/** A printed code: its destination can be changed, the print cannot. */
export const LinkDto = answer('Link', {
  code: ShortCode,
  /** The address in the QR code. */
  shortUrl: z.string(),
  /** The number on a sticker that was printed before it had a vehicle. */
  number: z.int().nullable(),
  /** Null for a sticker that is not in use yet, and for a profile's code. */
  target: CodeTargetDto.nullable(),
  /** Since when it has led there. */
  since: Moment,
  scanCount: Count,
  /** In the last 30 days. */
  recentScans: Count,
  lastScannedOn: Day.nullable(),
  /** In use for 30 days without a scan; only for codes that are known to have been printed. */
  isUnscanned: z.boolean(),
});
export type LinkDto = z.output<typeof LinkDto>;

export const CodeDetailsDto = answer('CodeDetails', {
  ...LinkDto.shape,
  /** Days with scans among the last 30, latest first. */
  days: z.array(z.strictObject({ day: Day, scans: Count })),
  /** Earlier destinations, latest first. */
  history: z.array(z.strictObject({ ...CodeTargetDto.shape, since: Moment, until: Moment })),
});
export type CodeDetailsDto = z.output<typeof CodeDetailsDto>;
