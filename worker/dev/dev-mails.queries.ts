import { desc } from 'drizzle-orm';
import { devMails } from '../../schema/directory';
import type { DirectoryDb } from '../platform/db';

export function insertMessage(db: DirectoryDb, message: typeof devMails.$inferInsert) {
  return db.insert(devMails).values(message).onConflictDoNothing();
}

export function listMessages(db: DirectoryDb) {
  return db.select().from(devMails).orderBy(desc(devMails.createdAt), desc(devMails.id)).limit(100);
}
