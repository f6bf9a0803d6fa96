import { eq } from 'drizzle-orm';
import { permissionGrants, users } from '../../../schema/tables';
import type { Db } from '../../platform/db';

/** What somebody allows from now on, and that they said so: the history is kept. */
export function savePermissions(db: Db, grant: typeof permissionGrants.$inferInsert) {
  const { userId, permissions, createdAt: now } = grant;
  return db.batch([
    db
      .update(users)
      .set({ permissions, permissionsGrantedAt: now, updatedAt: now })
      .where(eq(users.id, userId)),
    db.insert(permissionGrants).values(grant),
  ]);
}
