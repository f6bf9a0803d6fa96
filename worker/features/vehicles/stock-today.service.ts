import { toMajor, toMinor } from '../../../schema/common/currencies';
import type { LeadsTodayDto } from '../../../schema/leads/output';
import { papersOf } from '../../../schema/papers/ready';
import { SWITCHED_ROLE } from '../../../schema/staff/abilities';
import { lowestMinor } from '../../../schema/staff/switches';
import { FEW_PHOTOS } from '../../../schema/vehicles/lists';
import { suggestedCut } from '../../../schema/vehicles/suggested-cut';
import { actorMay } from '../../actor';
import type { UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import { listEndedHolds } from '../papers/holds.sql';
import { toPapersDto } from '../papers-ready/papers.dto';
import { listOverdueRcs } from '../rc-watch/rc-watch.sql';
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

/**
 * Vehicles that have stood without an offer, for whoever may lower their prices; those with few photos and with papers
 * to look up again, for whoever may change them; those whose token is over, for whoever may free them; sold ones whose RC is
 * overdue, for whoever works on leads.
 */
export async function stockToday(
  ctx: UserCtx,
  limit: number,
): Promise<Pick<LeadsTodayDto, 'standing' | 'fewPhotos' | 'oldPapers' | 'endedHolds' | 'overdueRcs'>> {
  const { id: ownerId } = ctx.actor.user;
  const shard = ctx.shardOf(ownerId);
  const now = ctx.clock.now();
  const asked = { ownerId, scanned: SCANNED };
  const seesMoney = actorMay(ctx.actor, 'seeMoney');
  const [standing, toTend, endedHolds, overdueRcs] = await Promise.all([
    actorMay(ctx.actor, 'lowerPrices')
      ? queries.listStanding(shard, { ...asked, limit, seesMoney, since: now - QUIET_DAYS * DAY_MS })
      : [],
    actorMay(ctx.actor, 'changeVehicles') ? queries.listToTend(shard, { ...asked, few: FEW_PHOTOS }) : [],
    actorMay(ctx.actor, 'changeStatus') ? listEndedHolds(shard, ownerId, iso(now), limit) : [],
    actorMay(ctx.actor, 'workOnLeads') ? listOverdueRcs(shard, ownerId, now, limit) : [],
  ]);
  const isOld = ({ papers, ...vehicle }: (typeof toTend)[number]) =>
    papersOf({ ...vehicle, papers: toPapersDto(papers) }, now).some((line) => line.isOld);
  return {
    standing: standing.flatMap((row) => toStanding(ctx, row, seesMoney)),
    fewPhotos: toTend
      .filter(({ images }) => images.length < FEW_PHOTOS)
      .slice(0, limit)
      .map(({ id, name, images }) => ({ id, name, photos: images.length })),
    endedHolds,
    overdueRcs: overdueRcs.map((rc) => ({ ...rc, since: iso(rc.since) })),
    oldPapers: toTend.filter(isOld).map(({ id, name }) => ({ id, name })),
  };
}
