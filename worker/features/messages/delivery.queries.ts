import { sql } from 'drizzle-orm';
import { messages } from '../../../schema/messages/table';
import { type AnyDb, runTogether, updateWhere } from '../../platform/db';
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
          sql`insert into delivery_stops (user_id, channel, reason, created_at)
            select user_id, channel, ${stop}, ${now} from messages
            where ${isIt} and user_id is not null and (outcome is null or outcome <> 'bounced')
            on conflict do nothing`,
        ]
      : []),
    updateWhere(
      messages,
      { outcome, error: outcome === 'bounced' ? reason : null },
      sql`where ${isIt} and due_at is null and (outcome = 'sent' or outcome = 'unknown' or (outcome = 'delivered' and ${outcome} = 'bounced'))`,
    ),
  ]);
}
