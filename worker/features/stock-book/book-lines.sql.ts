import { type SQL, sql } from 'drizzle-orm';
import { bookLines } from '../../../schema/shard';
import { type LineKind, MAX_VEHICLE_LINES, type PersonalField } from '../../../schema/stock-book/kinds';
import type { Commitments, LineFields, PersonalFields } from '../../../schema/stock-book/output';
import { indianCalendar } from '../../platform/clock';
import { sha256 } from '../../platform/crypto';
import { insertWhere, newIdInSql } from '../../platform/db';
import { newId, randomToken } from '../../platform/random';

export type BookLine = typeof bookLines.$inferSelect;

/** The commitment to a personal field: without its salt, nobody finds the text by trying. */
export const commitmentTo = ({ text, salt }: { text: string; salt: string }) => sha256(`${salt}\n${text}`);

/** What a line says of a person, with fresh salts; empty fields are left out. */
export function committed(said: Partial<Record<PersonalField, string>>) {
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
  kind: Exclude<LineKind, 'sold'>;
  /** Who of the staff notes it; null for the seller. */
  personId: string | null;
  happenedAt: number;
  now: number;
  fields: LineFields;
  personal: Partial<Record<PersonalField, string>>;
}

/** Whether the book is still open on the day of a line; a sealed day gets no more lines. */
const isOpenDay = (ownerId: string | SQL, now: number) => sql`not exists (select 1 from book_seals s
  where s.owner_id = ${ownerId} and s.day >= ${indianCalendar(now).day})`;

/** What of a vehicle `v` a line of a trip says. */
const CAR = sql`json_object('vehicle', v.name, 'plate', v.facts ->> '$.registrationNumber')`;

/** What of a vehicle `v` a line of the stock book says. */
const STOCK = sql`(select json_object('vehicle', v.name, 'plate', v.facts ->> '$.registrationNumber', 'make', v.make,
    'model', v.model, 'engine', max(n.engine), 'chassis', max(n.chassis))
  from stamped_numbers n where n.vehicle_id = v.id)`;

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
      fields: sql`json_patch(${line.kind === 'out' || line.kind === 'back' ? CAR : STOCK}, ${json(fields)})`,
      commitments: json(said.commitments),
      personal: json(said.personal),
    },
    sql`from vehicles v ${join} where v.id = ${vehicleId} and v.user_id = ${ownerId}
      and ${isOpenDay(ownerId, now)} and ${guard}
      and (select count(*) from book_lines where owner_id = ${ownerId} and vehicle_id = ${vehicleId}) < ${MAX_VEHICLE_LINES}`,
  )} on conflict do nothing returning id`;
}

/** That a dealer's vehicle came in from another seller, before it is listed: all that the line says is given. */
export function writeBought({ fields, personal, now, ...line }: Omit<NewLine, 'kind'>, guard: SQL): SQL {
  const said = committed(personal);
  return sql`${insertWhere(
    bookLines,
    {
      ...line,
      id: newId(now, line.ownerId),
      kind: 'came_in',
      aboutId: null,
      createdAt: now,
      fields,
      commitments: said.commitments,
      personal: said.personal,
    },
    sql`where ${isOpenDay(line.ownerId, now)} and ${guard}`,
  )} on conflict do nothing`;
}

/** That the open trip `o` of a vehicle ends, once, if `guard` holds. */
export const writeBack = (line: Omit<NewLine, 'kind'>, guard: SQL): SQL =>
  writeLine(
    { ...line, kind: 'back' },
    {
      aboutId: sql`o.id`,
      join: sql`join book_lines o on o.owner_id = ${line.ownerId} and o.vehicle_id = ${line.vehicleId} and o.kind = 'out'`,
      guard: sql`${guard} and not exists (select 1 from book_lines b where b.owner_id = ${line.ownerId}
        and b.vehicle_id = ${line.vehicleId} and b.kind = 'back' and b.about_id = o.id)`,
    },
  );

/** How many trips of a vehicle are open: each line `back` closes one line `out`. */
export const openTrips = (ownerId: string, vehicleId: string) =>
  sql`(select count(*) filter (where kind = 'out') - count(*) filter (where kind = 'back') from book_lines
    where owner_id = ${ownerId} and vehicle_id = ${vehicleId})`;

/** The line with which a vehicle came in, if the book has one. */
export const firstCameIn = (ownerId: string, vehicleId: string) => sql`(select min(id) from book_lines
  where owner_id = ${ownerId} and vehicle_id = ${vehicleId} and kind = 'came_in')`;

/**
 * That a vehicle came in, or, once the book says so, a correction of it: one of the two, in the batch that stores how it
 * came in. `isSaved` holds if that batch has stored it.
 */
export const writeCameIn = (line: Omit<NewLine, 'kind'>, isSaved: SQL): SQL[] => {
  const first = firstCameIn(line.ownerId, line.vehicleId);
  return [
    writeLine(
      { ...line, kind: 'correction' },
      { guard: sql`${isSaved} and ${first} is not null`, aboutId: first },
    ),
    writeLine({ ...line, kind: 'came_in' }, { guard: sql`${isSaved} and ${first} is null` }),
  ];
};

/** That vehicles `v` are sold for good, once each; whom to, their delivery notes say, and for dealers the only line. */
export const writeSold = (which: SQL, now: number): SQL =>
  sql`${insertWhere(
    bookLines,
    {
      ownerId: sql`v.user_id`,
      id: newIdInSql(now, sql`v.user_id`),
      vehicleId: sql`v.id`,
      key: sql`'sold ' || v.sold_at`,
      kind: 'sold',
      aboutId: null,
      personId: null,
      happenedAt: sql`v.sold_at`,
      createdAt: now,
      fields: STOCK,
      commitments: sql`'{}'`,
      personal: sql`'{}'`,
    },
    sql`from vehicles v where ${which} and ${isOpenDay(sql`v.user_id`, now)} and not exists (select 1 from book_lines b
      where b.owner_id = v.user_id and b.vehicle_id = v.id and b.kind = 'delivered' and substr(b.key, 1, 7) = 'dealer ')`,
  )} on conflict do nothing`;
