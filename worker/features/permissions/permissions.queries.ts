import { eq, sql } from 'drizzle-orm';
import { accounts, consentTexts, permissionGrants } from '../../../schema/directory';
import { type DirectoryDb, insertWhere } from '../../platform/db';
import { retried } from '../../platform/retry';
import { pushAccount } from '../account/account.sql';

/**
 * Stores a person's new permissions with the time of consent, keeping the history. Unchanged answers write
 * nothing.
 */
export function savePermissions(db: DirectoryDb, grant: typeof permissionGrants.$inferInsert) {
  const { userId, permissions, consentVersion, createdAt: now } = grant;
  const latest = sql`(select id from permission_grants where user_id = ${userId} order by id desc limit 1)`;
  const write = () =>
    db.batch([
      db
        .update(accounts)
        .set({ permissions, permissionsGrantedAt: now, version: sql`version + 1`, updatedAt: now })
        .where(eq(accounts.id, userId)),
      db.run(
        insertWhere(
          permissionGrants,
          grant,
          sql`where not exists (select 1 from permission_grants where id = ${latest}
          and consent_version = ${consentVersion} and permissions = ${JSON.stringify(permissions)})`,
        ),
      ),
      db.run(pushAccount({ cause: grant.id, userId: sql`${userId}`, now }, sql`true`)),
    ]);
  return retried(write);
}

export async function findConsentText(db: DirectoryDb, version: string): Promise<string | null> {
  const [row] = await db
    .select({ text: consentTexts.text })
    .from(consentTexts)
    .where(eq(consentTexts.version, version));
  return row?.text ?? null;
}
