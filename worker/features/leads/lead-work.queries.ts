import { and, desc, eq, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { LeadFilter, LeadStatus } from '../../../schema/contracts/leads';
import type { CurrencyCode } from '../../../schema/currencies';
import { leadOffers, leads, republishedVehicles, vehicles } from '../../../schema/tables';
import { changesOf, type Db } from '../../platform/db';
import { notifyWhere } from '../notifications/notifications.guards';

/** A lead with the listing's name and asking price as they are now. */
const selectLeads = (db: Db) =>
  db
    .select({
      lead: leads,
      vehicleName: vehicles.name,
      vehicleStatus: vehicles.status,
      priceMinor: sql<
        number | null
      >`coalesce(${republishedVehicles.customPriceMinor}, ${vehicles.priceMinor})`,
      currency: sql<CurrencyCode | null>`coalesce(${republishedVehicles.customCurrency}, ${vehicles.currency})`,
    })
    .from(leads)
    .leftJoin(vehicles, eq(vehicles.id, leads.vehicleId))
    .leftJoin(republishedVehicles, eq(republishedVehicles.id, leads.republishedVehicleId));

export type LeadRow = Awaited<ReturnType<typeof listLeads>>[number];

/** Leads of this month beyond the plan's limit are masked. */
export interface Mask {
  limit: number | null;
  monthStart: number;
}

interface LeadPage {
  ownerId: string;
  filter: LeadFilter;
  mask: Mask;
  after: { at: number; id: string } | null;
  limit: number;
}

/** A search must not find by what a masked lead hides. */
function matches(search: string | undefined, { limit, monthStart }: Mask): SQL | undefined {
  if (!search) return undefined;
  const found = sql`(instr(lower(coalesce(${leads.buyerName}, '')), ${search.toLowerCase()}) > 0
    or instr(${leads.buyerMobile}, ${search.replace(/[\s-]/g, '')}) > 0)`;
  if (limit === null) return found;
  return sql`${found} and not (${leads.monthlyOrdinal} > ${limit} and ${leads.createdAt} >= ${monthStart})`;
}

/** A seller's leads, the latest offer first. Each filter alone walks an index in that order. */
export function listLeads(db: Db, { ownerId, filter, mask, after, limit }: LeadPage) {
  return selectLeads(db)
    .where(
      and(
        eq(leads.ownerId, ownerId),
        filter.status ? eq(leads.status, filter.status) : undefined,
        filter.source ? eq(leads.source, filter.source) : undefined,
        filter.vehicleId ? eq(leads.vehicleId, filter.vehicleId) : undefined,
        matches(filter.search, mask),
        after
          ? or(lt(leads.lastOfferAt, after.at), and(eq(leads.lastOfferAt, after.at), lt(leads.id, after.id)))
          : undefined,
      ),
    )
    .orderBy(desc(leads.lastOfferAt), desc(leads.id))
    .limit(limit);
}

export async function findLead(db: Db, ownerId: string, id: string): Promise<LeadRow | null> {
  const [row] = await selectLeads(db).where(and(eq(leads.id, id), eq(leads.ownerId, ownerId)));
  return row ?? null;
}

interface LeadChanges {
  status?: LeadStatus | undefined;
  notes?: string | null | undefined;
  followUpAt?: number | null | undefined;
}

/** Writes what is given if the lead is the owner's and may make the move; the states it may come from stand in the WHERE. */
export async function updateLead(
  db: Db,
  {
    ownerId,
    id,
    from,
    now,
  }: { ownerId: string; id: string; from: readonly LeadStatus[] | null; now: number },
  changes: LeadChanges,
): Promise<boolean> {
  const result = await db
    .update(leads)
    .set({
      ...changes,
      ...(changes.followUpAt === undefined ? {} : { followUpNotifiedAt: null }),
      updatedAt: now,
    })
    .where(
      and(eq(leads.id, id), eq(leads.ownerId, ownerId), from ? inArray(leads.status, [...from]) : undefined),
    );
  return changesOf(result) === 1;
}

/** What one buyer has offered for one listing, the latest first. */
export function listOffers(db: Db, leadId: string, limit: number) {
  return db
    .select()
    .from(leadOffers)
    .where(eq(leadOffers.leadId, leadId))
    .orderBy(desc(leadOffers.createdAt), desc(leadOffers.id))
    .limit(limit);
}

/** Follow-ups that are due and not told yet, the oldest first. */
export function listDueFollowUps(db: Db, now: number, limit: number) {
  return db
    .select({ id: leads.id })
    .from(leads)
    .where(and(isNull(leads.followUpNotifiedAt), lte(leads.followUpAt, now)))
    .orderBy(leads.followUpAt)
    .limit(limit);
}

/** Tells the owners and marks the leads told, in one batch: a job that runs twice finds them told. */
export async function tellDueFollowUps(
  db: Db,
  due: { leadId: string; notificationId: string }[],
  now: number,
) {
  const stillDue = (leadId: string) =>
    sql`l.id = ${leadId} and l.follow_up_notified_at is null and l.follow_up_at <= ${now}`;
  const statements = due.flatMap(({ leadId, notificationId }) => [
    db.run(
      notifyWhere(
        {
          id: notificationId,
          userId: sql`l.owner_id`,
          type: 'follow_up_due',
          title: 'Time to follow up',
          message: sql`coalesce(v.name, 'A lead')`,
          relatedEntityType: 'lead',
          relatedEntityId: leadId,
          createdAt: now,
        },
        sql`from leads l left join vehicles v on v.id = l.vehicle_id where ${stillDue(leadId)}`,
      ),
    ),
    db.run(sql`update leads as l set follow_up_notified_at = ${now} where ${stillDue(leadId)}`),
  ]);
  const [first, ...rest] = statements;
  if (first) await db.batch([first, ...rest]);
}
