import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { MAX_FILES, MAX_PAPERS, type PaperKind } from '../../../schema/papers/kinds';
import type { PaperFile } from '../../../schema/papers/output';
import { members, papers, sellers, vehicles, yards } from '../../../schema/shard';
import { insertWhere, runReturning, type ShardDb, updateWhere } from '../../platform/db';
import { retried } from '../../platform/retry';
import { watchOfNote } from '../rc-watch/rc-watch.sql';
import { writeBack, writeLine } from '../stock-book/book-lines.sql';

/** Papers that somebody may see: receipts of a purchase only with what was paid. */
const isSeen = (seesMoney: boolean) => (seesMoney ? undefined : ne(papers.kind, 'purchase_receipt'));

interface Asked {
  ownerId: string;
  vehicleId: string;
  seesMoney: boolean;
}

/** A seller's papers of a vehicle, latest first. */
export const listPapers = (db: ShardDb, { ownerId, vehicleId, seesMoney }: Asked) =>
  db
    .select({ paper: papers, personName: members.memberName })
    .from(papers)
    .leftJoin(members, and(eq(members.ownerId, papers.ownerId), eq(members.memberId, papers.personId)))
    .where(and(eq(papers.ownerId, ownerId), eq(papers.vehicleId, vehicleId), isSeen(seesMoney)))
    .orderBy(desc(papers.createdAt), desc(papers.id));

export type PaperRow = Awaited<ReturnType<typeof listPapers>>[number];

const sellerColumns = {
  firstName: sellers.firstName,
  lastName: sellers.lastName,
  firmName: sellers.firmName,
  accountType: sellers.accountType,
  phone: sellers.mobileNumber,
  address: yards.address,
};

/** What a paper says of the seller. */
export async function findSeller(db: ShardDb, ownerId: string) {
  const [row] = await db
    .select(sellerColumns)
    .from(sellers)
    .leftJoin(yards, eq(yards.ownerId, sellers.id))
    .where(eq(sellers.id, ownerId));
  return row ?? null;
}

export type SellerRow = NonNullable<Awaited<ReturnType<typeof findSeller>>>;

/** What a paper says of the seller and of a vehicle of theirs that is not deleted; null for any other. */
export async function findSale(db: ShardDb, ownerId: string, vehicleId: string) {
  const [row] = await db
    .select({
      name: vehicles.name,
      currency: vehicles.currency,
      kind: vehicles.kind,
      year: vehicles.year,
      ...sellerColumns,
    })
    .from(vehicles)
    .innerJoin(sellers, eq(sellers.id, vehicles.userId))
    .leftJoin(yards, eq(yards.ownerId, sellers.id))
    .where(and(eq(vehicles.id, vehicleId), eq(vehicles.userId, ownerId), eq(vehicles.isActive, true)));
  return row ?? null;
}

export type SaleRow = NonNullable<Awaited<ReturnType<typeof findSale>>>;

/** What must hold in the statement that draws a number. */
export type Condition = SQL;

export interface NewPaper {
  id: string;
  ownerId: string;
  vehicleId: string;
  leadId: string | null;
  personId: string | null;
  kind: PaperKind;
  year: string;
  /** Of no other paper. */
  code: string;
  madeAt: number | null;
  fields: string;
  fieldsHash: string;
  now: number;
  condition?: Condition;
  /** What the stock book says with it: to whom the vehicle went, when, with how many km. */
  delivered?: { name: string; phone: string; at: number; plate: string; kms: number } | null;
}

/** A delivery note in the stock book, which ends an open trip: the vehicle will not come back. */
function inBook({ id, ownerId, vehicleId, personId, now, delivered }: NewPaper): SQL[] {
  if (!delivered) return [];
  const { at, plate, kms, name, phone } = delivered;
  const line = { ownerId, vehicleId, personId, now, happenedAt: at };
  const isIssued = sql`exists (select 1 from papers where id = ${id})`;
  return [
    writeBack(
      { ...line, key: `trip of paper ${id}`, fields: { kms, handedOver: true }, personal: {} },
      isIssued,
    ),
    writeLine(
      {
        ...line,
        key: `paper ${id}`,
        kind: 'delivered',
        fields: { plate, kms },
        personal: { name, phone },
      },
      { guard: isIssued },
    ),
  ];
}

/**
 * Issues a paper with the next number of its series: one statement reads the number and writes the row, so that a series
 * has no gaps. False if the vehicle has as many as it may, or the condition does not hold.
 */
export function insertPaper(db: ShardDb, paper: NewPaper): Promise<boolean> {
  const { id, ownerId, vehicleId, kind, year, now } = paper;
  const statement = insertWhere(
    papers,
    {
      id,
      ownerId,
      vehicleId,
      leadId: paper.leadId,
      personId: paper.personId,
      kind,
      year,
      number: sql`1 + coalesce((select max(number) from papers
        where owner_id = ${ownerId} and kind = ${kind} and year = ${year}), 0)`,
      code: paper.code,
      madeAt: paper.madeAt,
      fields: sql`${paper.fields}`,
      fieldsHash: paper.fieldsHash,
      files: sql`'[]'`,
      createdAt: now,
    },
    sql`from vehicles v where v.id = ${vehicleId} and v.user_id = ${ownerId} and v.is_active = 1
      and (select count(*) from papers where owner_id = ${ownerId} and vehicle_id = ${vehicleId}) < ${MAX_PAPERS}
      and not exists (select 1 from papers where code = ${paper.code})
      and ${paper.condition ?? sql`true`}
      returning id`,
  );
  const isStored = async () => {
    const [found] = await runReturning(db, [sql`select 1 from papers where id = ${id}`]);
    return found?.length === 1 || null;
  };
  return retried(async () => {
    const [stored] = await runReturning(db, [statement, ...inBook(paper)]);
    return stored?.length === 1;
  }, isStored);
}

/** One of the seller's papers; null for any other. */
export async function findPaper(db: ShardDb, ownerId: string, id: string, seesMoney: boolean) {
  const [row] = await db
    .select({ paper: papers, personName: members.memberName })
    .from(papers)
    .leftJoin(members, and(eq(members.ownerId, papers.ownerId), eq(members.memberId, papers.personId)))
    .where(and(eq(papers.id, id), eq(papers.ownerId, ownerId), isSeen(seesMoney)));
  return row ?? null;
}

/** Adds a file, once. False if the paper is not the seller's, or has as many as it may. */
export async function addFile(
  db: ShardDb,
  ownerId: string,
  { id, seesMoney }: { id: string; seesMoney: boolean },
  { hash, isSigned }: PaperFile,
): Promise<boolean> {
  const isThere = sql`exists (select 1 from json_each(files) where value ->> '$.hash' = ${hash})`;
  const file = sql`json_object('hash', ${hash}, 'isSigned', json(${isSigned ? 'true' : 'false'}))`;
  const [changed] = await runReturning(db, [
    sql`${updateWhere(
      papers,
      { files: sql`iif(${isThere}, files, json_insert(files, '$[#]', ${file}))` },
      sql`where id = ${id} and owner_id = ${ownerId} and (${seesMoney} or kind <> 'purchase_receipt') and (${isThere} or json_array_length(files) < ${MAX_FILES})`,
    )} returning id`,
  ]);
  return changed?.length === 1;
}

/** What is public of the paper with a code, while its seller has an account; null for an unknown one. */
export async function findByCode(db: ShardDb, code: string) {
  const [row] = await db
    .select({
      kind: papers.kind,
      year: papers.year,
      number: papers.number,
      createdAt: papers.createdAt,
      madeAt: papers.madeAt,
      cancelledAt: papers.cancelledAt,
      files: papers.files,
      plate: sql<string>`${papers.fields} ->> '$.vehicle.plate'`,
      watch: watchOfNote,
    })
    .from(papers)
    .where(eq(papers.code, code));
  return row ?? null;
}
