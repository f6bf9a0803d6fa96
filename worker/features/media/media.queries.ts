import { and, eq, inArray, lt } from 'drizzle-orm';
import { uploads } from '../../../schema/tables';
import type { Db } from '../../platform/db';

export function insertUpload(db: Db, upload: typeof uploads.$inferInsert) {
  return db.insert(uploads).values(upload);
}

/** Uploads nobody attached within the time: their objects can go. */
export function listAbandoned(db: Db, before: number) {
  return db
    .select({ key: uploads.key, kind: uploads.kind })
    .from(uploads)
    .where(and(eq(uploads.status, 'pending'), lt(uploads.createdAt, before)))
    .limit(50);
}

/** Uploads of deleted listings whose month of grace is over. */
export function listDiscarded(db: Db, before: number) {
  return db
    .select({ key: uploads.key, kind: uploads.kind })
    .from(uploads)
    .where(and(eq(uploads.status, 'discarded'), lt(uploads.discardedAt, before)))
    .limit(50);
}

export function deleteUploads(db: Db, keys: string[]) {
  return db.delete(uploads).where(inArray(uploads.key, keys));
}
