import { type SQL, sql } from 'drizzle-orm';
import { PLANS } from '../../../schema/billing/plans';
import { ABILITIES } from '../../../schema/staff/abilities';

const SEATS = Object.values(PLANS)
  .map(({ id, staff }) => `when '${id}' then ${staff}`)
  .join(' ');

/** How many seats the plan in a column includes. Literal, so that nothing is bound. */
export const seatsOf = (planColumn: string): string => `case ${planColumn} ${SEATS} end`;

/** Whether two roles share their seats: yard helpers have their own. */
export const shareSeats = (one: string, other: string): SQL =>
  sql.raw(`(${one} = 'helper') = (${other} = 'helper')`);

/**
 * Holds for the membership `m` of the seller `s`: the person has not left, and the plan has a seat for them;
 * who has left has none.
 */
export const HAS_SEAT = `m.seat <= ${seatsOf('s.subscription_plan')}`;

interface OfStaff {
  ownerId: SQL;
  personId: SQL;
}

/** Holds for the membership `m` of somebody whose role works on leads. */
export const WORKS_ON_LEADS = `m.role in (${ABILITIES.workOnLeads.map((role) => `'${role}'`).join(', ')})`;

/**
 * A value of the membership `m` of somebody who works on a seller's leads now; null for anybody else. Reads nothing if
 * nobody is named.
 */
const ofMember = (value: string, { ownerId, personId }: OfStaff): SQL =>
  sql`(select ${sql.raw(value)} from members m join sellers s on s.id = m.owner_id
    where m.owner_id = ${ownerId} and m.member_id = ${personId} and ${sql.raw(`${HAS_SEAT} and ${WORKS_ON_LEADS}`)})`;

/** The person, as long as they work on the seller's leads; null otherwise. */
export const whileThere = (who: OfStaff): SQL => ofMember('m.member_id', who);

/** Their name, for as long. */
export const nameWhileThere = (who: OfStaff): SQL => ofMember('m.member_name', who);

/** Who answers buyers instead of the seller. */
export interface Answerer {
  /** Null for a duty number. */
  personId: string | null;
  name: string | null;
  /** E.164. */
  mobileNumber: string;
  isConfirmed: 0 | 1;
}

/**
 * Who answers buyers for a vehicle, as JSON: a duty number, or somebody who works for the seller now; null for the
 * seller. `vehicle` is the statement's name for the table.
 */
export const answererOf = (vehicle = 'vehicles'): SQL<Answerer | null> => {
  const column = (name: string) => sql.raw(`${vehicle}.${name}`);
  const member = ofMember(
    `iif(m.number is null, null, json_object('personId', m.member_id, 'name', m.member_name,
      'mobileNumber', m.number, 'isConfirmed', m.is_number_confirmed))`,
    { ownerId: column('user_id'), personId: column('answerer_id') },
  );
  const duty = sql`json_object('personId', null, 'name', null, 'mobileNumber', ${column('duty_number')}, 'isConfirmed', 0)`;
  return sql<Answerer | null>`iif(${column('duty_number')} is not null, ${duty}, ${member})`.mapWith(
    (json: string) => JSON.parse(json) as Answerer,
  );
};
