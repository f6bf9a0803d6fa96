import { sql } from 'drizzle-orm';
import { ENQUIRY_KINDS } from '../../../schema/enquiries/kinds';
import type { RestoreLogEntry } from '../../../schema/restore/copy';
import type { ShardDb } from '../../platform/db';
import { type Range, timesOf } from './restore.queries';

const ENQUIRIES_WITHDRAWN = JSON.stringify(Object.values(ENQUIRY_KINDS).map(({ withdrawn }) => withdrawn));

/** Withdrawals, from the sellers' notifications that the same batch writes. */
export function listOfShard(db: ShardDb, range: Range) {
  const { from, to } = range;
  const { since } = timesOf(range);
  return db.all<RestoreLogEntry>(sql`
    select distinct 'offer' as kind, o.id as subject, o.withdrawn_at as at from notifications n
      join lead_offers o on o.lead_id = n.related_entity_id and o.withdrawn_at >= ${since}
      where n.id >= ${from} and n.id < ${to} and n.kind = 'offer_withdrawn'
    union all select distinct 'enquiry', e.id, e.withdrawn_at from notifications n
      join enquiries e on e.listing_id = n.related_entity_id and e.buyer_mobile = '' and e.withdrawn_at >= ${since}
      where n.id >= ${from} and n.id < ${to} and n.kind in (select value from json_each(${ENQUIRIES_WITHDRAWN}))`);
}
