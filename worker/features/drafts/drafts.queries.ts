import { and, desc, eq, sql } from 'drizzle-orm';
import { MAX_PHOTOS } from '../../../schema/billing/plans';
import { MAX_DRAFTS } from '../../../schema/drafts/limits';
import { vehicleDrafts } from '../../../schema/shard';
import { changesOf, insertWhere, type ShardDb } from '../../platform/db';
import { retried } from '../../platform/retry';

export type DraftRow = typeof vehicleDrafts.$inferSelect;

const own = (userId: string, id: string) => and(eq(vehicleDrafts.id, id), eq(vehicleDrafts.userId, userId));

/** Photos that can still be published, in the seller's order, as JSON. */
const freshImages = sql<string[]>`(
  select json_group_array(key) from (
    select u.key from json_each(vehicle_drafts.images) chosen join uploads u on u.key = chosen.value
    where u.user_id = vehicle_drafts.user_id and u.kind = 'vehicle_image' and u.status = 'pending'
    order by chosen.key
  ))`.mapWith((images: string): string[] => JSON.parse(images));

export function listDrafts(db: ShardDb, userId: string) {
  return db
    .select({
      id: vehicleDrafts.id,
      fields: vehicleDrafts.fields,
      images: freshImages,
      importId: vehicleDrafts.importId,
      createdAt: vehicleDrafts.createdAt,
      updatedAt: vehicleDrafts.updatedAt,
    })
    .from(vehicleDrafts)
    .where(eq(vehicleDrafts.userId, userId))
    .orderBy(desc(vehicleDrafts.updatedAt), desc(vehicleDrafts.id))
    .limit(MAX_DRAFTS);
}

/** False if the person has reached the limit. */
export async function insertDraft(db: ShardDb, draft: DraftRow): Promise<boolean> {
  const hasRoom = sql`where (select count(*) from vehicle_drafts where user_id = ${draft.userId}) < ${MAX_DRAFTS}`;
  return retried(
    async () =>
      changesOf(await db.run(sql`${insertWhere(vehicleDrafts, draft, hasRoom)} on conflict do nothing`)) ===
      1,
    async () => (await hasDraft(db, draft.userId, draft.id)) || null,
  );
}

/**
 * Stores the drafts of a list in one statement, each a millisecond older than the one before, so that they keep
 * their order. Returns how many were new; null beyond the limit, with nothing stored.
 */
export async function insertDrafts(
  db: ShardDb,
  rows: readonly Pick<DraftRow, 'id' | 'fields'>[],
  { userId, importId, now }: { userId: string; importId: string; now: number },
): Promise<number | null> {
  const given = sql`json_each(${JSON.stringify(rows)}) given`;
  const at = sql`${now} - given.key`;
  const isNew = sql`given.value ->> 'id' not in (select id from vehicle_drafts where user_id = ${userId})`;
  const stored = insertWhere(
    vehicleDrafts,
    {
      id: sql`given.value ->> 'id'`,
      userId,
      fields: sql`given.value -> 'fields'`,
      images: sql`'[]'`,
      importId,
      createdAt: at,
      updatedAt: at,
    },
    sql`from ${given} where ${isNew} and (select count(*) from vehicle_drafts where user_id = ${userId})
      + (select count(*) from ${given} where ${isNew}) <= ${MAX_DRAFTS}`,
  );
  const isStored = sql`select count(*) as count from vehicle_drafts where user_id = ${userId}
    and id in (select value ->> 'id' from json_each(${JSON.stringify(rows)}))`;
  return retried(async () => {
    const saved = changesOf(await db.run(stored));
    if (saved > 0) return saved;
    const [found] = await db.all<{ count: number }>(isStored);
    return found?.count === rows.length ? 0 : null;
  });
}

/** Deletes a list's drafts that were stored after `after` and are unchanged; says how many are left. */
export async function deleteImport(
  db: ShardDb,
  { userId, importId, after }: { userId: string; importId: string; after: number },
): Promise<{ deleted: number; kept: number }> {
  const ofImport = and(eq(vehicleDrafts.userId, userId), eq(vehicleDrafts.importId, importId));
  const isUnchanged = sql`${vehicleDrafts.updatedAt} = ${vehicleDrafts.createdAt} and ${vehicleDrafts.createdAt} > ${after}`;
  const deleted = changesOf(await db.delete(vehicleDrafts).where(and(ofImport, isUnchanged)));
  return { deleted, kept: await db.$count(vehicleDrafts, ofImport) };
}

interface DraftChanges extends Pick<DraftRow, 'fields' | 'images' | 'updatedAt'> {
  /** Price and currency stay as they are. */
  keepsPrice: boolean;
}

const withStoredPrice = (fields: DraftRow['fields']) => sql`json_patch(${JSON.stringify(fields)},
  json_object('price', ${vehicleDrafts.fields} ->> 'price', 'currency', ${vehicleDrafts.fields} ->> 'currency'))`;

export async function updateDraft(
  db: ShardDb,
  userId: string,
  id: string,
  { fields, keepsPrice, ...changes }: DraftChanges,
): Promise<DraftRow | null> {
  const [row] = await db
    .update(vehicleDrafts)
    .set({ ...changes, fields: keepsPrice ? withStoredPrice(fields) : fields })
    .where(own(userId, id))
    .returning();
  return row ?? null;
}

/** Adds what it does not have yet, up to the most that any plan allows. null beyond that, or without the draft. */
export async function addPhotos(
  db: ShardDb,
  userId: string,
  id: string,
  { keys, now }: { keys: readonly string[]; now: number },
): Promise<DraftRow | null> {
  const all = sql`(
    select value, 0 as part, key as place from json_each(${vehicleDrafts.images})
    union all select value, 1, key from json_each(${JSON.stringify(keys)})
      where value not in (select value from json_each(${vehicleDrafts.images})))`;
  const [row] = await db
    .update(vehicleDrafts)
    .set({
      images: sql`(select json_group_array(value) from (select value from ${all} order by part, place))`,
      updatedAt: now,
    })
    .where(and(own(userId, id), sql`(select count(*) from ${all}) <= ${MAX_PHOTOS}`))
    .returning();
  return row ?? null;
}

export async function hasDraft(db: ShardDb, userId: string, id: string): Promise<boolean> {
  const rows = await db.select({ id: vehicleDrafts.id }).from(vehicleDrafts).where(own(userId, id));
  return rows.length > 0;
}

export async function deleteDraft(db: ShardDb, userId: string, id: string): Promise<boolean> {
  return changesOf(await db.delete(vehicleDrafts).where(own(userId, id))) === 1;
}
