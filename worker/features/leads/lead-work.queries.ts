import { and, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { LeadVehicleDto } from '../../../schema/answers/leads';
import type { LeadFilter, LeadStatus } from '../../../schema/contracts/leads';
import type { CurrencyCode } from '../../../schema/currencies';
import { contacts, leadOffers, leads, republishedVehicles, vehicles } from '../../../schema/tables';
import { changesOf, type Db } from '../../platform/db';
import { matchesPerson } from '../contacts/contacts.guards';

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
      isContact: sql<boolean>`${contacts.id} is not null`.mapWith(Boolean),
    })
    .from(leads)
    .leftJoin(vehicles, eq(vehicles.id, leads.vehicleId))
    .leftJoin(republishedVehicles, eq(republishedVehicles.id, leads.republishedVehicleId))
    .leftJoin(
      contacts,
      and(eq(contacts.userId, leads.ownerId), eq(contacts.mobileNumber, leads.buyerMobile)),
    );

export type LeadRow = Awaited<ReturnType<typeof listLeads>>[number];

/** Leads of this month beyond the plan's limit are masked. */
export interface Mask {
  limit: number | null;
  monthStart: number;
}

/** A place in the list: leads are in the order of their latest offer. */
export interface Place {
  at: number;
  id: string;
}

interface LeadPage {
  ownerId: string;
  filter: LeadFilter;
  mask: Mask;
  after: Place | null;
  /** The last place to look at. */
  until: Place | null;
  limit: number;
}

const place = sql`(${leads.lastOfferAt}, ${leads.id})`;
const before = (after: Place | null) => (after ? sql`${place} < (${after.at}, ${after.id})` : undefined);

/** A search must not find by what a masked lead hides. */
function matches(search: string | undefined, { limit, monthStart }: Mask): SQL | undefined {
  if (!search) return undefined;
  const found = sql`${leads.withdrawnAt} is null and ${matchesPerson(leads.buyerName, leads.buyerMobile, search)}`;
  if (limit === null) return sql`(${found})`;
  return sql`(${found}) and not (${leads.monthlyOrdinal} > ${limit} and ${leads.createdAt} >= ${monthStart})`;
}

/** A seller's leads, the latest offer first. Each filter alone walks an index in that order. */
export function listLeads(db: Db, { ownerId, filter, mask, after, until, limit }: LeadPage) {
  return selectLeads(db)
    .where(
      and(
        eq(leads.ownerId, ownerId),
        filter.status ? eq(leads.status, filter.status) : undefined,
        filter.source ? eq(leads.source, filter.source) : undefined,
        filter.vehicleId ? eq(leads.vehicleId, filter.vehicleId) : undefined,
        matches(filter.search, mask),
        before(after),
        until ? sql`${place} >= (${until.at}, ${until.id})` : undefined,
      ),
    )
    .orderBy(desc(leads.lastOfferAt), desc(leads.id))
    .limit(limit);
}

/** The place of the last of the next `rows` leads; null when there are fewer. Read from the index alone. */
export function placeAfter(db: Db, ownerId: string, after: Place | null, rows: number) {
  return db
    .select({ at: leads.lastOfferAt, id: leads.id })
    .from(leads)
    .where(and(eq(leads.ownerId, ownerId), before(after)))
    .orderBy(desc(leads.lastOfferAt), desc(leads.id))
    .limit(1)
    .offset(rows - 1);
}

/** The vehicles of a seller's latest `rows` leads, the one with the latest offer first. */
export function listVehicles(db: Db, ownerId: string, rows: number) {
  const recent = db
    .select({ vehicleId: leads.vehicleId, lastOfferAt: leads.lastOfferAt })
    .from(leads)
    .where(eq(leads.ownerId, ownerId))
    .orderBy(desc(leads.lastOfferAt), desc(leads.id))
    .limit(rows)
    .as('recent');
  return db
    .select({ vehicleId: recent.vehicleId, name: vehicles.name, leads: count() })
    .from(recent)
    .leftJoin(vehicles, eq(vehicles.id, recent.vehicleId))
    .groupBy(recent.vehicleId)
    .orderBy(desc(sql`max(${recent.lastOfferAt})`)) satisfies PromiseLike<LeadVehicleDto[]>;
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

/** Writes what is given if the lead is the owner's, not withdrawn, and may make the move; the states it may come from stand in the WHERE. */
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
      and(
        eq(leads.id, id),
        eq(leads.ownerId, ownerId),
        isNull(leads.withdrawnAt),
        from ? inArray(leads.status, [...from]) : undefined,
      ),
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
