import { z } from 'zod';
import { answer, Count } from '../common/answer';
import { ShortCode } from './input';

/** A printed code: where it leads can be changed, what is printed cannot. */
export const LinkDto = answer('Link', {
  code: ShortCode,
  /** What the QR code carries. */
  shortUrl: z.string(),
  scanCount: Count,
});
export type LinkDto = z.output<typeof LinkDto>;
