import { toMajor } from '../../../schema/common/currencies';
import { MAX_FOUND } from '../../../schema/vehicles/lists';
import type { FoundVehicleDto } from '../../../schema/vehicles/output';
import { actorMay } from '../../actor';
import type { UserCtx } from '../../context';
import * as queries from './find.queries';
import { toYardVehicleDto } from './yard.service';

/** No index can tell which listings match. */
const SCANNED = 2000;

/**
 * The latest of the seller's listings that all words of the search are in. Yard helpers find what stands in the yard,
 * without prices.
 */
export async function findVehicles(ctx: UserCtx, text = ''): Promise<FoundVehicleDto[]> {
  const { id: userId } = ctx.actor.user;
  const seesStock = actorMay(ctx.actor, 'seeStock');
  const rows = await queries.findVehicles(ctx.shardOf(userId), {
    userId,
    text,
    seesSold: seesStock,
    scanned: SCANNED,
    limit: MAX_FOUND,
  });
  return rows.map((row) => ({
    ...toYardVehicleDto(row),
    stockNumber: row.facts.stockNumber ?? null,
    price: seesStock ? toMajor(row.priceMinor, row.currency) : null,
    currency: row.currency,
  }));
}
