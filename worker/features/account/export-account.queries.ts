import { and, asc, eq, getTableColumns, gt } from 'drizzle-orm';
import * as tables from '../../../schema/directory';
import type { AnyDb, DirectoryDb } from '../../platform/db';
import { PAGE } from './export-page';

const { accounts, sessions } = tables;

// Each query returns a person's next rows after a key, in the order of the index that finds them.

export async function findPerson(db: DirectoryDb, userId: string) {
  const { password: _password, ...columns } = getTableColumns(accounts);
  return db.select(columns).from(accounts).where(eq(accounts.id, userId));
}

export const listIdentities = (db: DirectoryDb, userId: string, after: string) =>
  db
    .select()
    .from(tables.identities)
    .where(and(eq(tables.identities.userId, userId), gt(tables.identities.id, after)))
    .orderBy(asc(tables.identities.id))
    .limit(PAGE);

export const listUpgradeRequests = (db: DirectoryDb, userId: string, after: string) =>
  db
    .select()
    .from(tables.upgradeRequests)
    .where(and(eq(tables.upgradeRequests.userId, userId), gt(tables.upgradeRequests.id, after)))
    .orderBy(asc(tables.upgradeRequests.id))
    .limit(PAGE);

export const listPayments = (db: DirectoryDb, userId: string, after: string) =>
  db
    .select()
    .from(tables.paymentRecords)
    .where(and(eq(tables.paymentRecords.userId, userId), gt(tables.paymentRecords.id, after)))
    .orderBy(asc(tables.paymentRecords.id))
    .limit(PAGE);

/** Gift codes used or reserved, found through their payments. */
export const listRedemptions = (db: DirectoryDb, userId: string, after: string) =>
  db
    .select({ redemption: tables.giftCodeRedemptions, code: tables.giftCodes.code })
    .from(tables.paymentRecords)
    .innerJoin(tables.giftCodeRedemptions, eq(tables.giftCodeRedemptions.paymentId, tables.paymentRecords.id))
    .innerJoin(tables.giftCodes, eq(tables.giftCodes.id, tables.giftCodeRedemptions.giftCodeId))
    .where(and(eq(tables.paymentRecords.userId, userId), gt(tables.giftCodeRedemptions.id, after)))
    .orderBy(asc(tables.giftCodeRedemptions.id))
    .limit(PAGE);

export const listPlanChanges = (db: DirectoryDb, userId: string, after: string) =>
  db
    .select()
    .from(tables.planChanges)
    .where(and(eq(tables.planChanges.userId, userId), gt(tables.planChanges.id, after)))
    .orderBy(asc(tables.planChanges.id))
    .limit(PAGE);

export const listGrants = (db: DirectoryDb, userId: string, after: string) =>
  db
    .select({ grant: tables.permissionGrants, words: tables.consentTexts.text })
    .from(tables.permissionGrants)
    .leftJoin(tables.consentTexts, eq(tables.consentTexts.version, tables.permissionGrants.consentVersion))
    .where(and(eq(tables.permissionGrants.userId, userId), gt(tables.permissionGrants.id, after)))
    .orderBy(asc(tables.permissionGrants.id))
    .limit(PAGE);

export const listSessions = (db: AnyDb, userId: string, after: string) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.sid, after)))
    .orderBy(asc(sessions.sid))
    .limit(PAGE);
