import { and, desc, eq, sql } from 'drizzle-orm';
import type { CurrencyCode } from '../../../schema/common/currencies';
import { type CounterAnswer, MAX_COUNTER_TRIES, MAX_COUNTERS } from '../../../schema/counters/statuses';
import type { Payment } from '../../../schema/leads/exchange';
import { counterOffers, leads, members, republishedVehicles, sellers, vehicles } from '../../../schema/shard';
import { insertWhere, runReturning, runTogether, type ShardDb, updateWhere } from '../../platform/db';
import { retried } from '../../platform/retry';
import { type LeadReader, mayRead } from '../leads/lead-access.sql';
import { isMaskedLead, type Mask } from '../leads/month-leads.sql';
import { notify, told } from '../notifications/notifications.sql';
import { byCurrency, minorUnits } from '../vehicles/price.sql';
import { asColumn, isForSale, isPageUp } from '../vehicles/visibility.sql';

/** A lead with its vehicle, or the reseller's page of it, and the seller whose it is. */
const leadListing = sql`leads
  join sellers o on o.id = leads.owner_id
  left join republished_vehicles r on r.id = leads.republished_vehicle_id
  left join vehicles v on v.id = leads.vehicle_id and r.id is null`;

/** Buyers can still offer there. */
const takesOffers = sql`iif(r.id is null, ${isForSale('v', 'o')}, ${isPageUp('r', 'o')})`;
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

/** What the buyer's page is made of; null for an unknown one. */
export async function findCounter(db: ShardDb, id: string) {
  const [row] = await db
    .select({
      counter: counterOffers,
      ownerId: leads.ownerId,
      vehicleId: leads.vehicleId,
      republishedVehicleId: leads.republishedVehicleId,
      vehicleName: sql<string | null>`coalesce(${vehicles.name}, ${republishedVehicles.vehicleName})`,
      offerMinor: leads.offerPriceMinor,
      offerCurrency: sql<CurrencyCode>`${leads.offerCurrency}`,
      payment: sql<Payment | null>`${leads.payment}`,
      deviceHash: leads.deviceHash,
      buyerMobile: leads.buyerMobile,
      withdrawnAt: leads.withdrawnAt,
      takesOffers: asColumn(
        sql`iif(${leads.republishedVehicleId} is null, ${isForSale()}, ${isPageUp('republished_vehicles', 'sellers')})`,
      ),
    })
    .from(counterOffers)
    .innerJoin(leads, eq(leads.id, counterOffers.leadId))
    .innerJoin(sellers, eq(sellers.id, leads.ownerId))
    .leftJoin(republishedVehicles, eq(republishedVehicles.id, leads.republishedVehicleId))
    .leftJoin(vehicles, eq(vehicles.id, leads.vehicleId))
    .where(eq(counterOffers.id, id));
  return row ?? null;
}

export type CounterRow = NonNullable<Awaited<ReturnType<typeof findCounter>>>;

export interface CounterReply {
  id: string;
  answer: CounterAnswer;
  /** With `countered`: major units, and how many decimals they need. */
  price: number | null;
  decimals: number;
  deviceHash: string;
  /** The last digits of the buyer's number, as entered. */
  digits: string;
  notificationId: string;
  now: number;
}

/**
 * Stores the buyer's answer and notifies the seller, in one batch. False if it is no longer open, the listing takes no
 * offers, or neither the device nor the digits are the buyer's.
 */
export async function answerCounter(db: ShardDb, reply: CounterReply): Promise<boolean> {
  const { id, answer, price, deviceHash, digits, notificationId, now } = reply;
  const fits = sql`${reply.decimals} <= ${byCurrency(sql`counter_offers.currency`, ({ decimals }) => decimals)}`;
  const ofBuyer = sql`exists (select 1 from ${leadListing} where leads.id = counter_offers.lead_id
    and leads.withdrawn_at is null and ${takesOffers}
    and (leads.device_hash = ${deviceHash} or substr(leads.buyer_mobile, -4) = ${digits}))`;
  const [answered] = await runTogether(db, [
    updateWhere(
      counterOffers,
      {
        status: answer,
        replyMinor: price === null ? null : minorUnits(price, sql`currency`),
        answeredAt: now,
      },
      sql`where id = ${id} and status = 'open' and expires_at > ${now} and tries < ${MAX_COUNTER_TRIES}
        and ${fits} and ${ofBuyer}`,
    ),
    ...notify(
      {
        id: notificationId,
        userId: sql`l.owner_id`,
        ...told('counter_answered', {
          vehicle: sql`coalesce(v.name, r.vehicle_name)`,
          answer,
          price: sql`iif(c.reply_minor is null, c.price_minor, c.reply_minor)
            / ${byCurrency(sql`c.currency`, ({ decimals }) => `${10 ** decimals}.0`)}`,
          currency: sql`c.currency`,
        }),
        relatedEntityId: sql`l.id`,
        createdAt: now,
      },
      sql`from counter_offers c join leads l on l.id = c.lead_id left join vehicles v on v.id = l.vehicle_id
        left join republished_vehicles r on r.id = l.republished_vehicle_id where c.id = ${id} and changes() = 1`,
    ),
  ]);
  return answered === 1;
}

/** Counts an attempt with somebody else's digits. */
export const countTry = (db: ShardDb, id: string) =>
  db
    .update(counterOffers)
    .set({ tries: sql`${counterOffers.tries} + 1` })
    .where(and(eq(counterOffers.id, id), eq(counterOffers.status, 'open')));
