import { PLANS } from '../../../schema/billing/plans';
import { AppError } from '../../../schema/common/errors';
import type { SuggestionsInput } from '../../../schema/suggestions/input';
import type { SuggestionDto } from '../../../schema/suggestions/output';
import type { Ctx, UserCtx } from '../../context';
import { newId } from '../../platform/random';
import { invalidateVehicle } from '../vehicles/cached-pages.service';
import { toVehicleCardDto } from '../vehicles/vehicles.dto';
import { getListing } from '../vehicles/vehicles.service';
import * as queries from './suggestions.queries';

/** The suggestions of a vehicle's page: unsold vehicles of the same seller. Throws like getListing. */
export async function listSuggestions(ctx: Ctx, vehicleId: string): Promise<SuggestionDto[]> {
  await getListing(ctx, vehicleId);
  const rows = await queries.listSuggestions(ctx.shardOf(vehicleId), vehicleId);
  return rows.map(({ id, vehicle }) => ({
    id,
    suggestedVehicleId: vehicle.id,
    suggestedVehicle: toVehicleCardDto(vehicle),
  }));
}

/**
 * Replaces a vehicle's suggestions with one or two others of the same seller. All or nothing: throws
 * not_found (404) if any of them is not the seller's, is sold or is the vehicle itself; pro_required (403) on
 * other plans.
 */
export async function replaceSuggestions(
  ctx: UserCtx,
  vehicleId: string,
  { suggestedVehicleIds }: SuggestionsInput,
): Promise<SuggestionDto[]> {
  const { user } = ctx.actor;
  if (!PLANS[user.subscriptionPlan].suggestions) {
    throw new AppError('pro_suggestions');
  }
  const now = ctx.clock.now();
  const replaced = await queries.replaceSuggestions(ctx.shardOf(vehicleId), {
    userId: user.id,
    vehicleId,
    suggestions: suggestedVehicleIds.map((id) => ({ id: newId(now, id), vehicleId: id })),
    now,
  });
  if (!replaced) throw new AppError('vehicle_not_found');
  await invalidateVehicle(ctx, vehicleId);
  return listSuggestions(ctx, vehicleId);
}

/** Removes all suggestions, on any plan. Throws not_found (404). */
export async function removeSuggestions(ctx: UserCtx, vehicleId: string): Promise<void> {
  const removed = await queries.removeSuggestions(ctx.shardOf(vehicleId), ctx.actor.user.id, vehicleId);
  if (!removed) throw new AppError('vehicle_not_found');
  await invalidateVehicle(ctx, vehicleId);
}
