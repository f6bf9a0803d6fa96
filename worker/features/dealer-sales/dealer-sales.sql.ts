import { sql } from 'drizzle-orm';

/** Holds if a dealer has taken over the vehicle with this id: its sale stays. By the index of open and accepted sales. */
export const isTakenOver = (vehicleId: string) => sql`exists (
  select 1 from dealer_sales where vehicle_id = ${vehicleId} and status in ('offered', 'accepted') and status = 'accepted')`;

/** The draft with this id, if a dealer has taken it over: the vehicle keeps the id under which the book names it. */
export const takenOverDraft = (userId: string, draftId: string) => sql`
  select draft_id as id from dealer_offers
  where draft_id = ${draftId} and dealer_id = ${userId} and status = 'accepted'`;
