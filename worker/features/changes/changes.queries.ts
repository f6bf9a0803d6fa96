import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { ChangeFilter } from '../../../schema/changes/input';
import { changes, contacts, enquiries, invitations, leads, members, vehicles } from '../../../schema/shard';
import type { ShardDb } from '../../platform/db';

interface ChangePage extends ChangeFilter {
  ownerId: string;
  cursor: string | undefined;
  limit: number;
}

export type ChangeRow = Awaited<ReturnType<typeof listChanges>>[number];

const subjects = alias(members, 'subjects');

const by = (person: string | undefined) => {
  if (person === 'self') return isNull(changes.personId);
  return person ? eq(changes.personId, person) : undefined;
};

/** Whose number was opened, in one of three tables. */
const opened = ({ id }: typeof leads | typeof enquiries | typeof contacts) =>
  and(eq(changes.kind, 'number_opened'), eq(id, changes.subjectId));

/** The seller's record, latest first, with the names as they are now. */
export const listChanges = (db: ShardDb, { ownerId, person, vehicleId, cursor, limit }: ChangePage) =>
  db
    .select({
      change: changes,
      personName: members.memberName,
      /** Of an invitation, who asked with it, or for whom the owner has made it. */
      memberName: sql<
        string | null
      >`coalesce(${subjects.memberName}, ${invitations.personName}, ${invitations.forWhom})`,
      /** Of an opened number, as long as it exists. */
      number: sql<
        string | null
      >`substr(coalesce(${leads.buyerMobile}, ${enquiries.buyerMobile}, ${contacts.mobileNumber}), -4)`,
      isLead: sql<boolean>`${leads.id} is not null`.mapWith(Boolean),
      vehicleName: vehicles.name,
      currency: vehicles.currency,
    })
    .from(changes)
    .leftJoin(members, and(eq(members.ownerId, changes.ownerId), eq(members.memberId, changes.personId)))
    .leftJoin(subjects, and(eq(subjects.ownerId, changes.ownerId), eq(subjects.memberId, changes.subjectId)))
    .leftJoin(
      invitations,
      and(eq(invitations.id, changes.subjectId), eq(invitations.ownerId, changes.ownerId)),
    )
    .leftJoin(leads, opened(leads))
    .leftJoin(enquiries, opened(enquiries))
    .leftJoin(contacts, opened(contacts))
    .leftJoin(vehicles, and(eq(vehicles.id, changes.vehicleId), eq(vehicles.userId, changes.ownerId)))
    .where(
      and(
        eq(changes.ownerId, ownerId),
        by(person),
        vehicleId ? eq(changes.vehicleId, vehicleId) : undefined,
        cursor ? lt(changes.id, cursor) : undefined,
      ),
    )
    .orderBy(desc(changes.id))
    .limit(limit);
