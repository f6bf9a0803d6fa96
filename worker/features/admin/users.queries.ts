import { and, desc, eq, getTableColumns, gt, isNotNull, sql } from 'drizzle-orm';
import { accounts } from '../../../schema/account/table';
import type { UserSort } from '../../../schema/admin/input';
import { type DirectoryDb, updateWhere } from '../../platform/db';
import type { KeyedCursor } from '../../platform/paging';
import { accountsFound } from '../account/account-search.sql';
import { activePeople } from '../database-reports/active-people.sql';

const { password: _password, permissions: _permissions, ...accountColumns } = getTableColumns(accounts);

export type AccountRow = Awaited<ReturnType<typeof findUser>> & object;

const SORT_COLUMNS: Record<UserSort, string | null> = {
  newest: null,
  last_activity: 'accounts.last_activity_at',
  most_vehicles: 'accounts.vehicle_rank',
  most_leads: 'accounts.lead_rank',
};

/** The sort key of a row; 0 if that is the id itself, which increases with time. */
export const cursorOf = (user: AccountRow, sort: UserSort): KeyedCursor => {
  const keys = {
    newest: 0,
    last_activity: user.lastActivityAt ?? 0,
    most_vehicles: user.vehicleRank,
    most_leads: user.leadRank,
  };
  return { key: keys[sort], id: user.id };
};

interface UserList {
  sort: UserSort;
  search: string | undefined;
  activeSince?: number;
  after: KeyedCursor | null;
  limit: number;
}

const byKey = (one: KeyedCursor, other: KeyedCursor) =>
  other.key - one.key || (one.id < other.id ? 1 : one.id > other.id ? -1 : 0);

/** People whom their shards report as active, latest first: the time is not in their account yet. */
async function listReported(db: DirectoryDb, { search, activeSince, after, limit }: UserList) {
  const at = sql<number>`max(person.at, coalesce(${accounts.lastActivityAt}, 0))`;
  const rows = await db
    .select({ ...accountColumns, lastActivityAt: at })
    .from(sql`${activePeople} person`)
    .innerJoin(accounts, eq(accounts.id, sql`person.id`))
    .where(
      and(
        search ? accountsFound(search) : undefined,
        after ? sql`(${at}, ${accounts.id}) < (${after.key}, ${after.id})` : undefined,
        activeSince === undefined ? undefined : gt(at, activeSince),
      ),
    )
    .orderBy(desc(at), desc(accounts.id))
    .limit(limit);
  return rows;
}

/**
 * People in one of four orders; see `listStored`. Those whom a shard reports as active come in the order of
 * activity by the time that it reports.
 */
export async function listUsers(db: DirectoryDb, list: UserList): Promise<AccountRow[]> {
  if (list.sort !== 'last_activity') return listStored(db, list);
  const [reported, stored] = await Promise.all([listReported(db, list), listStored(db, list)]);
  return [...reported, ...stored]
    .sort((one, other) => byKey(cursorOf(one, list.sort), cursorOf(other, list.sort)))
    .slice(0, list.limit);
}

/**
 * People by the accounts alone, in one of four orders, each an index of which only the page is read; a search
 * sorts its matches. People who were never active, or are reported as active, are missing from the order of
 * activity.
 */
export function listStored(db: DirectoryDb, { sort, search, activeSince, after, limit }: UserList) {
  const column = SORT_COLUMNS[sort];
  // The unary plus keeps SQLite from scanning the order's index for a few matches.
  const plus = search ? '+' : '';
  const id = sql.raw(`${plus}accounts.id`);
  const key = column ? sql.raw(`${plus}${column}`) : null;
  const before =
    after && (key ? sql`(${key}, ${id}) < (${after.key}, ${after.id})` : sql`${id} < ${after.id}`);
  const isByActivity = sort === 'last_activity';
  return db
    .select(accountColumns)
    .from(accounts)
    .where(
      and(
        search ? accountsFound(search) : undefined,
        before ?? undefined,
        isByActivity ? isNotNull(accounts.lastActivityAt) : undefined,
        isByActivity ? sql`${accounts.id} not in (select id from ${activePeople})` : undefined,
        activeSince === undefined ? undefined : gt(accounts.lastActivityAt, activeSince),
      ),
    )
    .orderBy(...(key ? [sql`${key} desc`] : []), sql`${id} desc`)
    .limit(limit);
}

export async function findUser(db: DirectoryDb, id: string) {
  const [row] = await db.select(accountColumns).from(accounts).where(eq(accounts.id, id));
  return row ?? null;
}

export interface Rank {
  id: string;
  vehicles: number;
  leads: number;
}

/** Updates the sort columns for vehicles and leads. */
export const saveRanks = (db: DirectoryDb, ranks: readonly Rank[]) =>
  db.run(
    updateWhere(
      accounts,
      { vehicleRank: sql`r.value ->> 'vehicles'`, leadRank: sql`r.value ->> 'leads'` },
      sql`from json_each(${JSON.stringify(ranks)}) r
    where accounts.id = r.value ->> 'id'
      and (vehicle_rank <> r.value ->> 'vehicles' or lead_rank <> r.value ->> 'leads')`,
    ),
  );

/** Updates when people were last active, once they no longer are. */
export const saveActivity = (db: DirectoryDb, active: readonly { id: string; at: number }[]) =>
  db.run(
    updateWhere(
      accounts,
      { lastActivityAt: sql`r.value ->> 'at'` },
      sql`from json_each(${JSON.stringify(active)}) r
    where accounts.id = r.value ->> 'id' and coalesce(last_activity_at, 0) < r.value ->> 'at'`,
    ),
  );
