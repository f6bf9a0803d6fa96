import { type SQL, sql } from 'drizzle-orm';
import { isBarred } from '../vehicles/visibility.sql';

/**
 * Listings whose seller can be asked for a similar one, also when buyers see them no longer; none of an operator's
 * hiding or of a seller who is suspended or being erased.
 */
export const askable = (isRepublished: boolean): SQL =>
  isRepublished
    ? sql`(select r.id as id, r.original_vehicle_id as vehicle_id, r.republisher_id as owner_id, r.vehicle_name as name
        from republished_vehicles r join sellers o on o.id = r.republisher_id
        where o.is_active = 1 and o.erasing_at is null)`
    : sql`(select v.id as id, v.id as vehicle_id, v.user_id as owner_id, v.name as name
        from vehicles v join sellers o on o.id = v.user_id
        where o.is_active = 1 and o.erasing_at is null and not ${isBarred('v')})`;
