import { type SQL, sql } from 'drizzle-orm';
import { vehicles } from '../../../schema/shard';

/**
 * Who may see a listing, defined once for every statement. `vehicle` and `owner` are the statement's names
 * for the two tables; the database computes the columns (schema/vehicles/table.ts).
 */
const holds = (vehicle: string, rule: 'is_shown' | 'is_for_sale' | 'is_on_profile' | 'is_live') =>
  sql.raw(`${vehicle}.${rule} = 1`);

const isActive = (owner: string) => sql.raw(`${owner}.is_active = 1`);

/** Part of every change that the owner can see; the database refuses a change without it. */
export const nextVersion = { version: sql`version + 1` };

/** Buyers may open it, even if it is sold. */
export const isPublic = (vehicle = 'vehicles', owner = 'sellers'): SQL =>
  sql`(${holds(vehicle, 'is_shown')} and ${isActive(owner)})`;

/** Buyers may open it and make an offer. */
export const isForSale = (vehicle = 'vehicles', owner = 'sellers'): SQL =>
  sql`(${holds(vehicle, 'is_for_sale')} and ${isActive(owner)})`;

/** For sale, where the statement or its caller already knows that the owner's account is active. */
export const isListed = (vehicle = 'vehicles'): SQL => holds(vehicle, 'is_for_sale');

/** The same, for a statement that reads a seller's vehicles by the index vehicles_live, in their order. */
export const isListedInOrder = (vehicle = 'vehicles'): SQL =>
  sql.raw(`(${vehicle}.is_live = 1 and ${vehicle}.hidden_reason is null)`);

/** Buyers see it on its owner's profile; matches the condition of the index vehicles_on_profile. */
export const isOnProfile = (vehicle = 'vehicles'): SQL => holds(vehicle, 'is_on_profile');

/** Counts towards the plan's limit; matches the condition of the index vehicles_live. */
export const isLive = (vehicle = 'vehicles'): SQL => holds(vehicle, 'is_live');

/** Deleted, or its owner is being erased: its page answers 410. */
export const isRemoved = (vehicle = 'vehicles', owner = 'sellers'): SQL =>
  sql.raw(`(${vehicle}.is_active = 0 or ${owner}.erasing_at is not null)`);

/**
 * The half in the republisher's shard of a page of someone else's vehicle: the page is up. The owner's grant
 * must be valid too.
 */
export const isPageUp = (page: string, republisher: string): SQL =>
  sql`(${sql.raw(`${page}.status = 'active'`)} and ${isActive(republisher)})`;

/** The half in the owner's shard: the grant is valid, and buyers may open the original. */
export const isGranted = (grant: string, vehicle = 'vehicles', owner = 'sellers'): SQL =>
  sql`(${sql.raw(`${grant}.status = 'active'`)} and ${isPublic(vehicle, owner)})`;

/** An operator has hidden it, so its owner cannot relist it. */
export const isBarred = (vehicle = 'vehicles'): SQL => sql.raw(`(${vehicle}.hidden_reason is 'operator')`);

/** A rule as a boolean column of a select. */
export const asColumn = (rule: SQL) => sql<boolean>`${rule}`.mapWith(Boolean);

/** For a select: why buyers do not see a listing that its owner has not removed. */
export const hiddenColumns = { hiddenReason: vehicles.hiddenReason };
