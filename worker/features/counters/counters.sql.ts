import { sql } from 'drizzle-orm';
import { isForSale, isPageUp } from '../vehicles/visibility.sql';

/** A lead with its vehicle, or the reseller's page of it, and the seller whose it is. */
export const leadListing = sql`leads
  join sellers o on o.id = leads.owner_id
  left join republished_vehicles r on r.id = leads.republished_vehicle_id
  left join vehicles v on v.id = leads.vehicle_id and r.id is null`;

/** Buyers can still offer there. */
export const takesOffers = sql`iif(r.id is null, ${isForSale('v', 'o')}, ${isPageUp('r', 'o')})`;
