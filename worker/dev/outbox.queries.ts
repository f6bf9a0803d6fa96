import { desc } from 'drizzle-orm';
import { outbox } from '../../schema/tables';
import type { Db } from '../platform/db';

export function insertMessage(db: Db, message: typeof outbox.$inferInsert) {
  return db.insert(outbox).values(message).onConflictDoNothing();
}

export function listMessages(db: Db) {
  return db.select().from(outbox).orderBy(desc(outbox.createdAt), desc(outbox.id)).limit(100);
}
