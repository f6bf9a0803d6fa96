import { everything } from '../../worker/test/everything';
import { asSeller } from '../../worker/test/factories';
import { stock } from '../../worker/test/stock';
import { combine, times, type Units } from '../../worker/test/units';
import { busyDays, hourly, type Played, playViews, seeded } from './play-views';

/** The simulated market. */
export const MARKET = { sellers: 5_000, listings: 40, viewsAMonth: 50_000_000, days: 30 } as const;

/** The part of the month that is simulated; the rest repeats it. */
export interface Length {
  days: number;
  /** Views per seller and day; beyond this, every listing is in every flush, and only recording grows. */
  views: number;
}

async function stocked() {
  const seller = await asSeller({ plan: 'pro' });
  await stock(seller.user.id, MARKET.listings);
  const { results } = await everything
    .prepare('select id from vehicles where user_id = ? order by id')
    .bind(seller.user.id)
    .all<{ id: string }>();
  return { sellerId: seller.user.id, vehicleIds: results.map(({ id }) => id) };
}

/** Sellers of similar share: ranks from one power of two up to the next. */
function strata() {
  const total = Array.from({ length: MARKET.sellers }, (_, rank) => 1 / (rank + 1)).reduce((a, b) => a + b);
  const found: { sellers: number; perDay: number }[] = [];
  for (let from = 1; from <= MARKET.sellers; from *= 2) {
    const to = Math.min(2 * from, MARKET.sellers + 1);
    let share = 0;
    for (let rank = from; rank < to; rank++) share += 1 / rank / total;
    found.push({ sellers: to - from, perDay: (share * MARKET.viewsAMonth) / MARKET.days / (to - from) });
  }
  return found;
}

const perView = ({ views, recorded, flushed }: Played): Units => times(combine(recorded, flushed), 1 / views);

/** What counting a view costs if a few sellers have most views and the rest few. */
export async function playBusyMonth({ days, views }: Length, seed: number): Promise<Units> {
  const random = seeded(seed);
  const sums: Units[] = [];
  for (const { sellers, perDay } of strata()) {
    const { sellerId, vehicleIds } = await stocked();
    const played = Math.min(perDay, views);
    const result = await playViews(sellerId, vehicleIds, busyDays(days, played, MARKET.listings, random));
    const share = MARKET.days / days;
    sums.push(
      times(times(result.recorded, (perDay / played) * share), sellers),
      times(times(result.flushed, share), sellers),
    );
  }
  return times(combine(...sums), 1 / MARKET.viewsAMonth);
}

/** What counting a view costs if each listing is viewed once an hour. */
export async function playLongTail({ days }: Length, seed: number): Promise<Units> {
  const { sellerId, vehicleIds } = await stocked();
  return perView(await playViews(sellerId, vehicleIds, hourly(days, MARKET.listings, seeded(seed))));
}
