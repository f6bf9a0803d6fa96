import { and, count, desc, eq, isNotNull, isNull, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type LeadFilter, UNDO_LEAD_MINUTES } from '../../../schema/leads/input';
import type { LeadStatus } from '../../../schema/leads/lead-statuses';
import { leadOffers, leads, republishedVehicles, vehicles } from '../../../schema/shard';
import type { ShardDb } from '../../platform/db';
import type { KeyedCursor } from '../../platform/paging';
import { matchesPerson, numberToSearch } from '../contacts/contacts.sql';
import { type LeadReader, mayRead } from './lead-access.sql';
import { isStanding, type LeadRow, selectLeads } from './lead-rows.sql';
import { countedAnew, isMaskedLead, type Mask, passNumberOn, UNCOUNTED } from './month-leads.sql';

interface LeadPage {
  reader: LeadReader;
  filter: Omit<LeadFilter, 'search'>;
  /** A search must not match what a masked lead hides. */
  search: { text: string; mask: Mask } | null;
  after: KeyedCursor | null;
  /** The last row to examine. */
  until: KeyedCursor | null;
  limit: number;
}

const place = sql`(${leads.lastOfferAt}, ${leads.id})`;
const before = (after: KeyedCursor | null) =>
  after ? sql`${place} < (${after.key}, ${after.id})` : undefined;

const likelihood = ({ unlikely }: LeadFilter) =>
  unlikely ? isNotNull(leads.unlikelyReason) : isNull(leads.unlikelyReason);

/** The lead's vehicle as its owner finds it among the listings, number plate included; or what is wanted. */
const vehicleText = [
  vehicles.searchText,
  sql`iif(${leads.vehicleId} is null, ${leads.message}, null)`,
  sql`${vehicles.facts} ->> 'registrationNumber'`,
  republishedVehicles.vehicleName,
].reduce<SQL>((said, part) => sql`${said} || ' ' || coalesce(${part}, '')`, sql`''`);

/**
 * All words of the search are in the vehicle's text or the buyer's name and number; in the vehicle's alone if
 * the buyer is masked or has withdrawn. Each text is one column, so that no word repeats it.
 */
function matches({ text, mask }: NonNullable<LeadPage['search']>): SQL {
  const known = (part: SQLWrapper) =>
    sql`iif(${leads.withdrawnAt} is not null or ${isMaskedLead(mask)}, '', coalesce(${part}, ''))`;
  return sql`exists (select 1
    from (select ${known(leads.buyerName)} || ${vehicleText} as content, ${known(numberToSearch(leads.buyerMobile, text, mask.hidesNumbers))} as number)
    where ${matchesPerson(sql`content`, sql`number`, text)})`;
}

/** A seller's leads, latest offer first, in the order of their index. */
export function listLeads(db: ShardDb, { reader, filter, search, after, until, limit }: LeadPage) {
  return selectLeads(db)
    .where(
      and(
        mayRead(reader),
        likelihood(filter),
        filter.status ? eq(leads.status, filter.status) : undefined,
        filter.source ? eq(leads.source, filter.source) : undefined,
        filter.vehicleId ? eq(leads.vehicleId, filter.vehicleId) : undefined,
        search ? matches(search) : undefined,
        before(after),
        until ? sql`${place} >= (${until.key}, ${until.id})` : undefined,
      ),
    )
    .orderBy(desc(leads.lastOfferAt), desc(leads.id))
    .limit(limit);
}

/** The cursor after the next `rows` leads; null if there are fewer. Reads only the index. */
export function placeAfter(
  db: ShardDb,
  { reader, filter, after }: Pick<LeadPage, 'reader' | 'filter' | 'after'>,
  rows: number,
) {
  return db
    .select({ key: leads.lastOfferAt, id: leads.id })
    .from(leads)
    .where(and(eq(leads.ownerId, reader.ownerId), likelihood(filter), before(after)))
    .orderBy(desc(leads.lastOfferAt), desc(leads.id))
    .limit(1)
    .offset(rows - 1);
}

/** The vehicles of a seller's latest `rows` leads, latest offer first, each with its highest offer. */
export function listVehicles(db: ShardDb, reader: LeadReader, rows: number) {
  const recent = db
    .select({
      vehicleId: leads.vehicleId,
      pageId: leads.republishedVehicleId,
      lastOfferAt: leads.lastOfferAt,
      // What the seller wrote down is a budget, no offer.
      offerMinor: sql<number | null>`iif(${isStanding}, ${leads.offerPriceMinor}, null)`.as('offer_minor'),
      offerCurrency: leads.offerCurrency,
    })
    .from(leads)
    .where(and(mayRead(reader), isNull(leads.unlikelyReason)))
    .orderBy(desc(leads.lastOfferAt), desc(leads.id))
    .limit(rows)
    .as('recent');
  return db
    .select({
      vehicleId: sql<string>`${recent.vehicleId}`,
      name: sql<string | null>`coalesce(${vehicles.name}, max(${republishedVehicles.vehicleName}))`,
      leads: count(),
      currency: vehicles.currency,
      bestMinor: sql<
        number | null
      >`max(${recent.offerMinor}) filter (where ${recent.offerCurrency} = ${vehicles.currency})`,
    })
    .from(recent)
    .leftJoin(vehicles, eq(vehicles.id, recent.vehicleId))
    .leftJoin(republishedVehicles, eq(republishedVehicles.id, recent.pageId))
    .where(isNotNull(recent.vehicleId))
    .groupBy(recent.vehicleId)
    .orderBy(desc(sql`max(${recent.lastOfferAt})`));
}

const selectLead = (db: ShardDb, reader: LeadReader, id: string) =>
  selectLeads(db).where(and(eq(leads.id, id), mayRead(reader)));

/** A lead that the reader may see. */
export async function findLead(db: ShardDb, reader: LeadReader, id: string): Promise<LeadRow | null> {
  const [row] = await selectLead(db, reader, id);
  return row ?? null;
}

/** Other leads with the same number on the same listing that are not withdrawn. */
export function listSameNumber(db: ShardDb, reader: LeadReader, { lead }: LeadRow, limit: number) {
  return selectLeads(db)
    .where(
      and(
        eq(leads.listingId, lead.listingId),
        eq(leads.buyerMobile, lead.buyerMobile),
        mayRead(reader),
        ne(leads.id, lead.id),
        isNull(leads.withdrawnAt),
      ),
    )
    .limit(limit);
}

interface LeadChanges {
  status?: LeadStatus | undefined;
  notes?: string | null | undefined;
  followUpAt?: number | null | undefined;
  /** With a follow-up: who of the staff set it. */
  followUpById?: string | null | undefined;
  isUnlikely?: false | undefined;
}

const UNDO_MS = UNDO_LEAD_MINUTES * 60_000;

interface LeadUpdate {
  reader: LeadReader;
  id: string;
  /**
   * The statuses from which the change is allowed; 'undo' for undoing the last change; null if the status
   * stays.
   */
  from: readonly LeadStatus[] | 'undo' | null;
  mask: Mask;
  now: number;
}

/**
 * Updates the lead if it belongs to the owner, is not withdrawn and may change; enforced in the WHERE. Junk
 * stops counting in its month and passes its number on; a lead that is no longer junk or unlikely gets a new
 * number. Returns the lead as it is then, in the same round trip; null if the owner has none with this id.
 */
export async function updateLead(
  db: ShardDb,
  { reader, id, from, mask, now }: LeadUpdate,
  { isUnlikely, ...changes }: LeadChanges,
): Promise<{ isWritten: boolean; row: LeadRow | null }> {
  const { status } = changes;
  const moved = (value: SQL, kept: SQL) => sql`iif(${leads.status} = ${status}, ${kept}, ${value})`;
  const isMovedToLeads = isUnlikely === false;
  const isJunk = status === 'junk';
  const mayChange = (lead: string) => {
    const column = (name: string) => sql.raw(`${lead}.${name}`);
    const isAsked = from && from !== 'undo' ? sql`${column('status')} in ${from}` : sql`true`;
    const isLast = sql`${column('previous_status')} = ${status} and ${column('status_changed_at')} > ${now - UNDO_MS}`;
    const isUndone = from === 'undo' ? sql`(${column('status')} = ${status} or (${isLast}))` : sql`true`;
    return sql`${mayRead(reader, lead)} and ${column('withdrawn_at')} is null and ${isAsked} and ${isUndone}`;
  };
  const change = db
    .update(leads)
    .set({
      ...changes,
      ...(status
        ? {
            previousStatus:
              from === 'undo' ? null : moved(sql`${leads.status}`, sql`${leads.previousStatus}`),
            statusChangedAt: moved(sql`${now}`, sql`${leads.statusChangedAt}`),
          }
        : {}),
      ...(changes.followUpAt === undefined ? {} : { followUpNotifiedAt: null }),
      ...(isMovedToLeads ? { unlikelyReason: null, offerSeenAt: sql`${leads.lastOfferAt}` } : {}),
      ...(isJunk ? { monthlyOrdinal: UNCOUNTED } : {}),
      ...(!isJunk && (status || isMovedToLeads) ? { monthlyOrdinal: countedAnew(isMovedToLeads) } : {}),
      updatedAt: now,
    })
    .where(and(eq(leads.id, id), mayChange('leads')))
    .returning({ id: leads.id });
  const read = selectLead(db, reader, id);
  if (!isJunk) {
    const [written, [row]] = await db.batch([change, read]);
    return { isWritten: written.length === 1, row: row ?? null };
  }
  const passOn = db.run(passNumberOn({ id, ownerId: reader.ownerId, mask, guard: mayChange('j') }));
  const [, written, [row]] = await db.batch([passOn, change, read]);
  return { isWritten: written.length === 1, row: row ?? null };
}

/** One buyer's offers for one listing, latest first. */
export function listOffers(db: ShardDb, leadId: string, limit: number) {
  return db
    .select()
    .from(leadOffers)
    .where(eq(leadOffers.leadId, leadId))
    .orderBy(desc(leadOffers.createdAt), desc(leadOffers.id))
    .limit(limit);
}
