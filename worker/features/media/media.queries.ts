import { and, eq, inArray, lt, not, or, sql } from 'drizzle-orm';
import { uploads } from '../../../schema/shard';
import type { ShardDb } from '../../platform/db';

export type UploadKind = (typeof uploads.$inferSelect)['kind'];

/**
 * Up to five objects per picture: one R2 delete takes a thousand keys, and one D1 statement a hundred
 * parameters.
 */
const SWEEP_SIZE = 90;

/** Inserts it once: an interrupted attempt of the same upload may have written it before. */
export function insertUpload(db: ShardDb, upload: typeof uploads.$inferInsert) {
  return db.insert(uploads).values(upload).onConflictDoNothing();
}

const isInDraft = sql`exists (
  select 1 from vehicle_drafts d, json_each(d.images) chosen
  where d.user_id = uploads.user_id and chosen.value = uploads.key
)`;

/**
 * Discards uploads that were not attached in time, with a separate time for drafts. Nothing can attach them
 * any more, so their objects can be deleted.
 */
export function discardAbandoned(db: ShardDb, before: number, draftsBefore: number) {
  return db
    .update(uploads)
    .set({ status: 'discarded', discardedAt: 0 })
    .where(
      and(
        eq(uploads.status, 'pending'),
        lt(uploads.createdAt, before),
        or(lt(uploads.createdAt, draftsBefore), not(isInDraft)),
      ),
    );
}

/** Abandoned uploads, and those of listings whose grace period is over. */
export function listDiscarded(db: ShardDb, before: number) {
  return db
    .select({ key: uploads.key, kind: uploads.kind })
    .from(uploads)
    .where(and(eq(uploads.status, 'discarded'), lt(uploads.discardedAt, before)))
    .limit(SWEEP_SIZE);
}

export function deleteUploads(db: ShardDb, keys: string[]) {
  return db.delete(uploads).where(inArray(uploads.key, keys));
}

/** Some of a person's uploads, whatever their state. */
export function listUploadsOf(db: ShardDb, userId: string) {
  return db
    .select({ key: uploads.key, kind: uploads.kind })
    .from(uploads)
    .where(eq(uploads.userId, userId))
    .limit(SWEEP_SIZE);
}
