import { toMajor, toMinor } from '../../../schema/common/currencies';
import type { LeadsTodayDto } from '../../../schema/leads/output';
import { SWITCHED_ROLE } from '../../../schema/staff/abilities';
import { lowestMinor } from '../../../schema/staff/switches';
import { FEW_PHOTOS } from '../../../schema/vehicles/lists';
import { suggestedCut } from '../../../schema/vehicles/suggested-cut';
import { actorMay } from '../../actor';
import type { UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import * as queries from './stock-today.queries';

const DAY_MS = 24 * 3_600_000;
/** A price without an offer for so long may be too high. */
const QUIET_DAYS = 21;
const SCANNED = 50;

type Standing = LeadsTodayDto['standing'][number];

/** With the price that is suggested; none if the person may not set it. */
function toStanding(
  { actor: { member } }: UserCtx,
  row: queries.StandingRow,
  seesMoney: boolean,
): Standing[] {
  const { currency, priceMinor, basePriceMinor, quietSince, costMinor, ...vehicle } = row;
  const price = toMajor(priceMinor, currency);
  const lowered = price - suggestedCut(price);
  const loweredMinor = toMinor(lowered, currency);
  if (loweredMinor === null || loweredMinor >= priceMinor) return [];
  const isLimited = member?.role === SWITCHED_ROLE;
  const lowest = lowestMinor(basePriceMinor ?? priceMinor, member?.switches.lowerPercent ?? 0);
  if (isLimited && loweredMinor < lowest) return [];
  const isBelowCost = costMinor !== null && loweredMinor < costMinor;
  return [
    {
      ...vehicle,
      ...{ price, currency, lowered, quietSince: iso(quietSince) },
      ...(seesMoney ? { isBelowCost } : {}),
    },
  ];
}

/** Vehicles that have stood without an offer, for whoever may lower their prices, and those with few photos, for whoever may change them. */
export async function stockToday(
  ctx: UserCtx,
  limit: number,
): Promise<Pick<LeadsTodayDto, 'standing' | 'fewPhotos'>> {
  const { id: ownerId } = ctx.actor.user;
  const shard = ctx.shardOf(ownerId);
  const asked = { ownerId, scanned: SCANNED, limit };
  const seesMoney = actorMay(ctx.actor, 'seeMoney');
  const [standing, fewPhotos] = await Promise.all([
    actorMay(ctx.actor, 'lowerPrices')
      ? queries.listStanding(shard, { ...asked, seesMoney, since: ctx.clock.now() - QUIET_DAYS * DAY_MS })
      : [],
    actorMay(ctx.actor, 'changeVehicles') ? queries.listFewPhotos(shard, { ...asked, few: FEW_PHOTOS }) : [],
  ]);
  return { standing: standing.flatMap((row) => toStanding(ctx, row, seesMoney)), fewPhotos };
}
