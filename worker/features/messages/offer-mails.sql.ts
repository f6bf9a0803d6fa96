import { type SQL, sql } from 'drizzle-orm';

/** The ids of the mails about a seller's offers; with `since`, of leads with an offer after that time. */
export const offerMailsOf = (userId: string | SQL, since?: number | SQL): SQL => sql`
  select f.id || '-mail' from leads k join lead_offers f on f.lead_id = k.id
  where k.owner_id = ${userId} ${since === undefined ? sql`` : sql`and k.unlikely_reason is null and k.last_offer_at > ${since}`}`;
