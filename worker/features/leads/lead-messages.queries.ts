import { and, asc, eq, gte, isNull, lte } from 'drizzle-orm';
import { leads, notifications } from '../../../schema/shard';
import type { ShardDb } from '../../platform/db';
import { firstIdAt } from '../../platform/random';
import { type LeadRow, selectLeads } from './leads.queries';

/** The lead of a notification, unless its buyer has withdrawn. */
export async function findLeadOf(db: ShardDb, notificationId: string): Promise<LeadRow | null> {
  const [row] = await selectLeads(db)
    .innerJoin(notifications, eq(notifications.relatedEntityId, leads.id))
    .where(
      and(
        eq(notifications.id, notificationId),
        eq(notifications.userId, leads.ownerId),
        isNull(leads.withdrawnAt),
      ),
    );
  return row ?? null;
}

interface Span {
  ownerId: string;
  /** Epoch milliseconds, exclusive. */
  after: number;
  until: number;
}

/** A seller's leads with offers in a period, each once, without withdrawn ones. */
export function listLeadsOf(db: ShardDb, { ownerId, after, until }: Span, limit: number) {
  return selectLeads(db)
    .innerJoin(notifications, eq(notifications.relatedEntityId, leads.id))
    .where(
      and(
        eq(notifications.userId, ownerId),
        eq(notifications.kind, 'lead_generated'),
        gte(notifications.id, firstIdAt(after)),
        lte(notifications.createdAt, until),
        eq(leads.ownerId, ownerId),
        isNull(leads.withdrawnAt),
      ),
    )
    .groupBy(leads.id)
    .orderBy(asc(notifications.id))
    .limit(limit);
}
