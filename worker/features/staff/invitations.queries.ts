import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ChangeKind } from '../../../schema/changes/kinds';
import { changes, invitations, sellers } from '../../../schema/shard';
import type { Role } from '../../../schema/staff/roles';
import {
  insertWhere,
  newIdInSql,
  runReturning,
  runTogether,
  type ShardDb,
  updateWhere,
} from '../../platform/db';
import type { Payloads } from '../../platform/effect-kinds';
import { json, storeEffect } from '../../platform/effects.sql';
import { notify, told } from '../notifications/notifications.sql';

export type InvitationRow = typeof invitations.$inferSelect;

/** The seller's invitations that still wait for somebody: for its guest, or for the owner. */
export const listInvitations = (db: ShardDb, ownerId: string, limit: number) =>
  db
    .select()
    .from(invitations)
    .where(and(eq(invitations.ownerId, ownerId), inArray(invitations.state, ['open', 'asked'])))
    .orderBy(sql`${invitations.id} desc`)
    .limit(limit);

/** A line of the record about an invitation, by the owner, if the statement before it changed one. */
const recorded = (kind: ChangeKind, ownerId: string, id: string, now: number) =>
  insertWhere(
    changes,
    {
      ownerId,
      id: newIdInSql(now, sql`${ownerId}`),
      kind,
      subjectId: id,
      before: {},
      after: sql`json_object('role', (select role from invitations where id = ${id}))`,
      at: now,
    },
    sql`where changes() = 1`,
  );

/** False if as many as `most` already wait. */
export async function insertInvitation(
  db: ShardDb,
  invitation: typeof invitations.$inferInsert,
  most: number,
): Promise<boolean> {
  const { ownerId, createdAt } = invitation;
  const [changed] = await runTogether(db, [
    insertWhere(
      invitations,
      invitation,
      sql`where (select count(*) from invitations where owner_id = ${ownerId}
        and state in ('open', 'asked') and expires_at > ${createdAt}) < ${most}`,
    ),
  ]);
  return changed === 1;
}

interface NewLink {
  id: string;
  ownerId: string;
  secretHash: string;
  expiresAt: number;
}

/** Replaces the link of an invitation that nobody has used. Returns its role; null if there is none. */
export async function replaceLink(
  db: ShardDb,
  { id, ownerId, secretHash, expiresAt }: NewLink,
): Promise<Role | null> {
  const [rows] = await runReturning<{ role: Role }>(db, [
    sql`${updateWhere(
      invitations,
      { secretHash, expiresAt },
      sql`where id = ${id} and owner_id = ${ownerId} and state = 'open'`,
    )} returning role`,
  ]);
  return rows?.[0]?.role ?? null;
}

/** An invitation by its id and its link's secret, with the seller. */
export async function findInvitation(db: ShardDb, id: string, secretHash: string) {
  const [row] = await db
    .select({ invitation: invitations, seller: sellers })
    .from(invitations)
    .innerJoin(sellers, eq(sellers.id, invitations.ownerId))
    .where(and(eq(invitations.id, id), eq(invitations.secretHash, secretHash), eq(sellers.isActive, true)));
  return row ?? null;
}

interface Guest {
  id: string;
  name: string;
  contact: string | null;
}

/**
 * The guest uses an open link, and the owner is notified. An earlier request of theirs to the same seller is
 * replaced. False if the link is no longer open, or they already work there.
 */
export async function ask(
  db: ShardDb,
  { id, ownerId, role }: InvitationRow,
  guest: Guest,
  { cause, notificationId, now }: { cause: string; notificationId: string; now: number },
): Promise<boolean> {
  const isUsable = sql`where id = ${id} and state = 'open' and expires_at > ${now} and not exists (
    select 1 from members where owner_id = ${ownerId} and member_id = ${guest.id} and ended_at is null)`;
  const [, asked] = await runReturning(db, [
    updateWhere(
      invitations,
      { state: 'revoked', decidedAt: now },
      sql`where owner_id = ${ownerId} and person_id = ${guest.id} and state = 'asked'
        and exists (select 1 from invitations ${isUsable})`,
    ),
    sql`${updateWhere(
      invitations,
      {
        state: 'asked',
        personId: guest.id,
        personName: guest.name,
        personContact: guest.contact,
        askedAt: now,
      },
      isUsable,
    )} returning id`,
    // An ended membership, by which the erasure of the guest's account finds this row.
    storeEffect(
      {
        cause,
        kind: 'membership',
        target: guest.id,
        payload: json({
          id,
          memberId: guest.id,
          sellerId: ownerId,
          sellerName: '',
          role,
          since: now,
          endedAt: now,
          version: 1,
        } satisfies Payloads['membership']),
        now,
      },
      sql`where changes() > 0`,
    ),
    ...notify(
      {
        id: notificationId,
        userId: ownerId,
        ...told('staff_asked', { name: guest.name }),
        relatedEntityId: guest.id,
        createdAt: now,
      },
      sql`where changes() > 0`,
    ),
  ]);
  return asked?.length === 1;
}

/** Takes an invitation back that nobody has been let in by. */
export async function revoke(db: ShardDb, ownerId: string, id: string, now: number): Promise<boolean> {
  return (await close(db, { ownerId, id, now }, 'revoked')) === 1;
}

/** Declines whoever has asked. */
export async function decline(db: ShardDb, ownerId: string, id: string, now: number): Promise<boolean> {
  return (await close(db, { ownerId, id, now }, 'declined')) === 1;
}

async function close(
  db: ShardDb,
  { ownerId, id, now }: { ownerId: string; id: string; now: number },
  state: 'revoked' | 'declined',
) {
  const waiting = state === 'declined' ? sql`state = 'asked'` : sql`state in ('open', 'asked')`;
  const [changed] = await runTogether(db, [
    updateWhere(
      invitations,
      { state, decidedAt: now },
      sql`where id = ${id} and owner_id = ${ownerId} and ${waiting}`,
    ),
    recorded(state === 'declined' ? 'member_declined' : 'invitation_revoked', ownerId, id, now),
  ]);
  return changed;
}
