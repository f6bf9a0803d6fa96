import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { changes, leads, members, printedPosters, vehicles, views } from '../../../schema/shard';
import type { ShardDb } from '../../platform/db';
import { type LeadReader, mayRead } from '../leads/lead-access.sql';
import { isStanding, selectLeads } from '../leads/lead-rows.sql';
import { outdatedPosters } from '../prints/prints.sql';

interface Asked {
  reader: LeadReader;
  vehicleId: string;
  /** The months whose views are read. */
  months: readonly string[];
  /** How many of the latest leads and prices are listed. */
  limit: number;
  seesRecord: boolean;
}

/** More leads of one vehicle are not counted. */
const MAX_COUNTED = 500;
/** How many of the latest changes of a vehicle and its leads are searched for prices. */
const MAX_CHANGES = 200;

/** What belongs to one of the seller's vehicles besides itself; empty for anybody else's. In one round trip. */
export async function readDesk(db: ShardDb, { reader, vehicleId, months, limit, seesRecord }: Asked) {
  const { ownerId } = reader;
  const isOwn = and(eq(leads.listingId, vehicleId), mayRead(reader), isNull(leads.unlikelyReason));
  const latest = db
    .select({ id: leads.id })
    .from(leads)
    .where(isOwn)
    .orderBy(desc(leads.lastOfferAt), desc(leads.id))
    .limit(limit);
  const counted = db
    .select({
      offerMinor: sql<number | null>`iif(${isStanding}, ${leads.offerPriceMinor}, null)`.as('offer_minor'),
      offerCurrency: leads.offerCurrency,
    })
    .from(leads)
    .where(isOwn)
    .limit(MAX_COUNTED)
    .as('counted');
  const recorded = db
    .select()
    .from(changes)
    .where(and(eq(changes.vehicleId, vehicleId), eq(changes.ownerId, ownerId)))
    .orderBy(desc(changes.id))
    .limit(seesRecord ? MAX_CHANGES : 0)
    .as('recorded');
  const [days, [figures], latestLeads, prices, [poster], people] = await db.batch([
    db
      .select({ month: views.month, days: views.days })
      .from(views)
      .innerJoin(vehicles, and(eq(vehicles.id, views.listingId), eq(vehicles.userId, ownerId)))
      .where(and(eq(views.listingId, vehicleId), inArray(views.month, [...months]))),
    db
      .select({
        leadCount: sql<number>`count(*)`,
        bestMinor: sql<number | null>`max(${counted.offerMinor}) filter (where ${counted.offerCurrency} =
          (select v.currency from vehicles v where v.id = ${vehicleId}))`,
      })
      .from(counted),
    selectLeads(db).where(inArray(leads.id, latest)).orderBy(desc(leads.lastOfferAt), desc(leads.id)),
    db
      .select({
        id: recorded.id,
        at: recorded.at,
        personId: recorded.personId,
        personName: members.memberName,
        fromMinor: sql<number>`${recorded.before} ->> 'price'`.as('from_minor'),
        toMinor: sql<number>`${recorded.after} ->> 'price'`.as('to_minor'),
      })
      .from(recorded)
      .leftJoin(members, and(eq(members.ownerId, ownerId), eq(members.memberId, recorded.personId)))
      .where(sql`${recorded.kind} = 'vehicle_changed' and ${recorded.before} ->> 'price' is not null`)
      .orderBy(desc(recorded.id))
      .limit(limit),
    db
      .select({
        printedAt: printedPosters.printedAt,
        isOutdated:
          sql<boolean>`exists (select 1 ${outdatedPosters(ownerId)} and p.vehicle_id = ${vehicleId})`
            .mapWith(Boolean)
            .as('is_outdated'),
      })
      .from(printedPosters)
      .where(and(eq(printedPosters.vehicleId, vehicleId), eq(printedPosters.ownerId, ownerId))),
    db
      .select({ personId: members.memberId, name: members.memberName })
      .from(members)
      .where(
        and(
          eq(members.ownerId, ownerId),
          sql`${members.memberId} in (select said.value ->> 'by' from vehicles v, json_each(v.papers) said
            where v.id = ${vehicleId} and v.user_id = ${ownerId})`,
        ),
      ),
  ]);
  return {
    days,
    leadCount: figures?.leadCount ?? 0,
    bestMinor: figures?.bestMinor ?? null,
    latestLeads,
    prices,
    poster: poster ?? null,
    /** Those of the staff who have looked papers up. */
    people,
  };
}
