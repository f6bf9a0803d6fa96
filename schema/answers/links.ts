import { z } from 'zod';
import { ShortCode } from '../contracts/links';
import { answer, Count } from './answer';

/** A printed code: where it leads can be changed, what is printed cannot. */
export const LinkDto = answer('Link', {
  code: ShortCode,
  /** What the QR code carries. */
  shortUrl: z.string(),
  scanCount: Count,
});
export type LinkDto = z.output<typeof LinkDto>;
