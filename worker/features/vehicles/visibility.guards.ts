import { type SQL, sql } from 'drizzle-orm';
import { vehicles } from '../../../schema/shard';

/**
 * Who may see a listing, once for every statement. `vehicle` and `owner` are the names the statement uses for the two tables;
 * the columns are computed by the database (schema/vehicles/table.ts).
 */
const holds = (vehicle: string, rule: 'is_shown' | 'is_for_sale' | 'is_on_profile' | 'is_live') =>
  sql.raw(`${vehicle}.${rule} = 1`);

const isActive = (owner: string) => sql.raw(`${owner}.is_active = 1`);

/** Buyers may open it, also when it is sold. */
export const isPublic = (vehicle = 'vehicles', owner = 'sellers'): SQL =>
  sql`(${holds(vehicle, 'is_shown')} and ${/* guard */ isActive(owner)})`;

/** Buyers may open it and make an offer. */
export const isForSale = (vehicle = 'vehicles', owner = 'sellers'): SQL =>
  sql`(${holds(vehicle, 'is_for_sale')} and ${/* guard @ create-lead */ isActive(owner)})`;

/** For sale, where the statement or its caller already knows that the owner's account is active. */
export const isListed = (vehicle = 'vehicles'): SQL => holds(vehicle, 'is_for_sale');

/** Buyers see it on its owner's profile; in the words of the index vehicles_on_profile. */
export const isOnProfile = (vehicle = 'vehicles'): SQL => holds(vehicle, 'is_on_profile');

/** Counts towards the plan's limit; in the words of the index vehicles_live. */
export const isLive = (vehicle = 'vehicles'): SQL => holds(vehicle, 'is_live');

/** Deleted, or its owner is being erased: its page answers 410. */
export const isRemoved = (vehicle = 'vehicles', owner = 'sellers'): SQL =>
  sql.raw(`(${vehicle}.is_active = 0 or ${owner}.erasing_at is not null)`);

/** A page of somebody else's vehicle, in its republisher's shard: it is up. The owner's grant has to hold too. */
export const isPageUp = (page: string, republisher: string): SQL =>
  sql`(${/* guard @ create-lead */ sql.raw(`${page}.status = 'active'`)} and ${/* guard @ republish */ isActive(republisher)})`;

/** The other half, in the owner's shard: the grant holds, and buyers may open the original. */
export const isGranted = (grant: string, vehicle = 'vehicles', owner = 'sellers'): SQL =>
  sql`(${sql.raw(`${grant}.status = 'active'`)} and ${isPublic(vehicle, owner)})`;

/** An operator has hidden it: its owner cannot list it anew either. */
export const isBarred = (vehicle = 'vehicles'): SQL => sql.raw(`(${vehicle}.hidden_reason is 'operator')`);

/** Of a select: a rule as a boolean of each row. */
export const asColumn = (rule: SQL) => sql<boolean>`${rule}`.mapWith(Boolean);

/** Of a select: why buyers do not see a listing that is not removed. */
export const hiddenColumns = { hiddenReason: vehicles.hiddenReason };
