import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { ownTexts } from '../../../schema/shard';
import { insertWhere, runReturning, runTogether, type ShardDb, updateWhere } from '../../platform/db';
import { type Maker, recorded } from '../changes/changes.sql';

export type TextRow = typeof ownTexts.$inferSelect;
type Words = Pick<TextRow, 'title' | 'body'>;

export const listTexts = (db: ShardDb, ownerId: string) =>
  db
    .select()
    .from(ownTexts)
    .where(eq(ownTexts.ownerId, ownerId))
    .orderBy(asc(ownTexts.position), asc(ownTexts.id));

export async function findText(db: ShardDb, ownerId: string, id: string): Promise<TextRow | null> {
  const [row] = await db
    .select()
    .from(ownTexts)
    .where(and(eq(ownTexts.ownerId, ownerId), eq(ownTexts.id, id)));
  return row ?? null;
}

const ofOwner = (ownerId: string): SQL => sql`own_texts where owner_id = ${ownerId}`;

/** Adds a text, as the last without a position. False beyond the limit. */
export async function insertText(
  db: ShardDb,
  maker: Maker,
  { id, title, body, position }: Words & { id: string; position: number | undefined },
  limit: number,
): Promise<boolean> {
  const { ownerId, now } = maker;
  const last = sql`(select coalesce(max(position) + 1, 0) from ${ofOwner(ownerId)})`;
  const [changes] = await runTogether(db, [
    insertWhere(
      ownTexts,
      { id, ownerId, title, body, position: position ?? last, createdAt: now, updatedAt: now },
      sql`where (select count(*) from ${ofOwner(ownerId)}) < ${limit}`,
    ),
    recorded('text_added', maker, sql`where changes() > 0`, { title }),
  ]);
  return changes === 1;
}

/** False if the seller has no such text. */
export async function updateText(
  db: ShardDb,
  maker: Maker,
  { id, title, body }: Words & { id: string },
): Promise<boolean> {
  const [changes] = await runTogether(db, [
    updateWhere(
      ownTexts,
      { title, body, updatedAt: maker.now },
      sql`where id = ${id} and owner_id = ${maker.ownerId}`,
    ),
    recorded('text_changed', maker, sql`where changes() > 0`, { title }),
  ]);
  return changes === 1;
}

/** False if the seller has no such text. */
export async function deleteText(db: ShardDb, maker: Maker, id: string): Promise<boolean> {
  const own = sql`own_texts where id = ${id} and owner_id = ${maker.ownerId}`;
  const [, deleted] = await runReturning(db, [
    recorded('text_deleted', maker, sql`from ${own}`, sql`json_object('title', title)`),
    sql`delete from ${own} returning 1`,
  ]);
  return deleted?.length === 1;
}

/** Numbers these texts in their order, all or none: false if one of them is not the seller's. */
export async function storeOrder(
  db: ShardDb,
  { ownerId, now }: Maker,
  ids: readonly string[],
): Promise<boolean> {
  const given = sql`json_each(${JSON.stringify(ids)})`;
  const isIn = sql`owner_id = ${ownerId} and id in (select value from ${given})`;
  const [changes] = await runTogether(db, [
    updateWhere(
      ownTexts,
      { position: sql`(select key from ${given} where value = own_texts.id)`, updatedAt: now },
      sql`where ${isIn} and (select count(*) from own_texts where ${isIn}) = ${ids.length}`,
    ),
  ]);
  return changes === ids.length;
}
