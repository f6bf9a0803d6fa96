import { sql } from 'drizzle-orm';

/** The draft with this id, if a dealer has taken it over: the vehicle keeps the id under which the book names it. */
export const takenOverDraft = (userId: string, draftId: string) => sql`
  select draft_id as id from dealer_offers
  where draft_id = ${draftId} and dealer_id = ${userId} and status = 'accepted'`;
