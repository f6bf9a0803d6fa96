import { and, eq, getTableColumns, gt, isNotNull, sql } from 'drizzle-orm';
import { accounts } from '../../../schema/account/table';
import type { UserSort } from '../../../schema/admin/input';
import { type DirectoryDb, updateWhere } from '../../platform/db';
import type { KeyedCursor } from '../../platform/paging';
import { accountsFound } from '../account/account-search.sql';

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

/**
 * People in one of four orders, each an index of which only the page is read; a search sorts its matches.
 * People who were never active are missing from the order of activity.
 */
export function listUsers(db: DirectoryDb, { sort, search, activeSince, after, limit }: UserList) {
  const column = SORT_COLUMNS[sort];
  // The unary plus keeps SQLite from scanning the order's index for a few matches.
  const plus = search ? '+' : '';
  const id = sql.raw(`${plus}accounts.id`);
  const key = column ? sql.raw(`${plus}${column}`) : null;
  const before =
    after && (key ? sql`(${key}, ${id}) < (${after.key}, ${after.id})` : sql`${id} < ${after.id}`);
  return db
    .select(accountColumns)
    .from(accounts)
    .where(
      and(
        search ? accountsFound(search) : undefined,
        before ?? undefined,
        sort === 'last_activity' ? isNotNull(accounts.lastActivityAt) : undefined,
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

/** Updates when people were last active, for the operators' list and count. */
export const saveActivity = (db: DirectoryDb, active: readonly { id: string; at: number }[]) =>
  db.run(
    updateWhere(
      accounts,
      { lastActivityAt: sql`r.value ->> 'at'` },
      sql`from json_each(${JSON.stringify(active)}) r
    where accounts.id = r.value ->> 'id' and coalesce(last_activity_at, 0) < r.value ->> 'at'`,
    ),
  );
