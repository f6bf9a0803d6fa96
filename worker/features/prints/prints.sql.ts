import { type SQL, sql } from 'drizzle-orm';
import { answererOf } from '../staff/members.sql';
import { isListed } from '../vehicles/visibility.sql';

/**
 * The seller's vehicles for sale whose latest poster `p` shows another number than buyers get now. A number that the
 * seller only hides still reaches them.
 */
export const outdatedPosters = (ownerId: string): SQL =>
  sql`from printed_posters p join vehicles on vehicles.id = p.vehicle_id join sellers s on s.id = p.owner_id
    where p.owner_id = ${ownerId} and ${isListed()}
      and p.number <> coalesce(${answererOf()} ->> 'mobileNumber', s.mobile_number, p.number)`;
