import { z } from 'zod';
import '../common/validation-messages';
import { ListingRef } from '../vehicles/input';
import { SHORT_CODE } from './paths';

export const ShortCode = z.string().regex(SHORT_CODE);

/** Another listing of the same seller, to point a code at. */
export const PointCodeInput = ListingRef;

/** Per request; the plan limits the total. */
export const MAX_STICKERS = 100;

/** Stickers requested again with the same `key` are not created twice. */
export const CreateStickersInput = z.strictObject({
  count: z.int().min(1).max(MAX_STICKERS),
  key: z.uuid().optional(),
});
export type CreateStickersInput = z.infer<typeof CreateStickersInput>;

/** The number printed on a sticker. */
export const StickerNumber = z.coerce.number().int().min(1).max(100_000);

/** Not scanned for this many days, a code may be dirty, covered or gone. */
export const UNSCANNED_DAYS = 30;
