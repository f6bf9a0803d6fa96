import { eq } from 'drizzle-orm';
import type { Permissions } from '../../../schema/contracts/permissions';
import { users } from '../../../schema/tables';
import type { Db } from '../../platform/db';

export function savePermissions(db: Db, userId: string, permissions: Permissions, now: number) {
  return db
    .update(users)
    .set({ permissions, permissionsGrantedAt: now, updatedAt: now })
    .where(eq(users.id, userId));
}
