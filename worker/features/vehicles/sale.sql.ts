import { sql } from 'drizzle-orm';

/** Holds for a sold vehicle in `vehicles` of which there is a new listing. */
export const isListedAgain = sql`exists (
    select 1 from vehicles n where n.relisted_from_id = vehicles.id and n.user_id = vehicles.user_id and n.is_active = 1)`;
