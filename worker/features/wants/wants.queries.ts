import { and, asc, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import { KEPT } from '../../../schema/common/retention';
import { enquiries, leads, vehicles, wants } from '../../../schema/shard';
import {
  changesOf,
  insertWhere,
  runReturning,
  runTogether,
  type ShardDb,
  updateWhere,
} from '../../platform/db';
import { firstIdAt } from '../../platform/random';
import { type LeadReader, mayRead } from '../leads/lead-access.sql';
import { isMaskedLead, type Mask } from '../leads/month-leads.sql';
import { isListed, isListedInOrder } from '../vehicles/visibility.sql';

/** Whoever asks, and what their plan and role hide from them. */
export interface Asker {
  reader: LeadReader;
  mask: Mask;
  now: number;
}

/** The first id that is kept: the job that deletes the others comes once a day. */
const firstKept = (now: number) => firstIdAt(now - KEPT.want * 24 * 3_600_000);

/** The buyer of `leads` is known to whoever asks, and has not withdrawn. */
const isReachable = ({ reader, mask }: Asker): SQL =>
  sql`(${mayRead(reader)} and leads.withdrawn_at is null and not ${isMaskedLead(mask)})`;

/** The same for whoever sent the request of a want that has no lead. */
const hasAsked = ({ mask: { limit, monthStart } }: Asker): SQL =>
  sql`(wants.lead_id is null and enquiries.withdrawn_at is null
    and ${limit === null ? sql`true` : sql`(enquiries.monthly_ordinal <= ${limit} or enquiries.created_at < ${monthStart})`})`;

export interface NewWant {
  id: string;
  leadId: string;
  model: string;
  maxPriceMinor: number | null;
  fuelType: (typeof wants.$inferSelect)['fuelType'];
  yearFrom: number | null;
  city: string | null;
  consentVersion: string;
}

/**
 * Keeps what a lead's buyer wants, instead of what they wanted before: they agree anew. False beyond the limit, or
 * for a lead whose buyer is not reachable.
 */
export async function storeWant(db: ShardDb, want: NewWant, asker: Asker, limit: number): Promise<boolean> {
  const { ownerId } = asker.reader;
  const others = sql`(select count(*) from wants w where w.owner_id = ${ownerId} and w.id >= ${firstKept(asker.now)}
    and w.lead_id <> ${want.leadId})`;
  const store = insertWhere(
    wants,
    { ...want, ownerId, enquiryId: null, told: {}, createdAt: asker.now, updatedAt: asker.now },
    sql`from leads where leads.id = ${want.leadId} and ${isReachable(asker)} and ${others} < ${limit}`,
  );
  const anew = ['id', 'model', 'max_price_minor', 'fuel_type', 'year_from', 'city', 'consent_version', 'told']
    .concat('created_at', 'updated_at')
    .map((column) => `${column} = excluded.${column}`);
  const [written] = await runReturning(db, [
    sql`${store} on conflict (lead_id) do update set ${sql.raw(anew.join(', '))} returning id`,
  ]);
  return written?.length === 1;
}

const selectWants = (db: ShardDb) =>
  db
    .select({
      want: wants,
      buyerName: sql<string | null>`coalesce(${leads.buyerName}, ${enquiries.buyerName})`,
      buyerMobile: sql<string>`coalesce(${leads.buyerMobile}, ${enquiries.buyerMobile})`,
    })
    .from(wants)
    .leftJoin(leads, eq(leads.id, wants.leadId))
    .leftJoin(enquiries, eq(enquiries.id, wants.enquiryId))
    .$dynamic();

export type WantRow = Awaited<ReturnType<typeof selectWants>>[number];

const isKept = (asker: Asker) =>
  and(
    eq(wants.ownerId, asker.reader.ownerId),
    sql`${wants.id} >= ${firstKept(asker.now)}`,
    sql`(${isReachable(asker)} or ${hasAsked(asker)})`,
  );

/** A seller's waiting buyers, latest first. */
export const listWants = (db: ShardDb, asker: Asker, page: { cursor?: string | undefined; limit: number }) =>
  selectWants(db)
    .where(and(isKept(asker), page.cursor ? lt(wants.id, page.cursor) : undefined))
    .orderBy(desc(wants.id))
    .limit(page.limit);

/** What the buyer of a lead waits for. */
export async function findWant(db: ShardDb, asker: Asker, leadId: string): Promise<WantRow | null> {
  const [row] = await selectWants(db).where(and(isKept(asker), eq(wants.leadId, leadId)));
  return row ?? null;
}

/** The vehicle is one that the buyer waits for, and they were not told of it at this price or a lower one. */
const isWanted: SQL = sql`(wants.model = '' or instr(lower(vehicles.search_text), lower(wants.model)) > 0)
  and (wants.max_price_minor is null
    or (vehicles.currency = 'INR' and vehicles.price_minor <= wants.max_price_minor))
  and (wants.fuel_type is null or vehicles.fuel_type is null or lower(vehicles.fuel_type) = lower(wants.fuel_type))
  and (wants.year_from is null or vehicles.year >= wants.year_from)
  and (wants.city is null or vehicles.city is null or lower(vehicles.city) = lower(wants.city))
  and vehicles.price_minor < coalesce(wants.told ->> vehicles.id, vehicles.price_minor + 1)
  and coalesce(leads.status, '') not in ('won', 'junk')
  and (leads.vehicle_id is not vehicles.id or wants.max_price_minor is not null)`;

/** The buyers who wait for one like a vehicle that the seller has for sale, longest waiting first. */
export const listMatching = (db: ShardDb, asker: Asker, vehicleId: string, limit: number) =>
  selectWants(db)
    .innerJoin(vehicles, and(eq(vehicles.id, vehicleId), eq(vehicles.userId, wants.ownerId)))
    .where(and(isKept(asker), isListed(), isWanted))
    .orderBy(asc(wants.id))
    .limit(limit);

/** What the seller has for sale that a buyer waits for, newest first. */
export const listWanted = (db: ShardDb, asker: Asker, id: string, limit: number) =>
  db
    .select({
      id: vehicles.id,
      name: vehicles.name,
      priceMinor: vehicles.priceMinor,
      currency: vehicles.currency,
      kmsDriven: vehicles.kmsDriven,
      code: sql<string | null>`(select code from short_codes where vehicle_id = vehicles.id
        order by number is not null, created_at, code limit 1)`,
    })
    .from(wants)
    .leftJoin(leads, eq(leads.id, wants.leadId))
    .leftJoin(enquiries, eq(enquiries.id, wants.enquiryId))
    .innerJoin(vehicles, eq(vehicles.userId, wants.ownerId))
    .where(and(eq(wants.id, id), isKept(asker), isListedInOrder(), isListed(), isWanted))
    .orderBy(desc(vehicles.id))
    .limit(limit);

/** Remembers that the buyer was told of a vehicle at its price. */
export async function storeTold(
  db: ShardDb,
  asker: Asker,
  { id, vehicleId }: { id: string; vehicleId: string },
): Promise<boolean> {
  const path = sql`'$."' || vehicles.id || '"'`;
  const [changes] = await runTogether(db, [
    updateWhere(
      wants,
      { told: sql`json_set(wants.told, ${path}, vehicles.price_minor)`, updatedAt: asker.now },
      sql`from vehicles where wants.id = ${id} and wants.owner_id = ${asker.reader.ownerId}
        and (exists (select 1 from leads where leads.id = wants.lead_id and ${isReachable(asker)})
          or exists (select 1 from enquiries where enquiries.id = wants.enquiry_id and ${hasAsked(asker)}))
        and vehicles.id = ${vehicleId} and vehicles.user_id = wants.owner_id and ${isListed()}`,
    ),
  ]);
  return changes === 1;
}

export const deleteWant = async (db: ShardDb, { reader }: Asker, id: string): Promise<boolean> =>
  changesOf(
    await db.run(sql`delete from wants where id = ${id} and owner_id = ${reader.ownerId}
      and (lead_id is null
      or exists (select 1 from leads where leads.id = wants.lead_id and ${mayRead(reader)}))`),
  ) === 1;
