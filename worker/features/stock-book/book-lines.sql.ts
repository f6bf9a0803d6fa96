import { type SQL, sql } from 'drizzle-orm';
import { bookLines } from '../../../schema/shard';
import { type LineKind, MAX_VEHICLE_LINES, type PersonalField } from '../../../schema/stock-book/kinds';
import type { Commitments, LineFields, PersonalFields } from '../../../schema/stock-book/output';
import { indianCalendar } from '../../platform/clock';
import { sha256 } from '../../platform/crypto';
import { insertWhere } from '../../platform/db';
import { newId, randomToken } from '../../platform/random';

/** The commitment to a personal field: without its salt, nobody finds the text by trying. */
const commitmentTo = ({ text, salt }: { text: string; salt: string }) => sha256(`${salt}\n${text}`);

/** What a line says of a person, with fresh salts; empty fields are left out. */
function committed(said: Partial<Record<PersonalField, string>>) {
  const personal: PersonalFields = {};
  const commitments: Commitments = {};
  for (const [name, text] of Object.entries(said) as [PersonalField, string][]) {
    if (text === '') continue;
    const field = { text, salt: randomToken(16) };
    personal[name] = field;
    commitments[name] = commitmentTo(field);
  }
  return { personal, commitments };
}

export interface NewLine {
  ownerId: string;
  vehicleId: string;
  key: string;
  kind: LineKind;
  /** Who of the staff notes it; null for the seller. */
  personId: string | null;
  happenedAt: number;
  now: number;
  fields: LineFields;
  personal: Partial<Record<PersonalField, string>>;
}

/** Whether the book is still open on the day of a line; a sealed day gets no more lines. */
const isOpenDay = (ownerId: string, now: number) => sql`not exists (select 1 from book_seals s
  where s.owner_id = ${ownerId} and s.day >= ${indianCalendar(now).day})`;

/** What of a vehicle `v` a line of a trip says. */
const CAR = sql`json_object('vehicle', v.name, 'plate', v.facts ->> '$.registrationNumber')`;

/**
 * Writes a line about a vehicle `v` of the seller, once, if `guard` holds; further tables of the guard begin with `join`.
 * Returns a row if it was written.
 */
export function writeLine(
  { fields, personal, now, ...line }: NewLine,
  { join = sql``, guard, aboutId = null }: { join?: SQL; guard: SQL; aboutId?: SQL | null },
): SQL {
  const { ownerId, vehicleId } = line;
  const said = committed(personal);
  const json = (value: object) => sql`${JSON.stringify(value)}`;
  return sql`${insertWhere(
    bookLines,
    {
      ...line,
      id: newId(now, ownerId),
      aboutId,
      createdAt: now,
      fields: sql`json_patch(${CAR}, ${json(fields)})`,
      commitments: json(said.commitments),
      personal: json(said.personal),
    },
    sql`from vehicles v ${join} where v.id = ${vehicleId} and v.user_id = ${ownerId}
      and ${isOpenDay(ownerId, now)} and ${guard}
      and (select count(*) from book_lines where owner_id = ${ownerId} and vehicle_id = ${vehicleId}) < ${MAX_VEHICLE_LINES}`,
  )} on conflict do nothing returning id`;
}

/** How many trips of a vehicle are open: each line `back` closes one line `out`. */
export const openTrips = (ownerId: string, vehicleId: string) =>
  sql`(select count(*) filter (where kind = 'out') - count(*) filter (where kind = 'back') from book_lines
    where owner_id = ${ownerId} and vehicle_id = ${vehicleId})`;
