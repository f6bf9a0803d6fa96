import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { contacts } from '../../../schema/tables';
import { changesOf, type Db } from '../../platform/db';

export type ContactRow = typeof contacts.$inferSelect;

interface ContactPage {
  userId: string;
  search: string | undefined;
  cursor: string | undefined;
  limit: number;
}

const matches = (search: string) => sql`(instr(lower(${contacts.name}), ${search.toLowerCase()}) > 0
  or instr(${contacts.mobileNumber}, ${search.replace(/[\s-]/g, '')}) > 0)`;

export function listContacts(db: Db, { userId, search, cursor, limit }: ContactPage) {
  return db
    .select()
    .from(contacts)
    .where(
      and(
        eq(contacts.userId, userId),
        search ? matches(search) : undefined,
        cursor ? lt(contacts.id, cursor) : undefined,
      ),
    )
    .orderBy(desc(contacts.id))
    .limit(limit);
}

/** False when the seller has this number already. */
export async function insertContact(db: Db, contact: typeof contacts.$inferInsert): Promise<boolean> {
  return changesOf(await db.insert(contacts).values(contact).onConflictDoNothing()) === 1;
}

const own = (userId: string, id: string) => and(eq(contacts.id, id), eq(contacts.userId, userId));

/** `taken` when another contact of the seller has this number; null for a contact that is not the seller's. */
export async function updateContact(
  db: Db,
  { id, userId }: Pick<ContactRow, 'id' | 'userId'>,
  changes: Pick<ContactRow, 'name' | 'mobileNumber' | 'updatedAt'>,
): Promise<ContactRow | 'taken' | null> {
  const isTaken = sql`exists (
    select 1 from contacts other
    where other.user_id = ${userId} and other.mobile_number = ${changes.mobileNumber} and other.id <> ${id}
  )`;
  const [row] = await db
    .update(contacts)
    .set(changes)
    .where(and(own(userId, id), sql`not ${isTaken}`))
    .returning();
  if (row) return row;
  const [existing] = await db.select({ id: contacts.id }).from(contacts).where(own(userId, id));
  return existing ? 'taken' : null;
}

export async function deleteContact(db: Db, userId: string, id: string): Promise<boolean> {
  return changesOf(await db.delete(contacts).where(own(userId, id))) === 1;
}
