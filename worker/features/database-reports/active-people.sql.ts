import { sql } from 'drizzle-orm';

/**
 * The people whom the shards have reported as active, as `id` and `at`, to be selected from. While somebody
 * is active, this and not their account has the time.
 */
export const activePeople = sql`(select person.value ->> 0 as id, person.value ->> 1 as at
  from database_reports, json_each(active) person)`;
