import { type SQL, sql } from 'drizzle-orm';
import { SWITCHED_ROLE } from '../../../schema/staff/abilities';

interface Pricing {
  ownerId: string;
  personId: string;
  priceMinor: number | SQL;
  /** The owner's price. */
  base: number | SQL;
}

/** Holds if a member of the staff may set this price: a salesperson only as far below the owner's as the owner allows. */
export const pricedBy = ({ ownerId, personId, priceMinor, base }: Pricing): SQL => sql`exists (
  select 1 from members m join sellers s on s.id = m.owner_id where m.owner_id = ${ownerId} and m.member_id = ${personId}
    and (m.role <> ${sql.raw(`'${SWITCHED_ROLE}'`)} or (${priceMinor} <= ${base}
      and ${priceMinor} * 100 >= ${base} * (100 - s.sales_lower_percent))))`;
