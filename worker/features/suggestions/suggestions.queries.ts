import { and, asc, eq, sql } from 'drizzle-orm';
import { vehicleSuggestions, vehicles } from '../../../schema/shard';
import { changesOf, insertWhere, type ShardDb } from '../../platform/db';
import { isListed, isLive } from '../vehicles/visibility.sql';

/** The suggested vehicles that buyers may see, in the seller's order. */
export function listSuggestions(db: ShardDb, vehicleId: string) {
  return db
    .select({ id: vehicleSuggestions.id, vehicle: vehicles })
    .from(vehicleSuggestions)
    .innerJoin(vehicles, eq(vehicles.id, vehicleSuggestions.suggestedVehicleId))
    .where(and(eq(vehicleSuggestions.soldVehicleId, vehicleId), isListed()))
    .orderBy(asc(vehicleSuggestions.position));
}

interface Replacement {
  userId: string;
  vehicleId: string;
  suggestions: { id: string; vehicleId: string }[];
  now: number;
}

/**
 * Replaces a vehicle's suggestions, if it and all of them are the seller's, up and (except for the vehicle
 * itself) unsold.
 */
export async function replaceSuggestions(
  db: ShardDb,
  { userId, vehicleId, suggestions, now }: Replacement,
): Promise<boolean> {
  const given = sql`json_each(${JSON.stringify(suggestions)})`;
  const allowed = sql`exists (
      select 1 from vehicles where id = ${vehicleId} and user_id = ${userId} and is_active = 1
    ) and (
      select count(*) from ${given} s join vehicles v on v.id = s.value ->> 'vehicleId'
      where v.user_id = ${userId} and ${isLive('v')} and v.id <> ${vehicleId}
    ) = ${suggestions.length}`;
  const [, inserted] = await db.batch([
    db.run(sql`delete from vehicle_suggestions where sold_vehicle_id = ${vehicleId} and ${allowed}`),
    db.run(
      insertWhere(
        vehicleSuggestions,
        {
          id: sql`g.value ->> 'id'`,
          soldVehicleId: vehicleId,
          suggestedVehicleId: sql`g.value ->> 'vehicleId'`,
          userId,
          position: sql`g.key`,
          createdAt: now,
        },
        sql`from ${given} g where ${allowed}`,
      ),
    ),
  ]);
  return changesOf(inserted) === suggestions.length;
}

/** False if the vehicle is not the seller's. */
export async function removeSuggestions(db: ShardDb, userId: string, vehicleId: string): Promise<boolean> {
  const [own] = await db.batch([
    db
      .select({ id: vehicles.id })
      .from(vehicles)
      .where(and(eq(vehicles.id, vehicleId), eq(vehicles.userId, userId), eq(vehicles.isActive, true))),
    db
      .delete(vehicleSuggestions)
      .where(and(eq(vehicleSuggestions.soldVehicleId, vehicleId), eq(vehicleSuggestions.userId, userId))),
  ]);
  return own.length === 1;
}
