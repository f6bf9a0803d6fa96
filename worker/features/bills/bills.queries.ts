import { and, asc, desc, eq, gt, gte, lt, sql } from 'drizzle-orm';
import type { TaxScheme } from '../../../schema/bills/tax';
import { moneyLines, papers, vehicleCosts } from '../../../schema/shard';
import type { ShardDb } from '../../platform/db';

/** How the seller's latest bill was taxed; null before the first. */
export async function findLatest(db: ShardDb, ownerId: string) {
  const [row] = await db
    .select({
      gstin: sql<string | null>`${papers.fields} ->> '$.bill.gstin'`,
      scheme: sql<TaxScheme>`${papers.fields} ->> '$.bill.scheme'`,
      isTaxInPrice: sql<number>`${papers.fields} ->> '$.bill.isTaxInPrice'`,
    })
    .from(papers)
    .where(and(eq(papers.ownerId, ownerId), eq(papers.kind, 'sale_bill')))
    .orderBy(desc(papers.year), desc(papers.number))
    .limit(1);
  return row ?? null;
}

interface Month {
  ownerId: string;
  /** Milliseconds. */
  from: number;
  until: number;
  /** The number of the last bill that was read. */
  after: number;
  limit: number;
}

/** A seller's bills of a month in their order, each with what its vehicle has cost as far as it is written. */
export const listMonth = (db: ShardDb, { ownerId, from, until, after, limit }: Month) =>
  db
    .select({
      year: papers.year,
      number: papers.number,
      createdAt: papers.createdAt,
      cancelledAt: papers.cancelledAt,
      vehicleId: papers.vehicleId,
      fields: papers.fields,
      costs: {
        currency: vehicleCosts.currency,
        boughtMinor: vehicleCosts.boughtMinor,
        spentMinor: vehicleCosts.spentMinor,
        receivedMinor: vehicleCosts.receivedMinor,
      },
    })
    .from(papers)
    .leftJoin(vehicleCosts, eq(vehicleCosts.vehicleId, papers.vehicleId))
    .where(
      and(
        eq(papers.ownerId, ownerId),
        eq(papers.kind, 'sale_bill'),
        gte(papers.createdAt, from),
        lt(papers.createdAt, until),
        gt(papers.number, after),
      ),
    )
    .orderBy(asc(papers.number))
    .limit(limit);

export type BillRow = Awaited<ReturnType<typeof listMonth>>[number];

/** What was received for vehicles, by the way it was paid (minor units). */
export const listReceived = (db: ShardDb, ownerId: string, vehicleIds: readonly string[]) =>
  db
    .select({
      vehicleId: moneyLines.vehicleId,
      mode: moneyLines.mode,
      amountMinor: sql<number>`sum(${moneyLines.amountMinor})`,
    })
    .from(moneyLines)
    .where(
      and(
        sql`${moneyLines.vehicleId} in (select value from json_each(${JSON.stringify(vehicleIds)}))`,
        eq(moneyLines.ownerId, ownerId),
        eq(moneyLines.kind, 'paid_in'),
      ),
    )
    .groupBy(moneyLines.vehicleId, moneyLines.mode);
