import { sql } from 'drizzle-orm';
import { deliveryStops, messages } from '../../../schema/shard';
import { type AnyDb, insertWhere, runTogether, updateWhere } from '../../platform/db';
import type { DeliveryReport } from './delivery-reports';

/**
 * Records a report and, in a shard, the stop that follows from it. A repeated or late report changes nothing.
 */
export function recordReport(
  db: AnyDb,
  { message, channel, outcome, reason, stop }: DeliveryReport,
  hasStops: boolean,
  now: number,
) {
  const isIt = sql`id = ${message} and channel = ${channel}`;
  return runTogether(db, [
    ...(stop && hasStops
      ? [
          insertWhere(
            deliveryStops,
            { userId: sql`user_id`, channel: sql`channel`, reason: stop, createdAt: now },
            sql`from messages where ${isIt} and user_id is not null and (outcome is null or outcome <> 'bounced')
            on conflict do nothing`,
          ),
        ]
      : []),
    updateWhere(
      messages,
      { outcome, error: outcome === 'bounced' ? reason : null },
      sql`where ${isIt} and due_at is null and (outcome = 'sent' or outcome = 'unknown' or (outcome = 'delivered' and ${outcome} = 'bounced'))`,
    ),
  ]);
}
