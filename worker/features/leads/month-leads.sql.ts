import { type SQL, sql } from 'drizzle-orm';
import { leads } from '../../../schema/shard';
import { updateWhere } from '../../platform/db';
import { firstIdAt } from '../../platform/random';

/**
 * Leads of this month beyond the plan's limit are masked. `monthStart` is the start of the month in India.
 * `hidesNumbers`: whoever asks opens numbers one by one.
 */
export interface Mask {
  limit: number | null;
  monthStart: number;
  hidesNumbers: boolean;
}

/**
 * The number of a lead that starts to count: the next one of its owner's month, or its own if it already
 * counts. One that never counted (0) starts to count only when it is moved from the unlikely ones to the
 * leads.
 */
export const countedAnew = (isMovedToLeads: boolean): SQL => sql`iif(
    monthly_ordinal ${isMovedToLeads ? sql`>` : sql`>=`} 0,
    monthly_ordinal,
    1 + coalesce((select c.month_count from lead_counts c where c.owner_id = leads.owner_id
      and c.month = strftime('%Y-%m', leads.created_at / 1000 + 19800, 'unixepoch')), 0)
  )`;

/** The number of a lead that stops counting: negative, so that it stays masked if it was. */
export const UNCOUNTED: SQL = sql`-abs(monthly_ordinal)`;

/** Whether a plan that shows the first `limit` leads of a month masks this one, created this month. */
export const isOverLimit = (monthlyOrdinal: number, limit: number) => Math.abs(monthlyOrdinal) > limit;

/** The same for `leads` in a statement. */
export const isMaskedLead = ({ limit, monthStart }: Pick<Mask, 'limit' | 'monthStart'>): SQL =>
  limit === null
    ? sql`false`
    : sql`(abs(${leads.monthlyOrdinal}) > ${limit} and ${leads.createdAt} >= ${monthStart})`;

interface Freed {
  id: string;
  ownerId: string;
  mask: Mask;
  /** Whether the following statements will release the number, for the lead as `j`. */
  guard: SQL;
}

/**
 * Gives the number of a lead that is about to stop counting to this month's first masked lead, so that the
 * next real buyer is shown. Changes nothing if that lead does not count, is itself masked, or is of another
 * month. Reads the owner's leads of the month: an index of masked ones would be another row written per offer.
 */
export const passNumberOn = ({ id, ownerId, mask: { limit, monthStart }, guard }: Freed): SQL => {
  const first = firstIdAt(monthStart);
  const last = limit ?? 0;
  const free = sql`(select j.monthly_ordinal from leads j
      where j.id = ${id} and j.id >= ${first} and j.monthly_ordinal between 1 and ${last} and ${guard})`;
  return updateWhere(
    leads,
    { monthlyOrdinal: free },
    sql`where ${free} is not null and id = (
      select min(m.id) from leads m where m.owner_id = ${ownerId} and m.unlikely_reason is null
        and m.last_offer_at >= ${monthStart} and m.id >= ${first} and m.monthly_ordinal > ${last}
    )`,
  );
};
