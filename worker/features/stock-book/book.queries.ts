import { and, asc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { bookLines, members, stampedNumbers, vehicles } from '../../../schema/shard';
import type { StampedNumbersInput } from '../../../schema/stock-book/input';
import type { LineKind } from '../../../schema/stock-book/kinds';
import { insertWhere, runReturning, type ShardDb, updateWhere } from '../../platform/db';
import { firstIdAt } from '../../platform/random';
import { firstCameIn, type NewLine, writeLine } from './book-lines.sql';

interface Asked {
  ownerId: string;
  /** Epoch milliseconds by the server's clock: `from` inclusive, `to` exclusive. */
  from: number;
  to: number;
}

/** Some lines of a seller's book after one, in its order; of these kinds. */
export const listLines = (
  db: ShardDb,
  { ownerId, from, to }: Asked,
  kinds: readonly LineKind[],
  after: string,
  limit: number,
) =>
  db
    .select({ line: bookLines, personName: members.memberName })
    .from(bookLines)
    .leftJoin(members, and(eq(members.ownerId, ownerId), eq(members.memberId, bookLines.personId)))
    .where(
      and(
        eq(bookLines.ownerId, ownerId),
        gt(bookLines.id, after > firstIdAt(from) ? after : firstIdAt(from)),
        lt(bookLines.id, firstIdAt(to)),
        inArray(bookLines.kind, [...kinds]),
      ),
    )
    .orderBy(asc(bookLines.id))
    .limit(limit);

/** Engine and chassis number of a seller's vehicle; null for anybody else's. */
export async function findNumbers(db: ShardDb, ownerId: string, vehicleId: string) {
  const [row] = await db
    .select({ engine: stampedNumbers.engine, chassis: stampedNumbers.chassis })
    .from(vehicles)
    .leftJoin(stampedNumbers, eq(stampedNumbers.vehicleId, vehicles.id))
    .where(and(eq(vehicles.id, vehicleId), eq(vehicles.userId, ownerId)));
  return row ?? null;
}

const isOwn = (line: Pick<NewLine, 'ownerId' | 'vehicleId'>): SQL =>
  sql`from vehicles v where v.id = ${line.vehicleId} and v.user_id = ${line.ownerId}`;

/**
 * Stores engine and chassis number; if the book says that the vehicle came in, they are a correction of that line. False
 * if the vehicle is not the seller's.
 */
export async function saveNumbers(
  db: ShardDb,
  line: Omit<NewLine, 'kind' | 'fields' | 'personal'>,
  numbers: StampedNumbersInput,
): Promise<boolean> {
  const { ownerId, vehicleId, now } = line;
  const first = firstCameIn(ownerId, vehicleId);
  const [stored] = await runReturning(db, [
    sql`${insertWhere(stampedNumbers, { vehicleId, ownerId, ...numbers, updatedAt: now }, isOwn(line))}
      on conflict (vehicle_id) do update set engine = excluded.engine, chassis = excluded.chassis,
        updated_at = excluded.updated_at where stamped_numbers.owner_id = excluded.owner_id returning 1`,
    writeLine(
      { ...line, kind: 'correction', fields: numbers, personal: {} },
      { guard: sql`${first} is not null`, aboutId: first },
    ),
  ]);
  return stored?.length === 1;
}

/** Writes a remark about a line of the seller's beside it. False if there is no such line. */
export async function correctLine(
  db: ShardDb,
  line: Omit<NewLine, 'kind' | 'vehicleId' | 'fields'>,
  about: { id: string; vehicleId: string },
): Promise<boolean> {
  const [written] = await runReturning(db, [
    writeLine(
      { ...line, vehicleId: about.vehicleId, kind: 'correction', fields: {} },
      { guard: sql`true`, aboutId: sql`${about.id}` },
    ),
  ]);
  return written?.length === 1;
}

export async function findLine(db: ShardDb, ownerId: string, id: string) {
  const [row] = await db
    .select()
    .from(bookLines)
    .where(and(eq(bookLines.ownerId, ownerId), eq(bookLines.id, id)));
  return row ?? null;
}

/** Erases what a line says of a person, with the salts; the commitments stay. False if there is no such line. */
export async function erasePerson(db: ShardDb, ownerId: string, id: string): Promise<boolean> {
  const [erased] = await runReturning(db, [
    sql`${updateWhere(bookLines, { personal: sql`'{}'` }, sql`where owner_id = ${ownerId} and id = ${id}`)} returning 1`,
  ]);
  return erased?.length === 1;
}
