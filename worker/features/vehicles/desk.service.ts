import { toMajor } from '../../../schema/common/currencies';
import { AppError } from '../../../schema/common/errors';
import type { DeskVehicleDto } from '../../../schema/vehicles/desk.output';
import { type OwnCtx, personOf } from '../../context';
import { iso } from '../../platform/clock';
import { readerOf } from '../leads/lead-access.sql';
import { toLeadDto } from '../leads/leads.dto';
import { maskOf } from '../leads/leads.service';
import { lookedUpBy } from '../papers-ready/papers.dto';
import { countOwnViews } from '../views/views.service';
import { monthsOfWeek, sumWeek } from '../views/week-views.service';
import { readDesk } from './desk.queries';
import { toOwnVehicleDto } from './vehicles.dto';
import { findOwnListing } from './vehicles.queries';

/** How many of the latest leads and prices the page lists. */
const SHOWN = 10;

/**
 * One of the seller's own vehicles with its figures, leads, prices and poster. Prices over time are in the record of
 * changes, which only the seller sees. Throws vehicle_not_found (404).
 */
export async function getDeskVehicle(ctx: OwnCtx, vehicleId: string): Promise<DeskVehicleDto> {
  const reader = readerOf(ctx);
  const shard = ctx.shardOf(reader.ownerId);
  const now = ctx.clock.now();
  const seesRecord = reader.memberId === null;
  const [row, desk] = await Promise.all([
    findOwnListing(shard, reader.ownerId, vehicleId),
    readDesk(shard, { reader, vehicleId, months: monthsOfWeek(now), limit: SHOWN, seesRecord }),
  ]);
  if (!row) throw new AppError('vehicle_not_found');
  const views = await countOwnViews(ctx, [{ vehicleId, republishedVehicleId: null }]);
  const mask = maskOf(await personOf(ctx));
  const { currency } = row.vehicle;
  const { poster } = desk;
  return {
    vehicle: toOwnVehicleDto(row, views, ctx.origin),
    papersBy: lookedUpBy(row.vehicle.papers, desk.people),
    weekViews: sumWeek(desk.days, now),
    leadCount: desk.leadCount,
    bestOffer: desk.bestMinor === null ? null : toMajor(desk.bestMinor, currency),
    leads: desk.latestLeads.map((lead) => toLeadDto(lead, mask)),
    prices: seesRecord
      ? desk.prices.map(({ id, at, personId, personName, fromMinor, toMinor }) => ({
          id,
          at: iso(at),
          personName,
          isOwner: personId === null,
          from: toMajor(fromMinor, currency),
          to: toMajor(toMinor, currency),
        }))
      : null,
    poster: poster && { printedAt: iso(poster.printedAt), isOutdated: poster.isOutdated },
  };
}
