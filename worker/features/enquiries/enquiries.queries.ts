import { and, desc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import {
  ENQUIRY_KINDS,
  type EnquiryKind,
  type EnquiryStatus,
  type EnquiryValues,
} from '../../../schema/enquiries/kinds';
import { enquiries, republishedVehicles, sellers, vehicles } from '../../../schema/shard';
import { insertWhere, runReturning, type ShardDb } from '../../platform/db';
import { firstIdAt } from '../../platform/random';
import { notify, type told } from '../notifications/notifications.sql';
import { nameWhileThere } from '../staff/members.sql';
import { isForSale, isPageUp } from '../vehicles/visibility.sql';
import { askable } from './askable.sql';

const DAY_MS = 24 * 3_600_000;

/** Of one kind, to one seller within a day, except for `network`. */
export const ENQUIRY_LIMITS = {
  /** One number on one listing, from the same device or network, so that others cannot use it up. */
  phone: 3,
  device: 20,
  /** On one listing within ten minutes, as for offers: people around one car share an address. */
  network: { count: 20, windowMs: 10 * 60_000 },
  /** Generous, because whole towns share a carrier's address. */
  site: 100,
} as const;

export interface NewEnquiry<Kind extends EnquiryKind = EnquiryKind> {
  id: string;
  notificationId: string;
  kind: Kind;
  values: EnquiryValues<Kind>;
  status: EnquiryStatus<Kind>;
  listingId: string;
  isRepublished: boolean;
  /** The signed-in person, who cannot send an enquiry to their own listing. */
  askerId: string | null;
  buyerName: string;
  buyerMobile: string;
  consentVersion: string;
  deviceHash: string;
  networkHash: string;
  /** The prefix of all network hashes of the site. */
  site: string;
  /** Multiplies the limits. */
  scale: number;
  /** When who answers is reminded; null for never. */
  remindAt: number | null;
  /** In India, as `2026-11`. */
  month: string;
  now: number;
  /** The seller's notification; `vehicle` is the vehicle's name. */
  notice: (vehicle: SQL) => ReturnType<typeof told>;
  /** What is stored with it, if it is. */
  also?: ((id: string) => SQL[]) | undefined;
}

/**
 * The listing as `l`, if buyers may ask about it now; of a republished page only what its own shard knows.
 */
const openListing = ({ kind, isRepublished, listingId, month }: NewEnquiry) => {
  const ordinal = sql`iif(c.month = ${month}, c.month_count, 0) + 1 as ordinal`;
  if (ENQUIRY_KINDS[kind].needs === 'end') {
    return sql`(select a.vehicle_id, a.id, a.owner_id, ${ordinal} from ${askable(isRepublished)} a
      left join lead_counts c on c.owner_id = a.owner_id where a.id = ${listingId})`;
  }
  return isRepublished
    ? sql`(select r.original_vehicle_id as vehicle_id, r.id as id, r.republisher_id as owner_id, ${ordinal}
        from republished_vehicles r join sellers o on o.id = r.republisher_id
        left join lead_counts c on c.owner_id = o.id where r.id = ${listingId} and ${isPageUp('r', 'o')})`
    : sql`(select v.id as vehicle_id, v.id as id, v.user_id as owner_id, ${ordinal}
        from vehicles v join sellers o on o.id = v.user_id
        left join lead_counts c on c.owner_id = o.id where v.id = ${listingId} and ${isForSale('v', 'o')})`;
};

// Once a buyer was told that their price is reached, they can wait for it again.
const sameEnquiry = ({ kind, listingId, buyerMobile, values, deviceHash, networkHash }: NewEnquiry) => sql`
  select id, (e.device_hash = ${deviceHash} or e.network_hash = ${networkHash}) as isOwn from enquiries e where e.listing_id = ${listingId} and e.buyer_mobile = ${buyerMobile} and e.kind = ${kind}
    and e."values" = ${JSON.stringify(values)} and e.status <> 'told'`;

/** Whether phone, device, network and site are below their limits, among the seller's enquiries of a day. */
function withinLimits({ kind, buyerMobile, deviceHash, networkHash, site, scale, now }: NewEnquiry): SQL {
  const { phone, device, network, site: ofSite } = ENQUIRY_LIMITS;
  const fewer = (
    limit: number,
    which: SQL,
  ) => sql`(select count(*) from enquiries e where e.owner_id = l.owner_id
    and e.kind = ${kind} and e.id >= ${firstIdAt(now - DAY_MS)} and ${which}) < ${limit * scale}`;
  const isOwn = sql`(e.device_hash = ${deviceHash} or e.network_hash = ${networkHash})`;
  return sql`${fewer(phone, sql`e.listing_id = l.id and e.buyer_mobile = ${buyerMobile} and ${isOwn}`)}
    and ${fewer(device, sql`e.device_hash = ${deviceHash}`)}
    and ${fewer(network.count, sql`e.listing_id = l.id and e.network_hash = ${networkHash} and e.created_at > ${now - network.windowMs}`)}
    and ${fewer(ofSite, sql`e.network_hash > ${site} and e.network_hash < ${`${site}~`}`)}`;
}

/**
 * Stores an enquiry with its notification. Returns the listing's owner; null if the listing or a limit does
 * not allow it.
 */
export async function insertEnquiry(db: ShardDb, enquiry: NewEnquiry): Promise<string | null> {
  const { id, kind, values, now, isRepublished, notificationId, notice, also } = enquiry;
  const name = isRepublished ? sql`r.vehicle_name` : sql`v.name`;
  const listing = isRepublished
    ? sql`republished_vehicles r on r.id = e.listing_id`
    : sql`vehicles v on v.id = e.listing_id`;
  const [written] = await runReturning<{ ownerId: string }>(db, [
    insertWhere(
      enquiries,
      {
        id,
        kind,
        ownerId: sql`l.owner_id`,
        vehicleId: sql`l.vehicle_id`,
        listingId: sql`l.id`,
        buyerName: enquiry.buyerName,
        buyerMobile: enquiry.buyerMobile,
        values,
        status: enquiry.status,
        consentVersion: enquiry.consentVersion,
        networkHash: enquiry.networkHash,
        deviceHash: enquiry.deviceHash,
        monthlyOrdinal: sql`l.ordinal`,
        remindAt: enquiry.remindAt,
        createdAt: now,
        updatedAt: now,
      },
      sql`from ${openListing(enquiry)} l where l.owner_id <> ${enquiry.askerId ?? ''}
        and not exists (${sameEnquiry(enquiry)}) and ${withinLimits(enquiry)} returning owner_id as ownerId`,
    ),
    ...notify(
      {
        id: notificationId,
        userId: sql`e.owner_id`,
        ...notice(name),
        relatedEntityId: sql`e.listing_id`,
        createdAt: now,
      },
      sql`from enquiries e join ${listing} where e.id = ${id}`,
    ),
    ...(also?.(id) ?? []),
  ]);
  return written?.[0]?.ownerId ?? null;
}

/**
 * The identical enquiry that this one repeats, and whether it came from the same device or network; or null.
 */
export async function findSame(db: ShardDb, enquiry: NewEnquiry) {
  const [row] = await db.all<{ id: string; isOwn: number }>(sql`${sameEnquiry(enquiry)} limit 1`);
  return row ?? null;
}

const answerer = nameWhileThere({ ownerId: sql`enquiries.owner_id`, personId: sql`vehicles.answerer_id` });

const selectEnquiries = (db: ShardDb) =>
  db
    .select({
      enquiry: enquiries,
      vehicleName: sql<string | null>`coalesce(${vehicles.name}, ${republishedVehicles.vehicleName})`,
      /** Who answers for the vehicle, else the seller. */
      askFor: sql<string>`coalesce(${answerer}, trim(${sellers.firstName} || ' ' || ${sellers.lastName}))`,
    })
    .from(enquiries)
    .innerJoin(sellers, eq(sellers.id, enquiries.ownerId))
    .leftJoin(vehicles, eq(vehicles.id, enquiries.listingId))
    .leftJoin(republishedVehicles, eq(republishedVehicles.id, enquiries.listingId));

export type EnquiryRow = Awaited<ReturnType<typeof listEnquiries>>[number];

interface EnquiryPage {
  ownerId: string;
  kind: EnquiryKind;
  cursor?: string | undefined;
  limit: number;
}

/** A seller's enquiries of a kind, newest first. */
export const listEnquiries = (db: ShardDb, { ownerId, kind, cursor, limit }: EnquiryPage) =>
  selectEnquiries(db)
    .where(
      and(
        eq(enquiries.ownerId, ownerId),
        eq(enquiries.kind, kind),
        cursor ? lt(enquiries.id, cursor) : undefined,
      ),
    )
    .orderBy(desc(enquiries.id))
    .limit(limit);

export async function findEnquiry(
  db: ShardDb,
  { ownerId, kind, id }: { ownerId: string; kind: EnquiryKind; id: string },
): Promise<EnquiryRow | null> {
  const [row] = await selectEnquiries(db).where(
    and(eq(enquiries.id, id), eq(enquiries.ownerId, ownerId), eq(enquiries.kind, kind)),
  );
  return row ?? null;
}

/** An enquiry by id, whoever owns it: for its private link. */
export async function findSent(db: ShardDb, id: string): Promise<EnquiryRow | null> {
  const [row] = await selectEnquiries(db).where(eq(enquiries.id, id));
  return row ?? null;
}

export interface EnquiryUpdate<Kind extends EnquiryKind> {
  ownerId: string;
  kind: Kind;
  id: string;
  status: EnquiryStatus<Kind>;
  /** What the seller proposes instead of what was asked; null for that. */
  proposed: EnquiryValues<Kind> | null;
  remindAt: number | null;
  now: number;
}

export const updateEnquiry = <Kind extends EnquiryKind>(
  db: ShardDb,
  { ownerId, kind, id, status, proposed, remindAt, now }: EnquiryUpdate<Kind>,
) =>
  db
    .update(enquiries)
    .set({ status, proposed, remindAt, updatedAt: now })
    .where(
      and(
        eq(enquiries.id, id),
        eq(enquiries.ownerId, ownerId),
        eq(enquiries.kind, kind),
        isNull(enquiries.withdrawnAt),
      ),
    );
