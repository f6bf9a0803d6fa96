import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { contacts } from '../../../schema/shard';
import { changesOf, type ShardDb } from '../../platform/db';
import { retried } from '../../platform/retry';
import { matchesPerson, numberToSearch } from './contacts.sql';

export type ContactRow = typeof contacts.$inferSelect;

interface ContactPage {
  userId: string;
  search: string | undefined;
  hidesNumbers: boolean;
  cursor: string | undefined;
  until: string | undefined;
  limit: number;
}

/** Newest first; `until` is the last contact to examine. */
export function listContacts(
  db: ShardDb,
  { userId, search, hidesNumbers, cursor, until, limit }: ContactPage,
) {
  return db
    .select()
    .from(contacts)
    .where(
      and(
        eq(contacts.userId, userId),
        search
          ? matchesPerson(contacts.name, numberToSearch(contacts.mobileNumber, search, hidesNumbers), search)
          : undefined,
        cursor ? lt(contacts.id, cursor) : undefined,
        until ? gte(contacts.id, until) : undefined,
      ),
    )
    .orderBy(desc(contacts.id))
    .limit(limit);
}

/** The last of the next `rows` contacts; none if there are fewer. Reads only the index. */
export function contactAfter(db: ShardDb, userId: string, cursor: string | undefined, rows: number) {
  return db
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.userId, userId), cursor ? lt(contacts.id, cursor) : undefined))
    .orderBy(desc(contacts.id))
    .limit(1)
    .offset(rows - 1);
}

const own = (userId: string, id: string) => and(eq(contacts.id, id), eq(contacts.userId, userId));

/** False if the seller already has this number. */
export async function insertContact(db: ShardDb, contact: typeof contacts.$inferInsert): Promise<boolean> {
  return retried(
    async () => changesOf(await db.insert(contacts).values(contact).onConflictDoNothing()) === 1,
    async () => {
      const rows = await db.select({ id: contacts.id }).from(contacts).where(own(contact.userId, contact.id));
      return rows.length > 0 || null;
    },
  );
}

/** `taken` if another contact of the seller has this number; null for a contact that is not the seller's. */
export async function updateContact(
  db: ShardDb,
  { id, userId }: Pick<ContactRow, 'id' | 'userId'>,
  changes: { name?: string | undefined; mobileNumber?: string | undefined; updatedAt: number },
): Promise<ContactRow | 'taken' | null> {
  const isFree = sql`not exists (
    select 1 from contacts other
    where other.user_id = ${userId} and other.mobile_number = ${changes.mobileNumber ?? null} and other.id <> ${id}
  )`;
  const [row] = await db
    .update(contacts)
    .set(changes)
    .where(and(own(userId, id), isFree))
    .returning();
  if (row) return row;
  const [existing] = await db.select({ id: contacts.id }).from(contacts).where(own(userId, id));
  return existing ? 'taken' : null;
}

export async function deleteContact(db: ShardDb, userId: string, id: string): Promise<boolean> {
  return changesOf(await db.delete(contacts).where(own(userId, id))) === 1;
}
