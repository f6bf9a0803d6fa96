import { and, eq, sql } from 'drizzle-orm';
import type { CurrencyCode } from '../../../schema/common/currencies';
import { type CounterAnswer, MAX_COUNTER_TRIES } from '../../../schema/counters/statuses';
import type { Payment } from '../../../schema/leads/exchange';
import { counterOffers, leads, republishedVehicles, sellers, vehicles } from '../../../schema/shard';
import { runTogether, type ShardDb, updateWhere } from '../../platform/db';
import { notify, told } from '../notifications/notifications.sql';
import { byCurrency, minorUnits } from '../vehicles/price.sql';
import { asColumn, isForSale, isPageUp } from '../vehicles/visibility.sql';
import { leadListing, takesOffers } from './counters.sql';

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

/** Holds for a counter-offer whose buyer has this device or these digits, while they can still offer there. */
const ofBuyer = ({ deviceHash, digits }: Pick<CounterReply, 'deviceHash' | 'digits'>) =>
  sql`exists (select 1 from ${leadListing} where leads.id = counter_offers.lead_id
    and leads.counter_id = counter_offers.id and leads.withdrawn_at is null and ${takesOffers}
    and (leads.device_hash = ${deviceHash} or substr(leads.buyer_mobile, -4) = ${digits}))`;

/** What a notification of an answer is about, if the statement before it changed the counter-offer. */
const changed = (id: string) => sql`from counter_offers c join leads l on l.id = c.lead_id
  left join vehicles v on v.id = l.vehicle_id left join republished_vehicles r on r.id = l.republished_vehicle_id
  where c.id = ${id} and changes() = 1`;

/**
 * Stores the buyer's answer and notifies the seller, in one batch. False if it is no longer open, the listing takes no
 * offers, or neither the device nor the digits are the buyer's.
 */
export async function answerCounter(db: ShardDb, reply: CounterReply): Promise<boolean> {
  const { id, answer, price, notificationId, now } = reply;
  const fits = sql`${reply.decimals} <= ${byCurrency(sql`counter_offers.currency`, ({ decimals }) => decimals)}`;
  const [answered] = await runTogether(db, [
    updateWhere(
      counterOffers,
      {
        status: answer,
        replyMinor: price === null ? null : minorUnits(price, sql`currency`),
        answeredAt: now,
      },
      sql`where id = ${id} and status = 'open' and expires_at > ${now} and tries < ${MAX_COUNTER_TRIES}
        and ${fits} and ${ofBuyer(reply)}`,
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
      changed(id),
    ),
  ]);
  return answered === 1;
}

export interface CounterUndo
  extends Pick<CounterReply, 'id' | 'deviceHash' | 'digits' | 'notificationId' | 'now'> {
  /** The sum that is taken back, in major units. */
  price: number;
  /** An answer from before stays. */
  since: number;
}

/** Takes the buyer's answer back, once, and notifies the seller, in one batch. False if it stays. */
export async function undoAnswer(db: ShardDb, undo: CounterUndo): Promise<boolean> {
  const { id, price, since, notificationId, now } = undo;
  const [undone] = await runTogether(db, [
    updateWhere(
      counterOffers,
      { status: 'open', replyMinor: null, answeredAt: null, undoneAt: now },
      sql`where id = ${id} and status in ('accepted', 'countered', 'declined') and answered_at > ${since}
        and undone_at is null and ${ofBuyer(undo)}`,
    ),
    ...notify(
      {
        id: notificationId,
        userId: sql`l.owner_id`,
        ...told('counter_answered', {
          vehicle: sql`coalesce(v.name, r.vehicle_name)`,
          answer: 'undone',
          price,
          currency: sql`c.currency`,
        }),
        relatedEntityId: sql`l.id`,
        createdAt: now,
      },
      changed(id),
    ),
  ]);
  return undone === 1;
}

/** Counts an attempt with somebody else's digits. */
export const countTry = (db: ShardDb, id: string) =>
  db
    .update(counterOffers)
    .set({ tries: sql`${counterOffers.tries} + 1` })
    .where(and(eq(counterOffers.id, id), eq(counterOffers.status, 'open')));
