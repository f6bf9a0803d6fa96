import { z } from 'zod';
import '../common/validation-messages';
import { ListingRef } from '../vehicles/input';
import { SHORT_CODE } from './paths';

export const ShortCode = z.string().regex(SHORT_CODE);

/** Another listing of the seller's own for a code to lead to. */
export const PointCodeInput = ListingRef;

/** Of one request; the plan says how many there may be in all. */
export const MOST_STICKERS_AT_ONCE = 100;

/** The same `key` of one person makes the same stickers once, however often it is sent. */
export const CreateStickersInput = z.strictObject({
  count: z.int().min(1).max(MOST_STICKERS_AT_ONCE),
  key: z.uuid().optional(),
});
export type CreateStickersInput = z.infer<typeof CreateStickersInput>;

/** The number printed on a sticker. */
export const StickerNumber = z.coerce.number().int().min(1).max(100_000);

/** A code that is not scanned for so many days may be dirty, covered or gone. */
export const UNSCANNED_DAYS = 30;
