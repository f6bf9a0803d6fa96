import { toMajor, toMinor } from '../../../schema/common/currencies';
import { AppError } from '../../../schema/common/errors';
import { moneyText } from '../../../schema/common/money-text';
import { SWITCHED_ROLE } from '../../../schema/staff/abilities';
import { lowestMinor } from '../../../schema/staff/switches';
import type { PriceInput } from '../../../schema/vehicles/input';
import type { VehicleDto } from '../../../schema/vehicles/output';
import type { UserCtx } from '../../context';
import { newId } from '../../platform/random';
import { followChange } from './cached-pages.service';
import { pricedBy } from './price-limit.sql';
import { toVehicleDto } from './vehicles.dto';
import { findOwnVehicle, updateVehicle } from './vehicles.queries';

/**
 * Sets only the price (major units). A salesperson may lower the owner's price by the percentage that the owner
 * allows, however often they change it. Throws vehicle_not_found (404), price_invalid (400), price_outside (409) and
 * listing_changed (409).
 */
export async function setPrice(ctx: UserCtx, id: string, { price }: PriceInput): Promise<VehicleDto> {
  const { user, member } = ctx.actor;
  const shard = ctx.shardOf(user.id);
  const current = await findOwnVehicle(shard, user.id, id);
  if (!current) throw new AppError('vehicle_not_found');
  const priceMinor = toMinor(price, current.currency);
  if (priceMinor === null) throw new AppError('price_invalid', { field: 'price' });
  const base = current.basePriceMinor ?? current.priceMinor;
  const isLimited = member?.role === SWITCHED_ROLE;
  const now = ctx.clock.now();
  const cause = newId(now);
  const changes = { priceMinor, basePriceMinor: isLimited && priceMinor !== base ? base : null };
  const guard = member && pricedBy({ ownerId: user.id, personId: member.personId, priceMinor, base });
  const { row, after } = await updateVehicle(shard, current, changes, {
    cause,
    now,
    ...(guard ? { guard } : {}),
  });
  if (row) {
    await followChange(ctx, shard, { vehicleId: id, cause, ...after });
    return toVehicleDto(row, { seesRc: true });
  }
  const lowest = lowestMinor(base, member?.switches.lowerPercent ?? 0);
  if (isLimited && (priceMinor < lowest || priceMinor > base)) {
    const shown = (minor: number) => moneyText(toMajor(minor, current.currency), current.currency);
    throw new AppError('price_outside', {
      field: 'price',
      values: { from: shown(lowest), to: shown(base) },
    });
  }
  throw new AppError('listing_changed');
}
