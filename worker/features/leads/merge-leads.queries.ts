import { sql } from 'drizzle-orm';
import { leadOffers, leads } from '../../../schema/shard';
import { runReturning, type ShardDb, updateWhere } from '../../platform/db';
import { moveWants } from '../wants/wants.sql';
import { isHandMade } from './hand-made.sql';
import { latestOffer, SHOWN_OFFER } from './latest-offer.sql';
import { type LeadReader, mayRead } from './lead-access.sql';
import { type Mask, passNumberOn } from './month-leads.sql';

interface Merge {
  reader: LeadReader;
  id: string;
  otherId: string;
  mask: Mask;
  now: number;
}

/**
 * Moves the offers and notes of one lead to another and deletes it, in one batch: only if both belong to the
 * owner, have one number on one listing, and neither is withdrawn. The lead shows the latest offer of both;
 * if one is likely, so is the result; if one is a buyer's own, the result counts as that one did.
 */
export async function mergeLeads(db: ShardDb, { reader, id, otherId, mask, now }: Merge): Promise<boolean> {
  const pair = sql`exists (
    select 1 from leads a join leads b on b.listing_id = a.listing_id and b.buyer_mobile = a.buyer_mobile
    where a.id = ${id} and b.id = ${otherId} and a.id <> b.id and ${mayRead(reader, 'a')} and ${mayRead(reader, 'b')}
      and a.withdrawn_at is null and b.withdrawn_at is null)`;
  // A lead that did not count, but now has an offer that does, takes over the other's number.
  const takesNumber = sql`exists (
    select 1 from leads a where a.id = ${id} and a.monthly_ordinal = 0 and a.status <> 'junk'
      and (a.unlikely_reason is not null or ${isHandMade('a')}))`;
  const other = sql`(select * from leads where id = ${otherId})`;
  const written = await runReturning(db, [
    passNumberOn({ id: otherId, ownerId: reader.ownerId, mask, guard: sql`${pair} and not ${takesNumber}` }),
    updateWhere(leadOffers, { leadId: id }, sql`where lead_id = ${otherId} and ${pair}`),
    updateWhere(
      leads,
      {
        ...SHOWN_OFFER,
        source: sql`iif(${isHandMade()}, o.source, leads.source)`,
        offerSeenAt: sql`f.created_at`,
        notes: sql`nullif(concat_ws(char(10), leads.notes, o.notes), '')`,
        followUpAt: sql`coalesce(leads.follow_up_at, o.follow_up_at)`,
        followUpById: sql`iif(leads.follow_up_at is null, o.follow_up_by_id, leads.follow_up_by_id)`,
        assigneeId: sql`coalesce(leads.assignee_id, o.assignee_id)`,
        monthlyOrdinal: sql`iif(${takesNumber}, o.monthly_ordinal, leads.monthly_ordinal)`,
        unlikelyReason: sql`iif(o.unlikely_reason is null, null, leads.unlikely_reason)`,
        updatedAt: now,
      },
      sql`from ${other} o, ${latestOffer(id)} where leads.id = ${id} and ${pair}`,
    ),
    moveWants({ from: otherId, to: id, guard: pair }),
    sql`delete from leads where id = ${otherId} and ${pair} returning id`,
  ]);
  return written.at(-1)?.length === 1;
}
