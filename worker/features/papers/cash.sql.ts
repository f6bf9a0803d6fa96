import { sql } from 'drizzle-orm';
import { type CurrencyCode, toMinor } from '../../../schema/common/currencies';
import type { ShardDb } from '../../platform/db';

export interface CashToken {
  id: string;
  amountMinor: number;
  /** Whether a line of the vehicle's money was taken from it. */
  isTaken: boolean;
}

interface Row {
  id: string;
  amount: number;
  currency: CurrencyCode;
  isTaken: number;
}

/** The tokens in cash that were received for a seller's vehicle, but for cancelled ones. */
export async function listCashTokens(
  db: ShardDb,
  { ownerId, vehicleId }: { ownerId: string; vehicleId: string },
): Promise<CashToken[]> {
  const rows = await db.all<Row>(sql`
    select p.id as id, p.fields ->> '$.token.amount' as amount, p.fields ->> '$.currency' as currency,
      exists (select 1 from money_lines m where m.vehicle_id = p.vehicle_id and m.paper_id = p.id) as isTaken
    from papers p where p.owner_id = ${ownerId} and p.vehicle_id = ${vehicleId} and p.kind = 'token_receipt'
      and p.cancelled_at is null and p.fields ->> '$.token.mode' = 'cash'`);
  return rows.map(({ id, amount, currency, isTaken }) => ({
    id,
    amountMinor: toMinor(String(amount), currency) ?? 0,
    isTaken: isTaken === 1,
  }));
}
