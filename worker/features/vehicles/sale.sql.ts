import { sql } from 'drizzle-orm';

/** Holds for a sold vehicle in `vehicles` of which there is a new listing. */
export const isListedAgain = sql`exists (
    select 1 from vehicles n where n.relisted_from_id = vehicles.id and n.user_id = vehicles.user_id and n.is_active = 1)`;

/**
 * What each status writes besides itself: a sale its time and price, a token until when it holds. Pending by hand ends
 * what an earlier token said, unless the vehicle is still held by it.
 */
export const withStatus = (
  now: number,
  {
    soldPriceMinor = null,
    heldUntil = null,
  }: { soldPriceMinor?: number | null; heldUntil?: number | null } = {},
) => ({
  available: {},
  pending: {
    tokenUntil: sql<number | null>`coalesce(${heldUntil}, iif(status = 'pending', token_until, null))`,
  },
  sold: { soldAt: now, soldFrom: sql`status`, soldFinalAt: null, soldPriceMinor },
});
