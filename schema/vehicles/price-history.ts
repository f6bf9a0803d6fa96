const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A price counts as the former one only if buyers could see it this long. */
export const HELD_MS = 72 * HOUR_MS;
/** It counts no longer once it has ended this long ago. */
export const HELD_LATELY_MS = 30 * DAY_MS;
/** How long buyers read that the price has dropped. */
export const DROP_SHOWN_MS = 14 * DAY_MS;
/** How long a price must stand before anybody is told of it, so that an undo cancels. */
export const TOLD_AFTER_MS = 15 * 60_000;

interface Priced {
  priceMinor: number;
  heldPriceMinor: number | null;
  heldUntil: number | null;
  loweredAt: number | null;
}

/** By how much the price has dropped, in minor units, as far as buyers are told; null if they are not. */
export function droppedMinor(
  { priceMinor, heldPriceMinor, heldUntil, loweredAt }: Priced,
  now: number,
): number | null {
  if (heldPriceMinor === null || heldUntil === null || loweredAt === null) return null;
  const isShown = now - heldUntil <= HELD_LATELY_MS && now - loweredAt <= DROP_SHOWN_MS;
  return isShown && priceMinor < heldPriceMinor ? heldPriceMinor - priceMinor : null;
}
