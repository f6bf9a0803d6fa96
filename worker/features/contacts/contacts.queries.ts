import { and, desc, eq, lt } from 'drizzle-orm';
import { contacts } from '../../../schema/tables';
import type { Db } from '../../platform/db';

export function listContacts(db: Db, userId: string, cursor: string | undefined, limit: number) {
  return db
    .select()
    .from(contacts)
    .where(and(eq(contacts.userId, userId), cursor ? lt(contacts.id, cursor) : undefined))
    .orderBy(desc(contacts.id))
    .limit(limit);
}

export function insertContact(db: Db, contact: typeof contacts.$inferInsert) {
  return db.insert(contacts).values(contact);
}
