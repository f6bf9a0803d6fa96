import { and, asc, eq, gt } from 'drizzle-orm';
import { changes, invitations, members, sharedPhones, workplaces } from '../../../schema/shard';
import type { ShardDb } from '../../platform/db';
import { PAGE } from './export-page';

export const listMembers = (db: ShardDb, userId: string, after: string) =>
  db
    .select()
    .from(members)
    .where(and(eq(members.ownerId, userId), gt(members.id, after)))
    .orderBy(asc(members.id))
    .limit(PAGE);

export const listSharedPhones = (db: ShardDb, userId: string, after: string) =>
  db
    .select()
    .from(sharedPhones)
    .where(and(eq(sharedPhones.ownerId, userId), gt(sharedPhones.id, after)))
    .orderBy(asc(sharedPhones.id))
    .limit(PAGE);

export const listInvitations = (db: ShardDb, userId: string, after: string) =>
  db
    .select()
    .from(invitations)
    .where(and(eq(invitations.ownerId, userId), gt(invitations.id, after)))
    .orderBy(asc(invitations.id))
    .limit(PAGE);

export const listChanges = (db: ShardDb, userId: string, after: string) =>
  db
    .select()
    .from(changes)
    .where(and(eq(changes.ownerId, userId), gt(changes.id, after)))
    .orderBy(asc(changes.id))
    .limit(PAGE);

export const listWorkplaces = (db: ShardDb, userId: string, after: string) =>
  db
    .select()
    .from(workplaces)
    .where(and(eq(workplaces.userId, userId), gt(workplaces.id, after)))
    .orderBy(asc(workplaces.id))
    .limit(PAGE);
