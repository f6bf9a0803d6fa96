import { and, desc, eq, sql } from 'drizzle-orm';
import { MAX_COUNTERS } from '../../../schema/counters/statuses';
import { counterOffers, leads, members } from '../../../schema/shard';
import { insertWhere, runReturning, runTogether, type ShardDb, updateWhere } from '../../platform/db';
import { retried } from '../../platform/retry';
import { type LeadReader, mayRead } from '../leads/lead-access.sql';
import { isMaskedLead, type Mask } from '../leads/month-leads.sql';
import { byCurrency, minorUnits } from '../vehicles/price.sql';
import { leadListing, takesOffers } from './counters.sql';

const currency = sql`coalesce(r.custom_currency, v.currency)`;
const asked = sql`coalesce(r.custom_price_minor, v.price_minor)`;

export interface NewCounter {
  id: string;
  leadId: string;
  reader: LeadReader;
  /** Major units, and how many decimals they need. */
  price: number;
  decimals: number;
  mask: Mask;
  now: number;
  expiresAt: number;
}

/**
 * Answers a buyer with a price, in one batch: an earlier open one is replaced, and a lead that nobody negotiates yet
 * becomes one that is negotiated. False if the lead is not open or its buyer hidden, the listing takes no offers, or
 * the price is not between offer and asking price. A buyer who gives a vehicle in exchange has offered less than the
 * sum says.
 */
export async function insertCounter(db: ShardDb, counter: NewCounter): Promise<boolean> {
  const { id, leadId, reader, price, mask, now, expiresAt } = counter;
  const minor = minorUnits(price, currency);
  const isAbove = sql`(leads.offer_currency <> ${currency} or leads.payment ->> '$.exchange' is not null
    or ${minor} > leads.offer_price_minor)`;
  const isStored = sql`exists (select 1 from counter_offers where id = ${id})`;
  const isMoved = sql`status in ('pending', 'contacted')`;
  const statements = [
    insertWhere(
      counterOffers,
      {
        id,
        leadId: sql`leads.id`,
        ownerId: sql`leads.owner_id`,
        personId: reader.memberId,
        priceMinor: minor,
        currency,
        createdAt: now,
        expiresAt,
      },
      sql`from ${leadListing} where leads.id = ${leadId} and ${mayRead(reader)} and leads.withdrawn_at is null
        and leads.is_open = 1 and not ${isMaskedLead(mask)} and ${takesOffers}
        and ${counter.decimals} <= ${byCurrency(currency, ({ decimals }) => decimals)}
        and ${minor} <= ${asked} and ${isAbove}
        and (select count(*) from counter_offers c where c.lead_id = leads.id) < ${MAX_COUNTERS} returning id`,
    ),
    updateWhere(
      counterOffers,
      { status: 'replaced', answeredAt: now },
      sql`where lead_id = ${leadId} and status = 'open' and id <> ${id} and ${isStored}`,
    ),
    updateWhere(
      leads,
      {
        counterId: id,
        previousStatus: sql`iif(${isMoved}, status, previous_status)`,
        statusChangedAt: sql`iif(${isMoved}, ${now}, status_changed_at)`,
        status: sql`iif(${isMoved}, 'negotiating', status)`,
        updatedAt: now,
      },
      sql`where id = ${leadId} and ${isStored}`,
    ),
  ];
  const wasStored = async () => {
    const [found] = await runReturning(db, [sql`select 1 from counter_offers where id = ${id}`]);
    return found?.length === 1 || null;
  };
  return retried(async () => {
    const [stored] = await runReturning(db, statements);
    return stored?.length === 1;
  }, wasStored);
}

/** How many a lead has. */
export const countCounters = (db: ShardDb, leadId: string) =>
  db.$count(counterOffers, eq(counterOffers.leadId, leadId));

/** A lead's counter-offers that the reader may see, latest first. */
export function listCounters(db: ShardDb, reader: LeadReader, leadId: string) {
  return db
    .select({ counter: counterOffers, personName: members.memberName })
    .from(counterOffers)
    .innerJoin(leads, and(eq(leads.id, counterOffers.leadId), mayRead(reader)))
    .leftJoin(
      members,
      and(eq(members.ownerId, counterOffers.ownerId), eq(members.memberId, counterOffers.personId)),
    )
    .where(eq(counterOffers.leadId, leadId))
    .orderBy(desc(counterOffers.createdAt), desc(counterOffers.id));
}

/** One of them; null if there is none that the reader may see. */
export async function findOwnCounter(db: ShardDb, reader: LeadReader, id: string) {
  const [row] = await db
    .select({ leadId: counterOffers.leadId, status: counterOffers.status })
    .from(counterOffers)
    .innerJoin(leads, and(eq(leads.id, counterOffers.leadId), mayRead(reader)))
    .where(eq(counterOffers.id, id));
  return row ?? null;
}

/** Takes an open one back; false if it is not open, or not the reader's. */
export async function takeBack(db: ShardDb, reader: LeadReader, id: string, now: number): Promise<boolean> {
  const [taken] = await runTogether(db, [
    updateWhere(
      counterOffers,
      { status: 'taken_back', answeredAt: now },
      sql`where id = ${id} and status = 'open'
        and exists (select 1 from leads where leads.id = counter_offers.lead_id and ${mayRead(reader)})`,
    ),
  ]);
  return taken === 1;
}
