import { eq, sql } from 'drizzle-orm';
import { permissionGrants, users } from '../../../schema/tables';
import { type Db, insertWhere } from '../../platform/db';
import { retried } from '../../platform/retry';

/** A person's new permissions and the time of consent: the history is kept. Unchanged answers write nothing. */
export function savePermissions(db: Db, grant: typeof permissionGrants.$inferInsert) {
  const { userId, permissions, consentVersion, createdAt: now } = grant;
  const latest = sql`(select id from permission_grants where user_id = ${userId} order by id desc limit 1)`;
  const write = () =>
    db.batch([
      db
        .update(users)
        .set({ permissions, permissionsGrantedAt: now, updatedAt: now })
        .where(eq(users.id, userId)),
      db.run(
        insertWhere(
          permissionGrants,
          grant,
          sql`where not exists (select 1 from permission_grants where id = ${latest}
          and consent_version = ${consentVersion} and permissions = ${JSON.stringify(permissions)})`,
        ),
      ),
    ]);
  return retried(write);
}
