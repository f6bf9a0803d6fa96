import { type SQL, sql } from 'drizzle-orm';
import type { vehicles } from '../../../schema/shard';
import { HELD_LATELY_MS, HELD_MS, TOLD_AFTER_MS } from '../../../schema/vehicles/price-history';

/** The columns of a listing's price history when its price becomes `to`, for the statement that sets it. */
export function repriced(column: 'price_minor' | 'custom_price_minor', to: SQL | number, now: number) {
  const was = sql.raw(column);
  const isHeld = sql`${now} - coalesce(priced_at, created_at) >= ${HELD_MS}`;
  // The first of several counts: what follows is a step of the same drop, or a raise that gains nothing.
  const hasFormer = sql`held_until > ${now - HELD_LATELY_MS}`;
  const replaces = sql`${to} <> ${was} and ${isHeld} and (${hasFormer}) is not 1`;
  return {
    pricedAt: sql`iif(${to} = ${was}, priced_at, ${now})`,
    heldPriceMinor: sql`iif(${replaces}, ${was}, held_price_minor)`,
    heldUntil: sql`iif(${replaces}, ${now}, held_until)`,
    loweredAt: sql`iif(${to} < ${was}, ${now}, lowered_at)`,
    tellAt: sql`iif(${to} = ${was}, tell_at, ${now + TOLD_AFTER_MS})`,
  };
}

/** In another currency, a price has no history. */
const pricedAnew = (now: number) => ({
  pricedAt: now,
  heldPriceMinor: null,
  heldUntil: null,
  loweredAt: null,
  tellAt: now + TOLD_AFTER_MS,
});

type Money = Partial<Pick<typeof vehicles.$inferInsert, 'priceMinor' | 'currency'>>;

/** The same for a change of a vehicle, which may leave its price as it is. */
export function historyOf(current: Money, { priceMinor, currency }: Money, now: number) {
  if (currency && currency !== current.currency) return pricedAnew(now);
  return priceMinor === undefined ? {} : repriced('price_minor', priceMinor, now);
}
