import { type SQL, sql } from 'drizzle-orm';
import { papers } from '../../../schema/shard';
import { updateWhere } from '../../platform/db';

/** A cancelled paper proves nothing, so its buyer has no name any more. */
const NOBODY = '–';

/** A bill with a GST number names where the buyer lives (rule 46 of the CGST Rules). */
const NEEDS_ADDRESS = sql`fields ->> '$.bill.gstin' is not null and cancelled_at is null`;

/**
 * Masks the buyer in the papers of sales that the condition holds for: the number, the address where no law needs it, and in
 * cancelled papers the name. What was paid or handed over keeps its name until the paper is deleted.
 */
export const maskBuyer = (now: number, condition: SQL): SQL =>
  updateWhere(
    papers,
    {
      fields: sql`json_set(fields, '$.buyer.phone', null,
        '$.buyer.address', iif(${NEEDS_ADDRESS}, fields ->> '$.buyer.address', null),
        '$.buyer.name', iif(cancelled_at is null, fields ->> '$.buyer.name', ${NOBODY}))`,
      buyerErasedAt: sql`coalesce(buyer_erased_at, ${now})`,
    },
    sql`where kind <> 'purchase_receipt' and ${condition}`,
  );
