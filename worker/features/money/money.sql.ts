import { type SQL, sql } from 'drizzle-orm';

/**
 * What is known of the cost of a vehicle (minor units), for a statement's row with `id` and `currency`; null without
 * any line, and for lines in another currency. Only for people who may see it.
 */
export const costOf = (vehicle: string): SQL =>
  sql.raw(`(select c.bought_minor + c.spent_minor from vehicle_costs c
    where c.vehicle_id = ${vehicle}.id and c.currency = ${vehicle}.currency and c.line_count > 0)`);
