import { and, eq, getTableColumns, gt, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { UserSort } from '../../../schema/admin/input';
import { leadCounts, users, vehicleCounts } from '../../../schema/tables';
import type { Db } from '../../platform/db';
import type { KeyedCursor } from '../../platform/paging';

const { password: _password, permissions: _permissions, ...userColumns } = getTableColumns(users);

/** A person with their figures: what is counted elsewhere is one row each, republished pages are counted by index. */
const selectUsers = (db: Db, today: string) =>
  db
    .select({
      user: userColumns,
      vehicles: sql<number>`coalesce(${vehicleCounts.listedCount}, 0)`,
      leads: sql<number>`coalesce(${leadCounts.leadCount}, 0)`,
      republished: sql<number>`(
        select count(*) from republished_vehicles r where r.republisher_id = users.id and r.status = 'active')`,
      todayViews: sql<number>`coalesce((select json_extract(days, ${`$."${today.slice(8)}"`})
        from seller_views where user_id = users.id and month = ${today.slice(0, 7)}), 0)`,
    })
    .from(users)
    .leftJoin(vehicleCounts, eq(vehicleCounts.userId, users.id))
    .leftJoin(leadCounts, eq(leadCounts.ownerId, users.id));

export type UserRow = Awaited<ReturnType<typeof selectUsers>>[number];

const SORT_COLUMNS: Record<UserSort, string | null> = {
  newest: null,
  last_activity: 'users.last_activity_at',
  most_vehicles: 'users.vehicle_rank',
  most_leads: 'users.lead_rank',
};

/** What the list is sorted by; 0 where that is the id itself, which grows with time. */
export const cursorOf = ({ user }: UserRow, sort: UserSort): KeyedCursor => {
  const keys = {
    newest: 0,
    last_activity: user.lastActivityAt ?? 0,
    most_vehicles: user.vehicleRank,
    most_leads: user.leadRank,
  };
  return { key: keys[sort], id: user.id };
};

/** A search that fits more people than this wants more letters. */
const MOST_FOUND = 1000;

/** Whom the index of names, addresses and numbers knows by these characters. */
function found(search: string): SQL {
  const phrase = `"${search.replaceAll('"', '""')}"`;
  return sql`users.rowid in (select rowid from users_search where users_search match ${phrase} limit ${MOST_FOUND})`;
}

interface UserList {
  sort: UserSort;
  search: string | undefined;
  activeSince?: number;
  today: string;
  after: KeyedCursor | null;
  limit: number;
}

/**
 * People in one of four orders, each an index that is walked no further than the page; a search sorts what it finds. Whoever
 * was never active has no place in the order of activity.
 */
export function listUsers(db: Db, { sort, search, activeSince, today, after, limit }: UserList) {
  const column = SORT_COLUMNS[sort];
  // The plus keeps SQLite from scanning the order's index for the few matches.
  const plus = search ? '+' : '';
  const id = sql.raw(`${plus}users.id`);
  const key = column ? sql.raw(`${plus}${column}`) : null;
  const before =
    after && (key ? sql`(${key}, ${id}) < (${after.key}, ${after.id})` : sql`${id} < ${after.id}`);
  return selectUsers(db, today)
    .where(
      and(
        search ? found(search) : undefined,
        before ?? undefined,
        sort === 'last_activity' ? isNotNull(users.lastActivityAt) : undefined,
        activeSince === undefined ? undefined : gt(users.lastActivityAt, activeSince),
      ),
    )
    .orderBy(...(key ? [sql`${key} desc`] : []), sql`${id} desc`)
    .limit(limit);
}

export async function findUser(db: Db, id: string, today: string): Promise<UserRow | null> {
  const [row] = await selectUsers(db, today).where(eq(users.id, id));
  return row ?? null;
}

const RANKED_AT_ONCE = 5_000;

/**
 * Copies how many vehicles and leads people have to where the list is sorted by it: of the next people by id after the last
 * run's, from the first again after all of them.
 */
export async function rankSome(db: Db): Promise<void> {
  const done = sql`coalesce((select done_to from job_marks where job = 'seller ranks'), '')`;
  const next = sql`select id from users where id > ${done} order by id limit ${RANKED_AT_ONCE}`;
  const last = sql`(select iif(count(*) < ${RANKED_AT_ONCE}, '', max(id)) from (${next}))`;
  const vehicles = sql`coalesce((select listed_count from vehicle_counts where user_id = users.id), 0)`;
  const leads = sql`coalesce((select lead_count from lead_counts where owner_id = users.id), 0)`;
  await db.batch([
    db.run(sql`update users set vehicle_rank = ${vehicles}, lead_rank = ${leads}
      where id in (${next}) and (vehicle_rank <> ${vehicles} or lead_rank <> ${leads})`),
    db.run(sql`insert into job_marks (job, done_to) values ('seller ranks', ${last})
      on conflict (job) do update set done_to = excluded.done_to`),
  ]);
}
