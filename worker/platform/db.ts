import {
  fillPlaceholders,
  getTableColumns,
  type InferInsertModel,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';

import type { accounts } from '../../schema/account/table';
import type { sellers } from '../../schema/profile/table';
import { classifyingD1 } from './d1';
import { type Guard, guardedWrites } from './guarded-writes';
import { firstIdAt } from './random';

export type Db = DrizzleD1Database & { $client: D1Database };

declare const kind: unique symbol;
/**
 * The database of accounts and payments. Passing a shard to its queries does not compile, nor the reverse.
 */
export type DirectoryDb = Db & { readonly [kind]: 'directory' };
/** A database of sellers' data. */
export type ShardDb = Db & { readonly [kind]: 'shard' };
/** For tables that both kinds have: messages, figures, effects. */
export type AnyDb = DirectoryDb | ShardDb;
/** For tests, which query all of them at once. */
// biome-ignore lint/suspicious/noExplicitAny: it stands for either.
export type EveryDb = Db & { readonly [kind]: any };

export type Account = Omit<
  typeof accounts.$inferSelect,
  'password' | 'version' | 'profileVersion' | 'sessionEpoch' | 'lastSignIn'
>;
export type SellerRow = typeof sellers.$inferSelect;

/**
 * The signed-in person as every request loads them: their seller's row, with its copy of the account. Where
 * their session is stored tells whether they are an operator.
 */
export type SessionUser = Pick<
  SellerRow,
  | ('id' | 'firstName' | 'lastName' | 'profileImageUrl' | 'mobileNumber' | 'countryCode' | 'phoneVerified')
  | ('accountType' | 'firmName' | 'showMobile' | 'showEmail' | 'listingViewCount' | 'createdAt')
  | ('about' | 'coverUrl' | 'showYard')
  | ('email' | 'username' | 'authMethod' | 'permissions' | 'permissionsGrantedAt' | 'lastActivityAt')
  | ('subscriptionPlan' | 'subscriptionEndsAt' | 'profileGraceUntil' | 'language')
> & { isAdmin: boolean };

const connected = new WeakMap<D1Database, Db>();

/** One per binding, because drizzle's cache of column names should survive between requests. */
export function connect<Kind extends Db = Db>(binding: D1Database): Kind {
  const known = connected.get(binding);
  if (known) return known as Kind;
  const db = over(classifyingD1(binding));
  connected.set(binding, db);
  // The caller states which tables it has, as with the binding's name.
  return db as unknown as Kind;
}

function over(client: D1Database): Db {
  const db = drizzle(client, { casing: 'snake_case' });
  const run = db.run.bind(db);
  // In a batch drizzle binds parameters to `stmt`, which raw statements lack (0.45); without it every guarded
  // write throws.
  db.run = (statement) => {
    const raw = run(statement);
    return Object.defineProperty(raw, 'stmt', { get: () => client.prepare(raw.getQuery().sql) });
  };
  return db;
}

const behindGuard = new WeakMap<Db, Db>();

/** The same database for one request, which writes only while `guard` holds (guarded-writes.ts). */
export function guarded<Kind extends Db>(db: Kind, guard: Guard): Kind {
  const view = over(guardedWrites(db.$client, guard));
  behindGuard.set(view, db);
  return view as unknown as Kind;
}

/** The database behind a guard, for work that no longer depends on who asked. */
export const unguarded = <Kind extends Db>(db: Kind): Kind => (behindGuard.get(db) as Kind | undefined) ?? db;

/** A statement of a hot path: its SQL is built once per connection, and run with different values. */
export function prepared<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const made = new WeakMap<Db, Statement>();
  return (db) => {
    const statement = made.get(db) ?? build(db);
    made.set(db, statement);
    return statement;
  };
}

/**
 * Turns `?` into `?1`, `?2`…, so that a value used ten times is sent and bound once. Throws for a literal
 * `?`, which would shift all values after it.
 */
function numbered({ sql: text, params }: { sql: string; params: unknown[] }) {
  if (text.split('?').length - 1 !== params.length) throw new Error(`A ? that is no value: bind it. ${text}`);
  const distinct = [...new Set(params)];
  let at = 0;
  const sql = text.replaceAll('?', () => `?${distinct.indexOf(params[at++]) + 1}`);
  return { sql, params: distinct };
}

/**
 * Guarded statements of a hot path, as one transaction in one round trip: their SQL is built once, with a
 * placeholder for each value that a request supplies. Returns D1's result of each statement.
 */
export function preparedBatch<Values extends object>(
  build: (bound: Record<keyof Values, SQL>) => readonly SQL[],
): (db: Db, values: Values) => Promise<D1Result<Record<string, unknown>>[]> {
  const queriesOf = prepared((db) => {
    const placeholders = new Map<string, SQL>();
    const bound = new Proxy({} as Record<keyof Values, SQL>, {
      get: (_, name: string) => {
        const placeholder = placeholders.get(name) ?? sql`${sql.placeholder(name)}`;
        placeholders.set(name, placeholder);
        return placeholder;
      },
    });
    return build(bound).map((statement) => numbered(db.run(statement).getQuery()));
  });
  return (db, values) => {
    const bound = queriesOf(db).map((query) =>
      db.$client
        .prepare(query.sql)
        .bind(...fillPlaceholders(query.params, values as Record<string, unknown>)),
    );
    return db.$client.batch(bound);
  };
}

/** The values of a guarded write: plain, or SQL expressions over the tables its guard reads. */
type GuardedRow<Table extends SQLiteTable> = {
  [Column in keyof InferInsertModel<Table>]: InferInsertModel<Table>[Column] | SQL;
};

/** The given columns by their names in the database, with values converted as drizzle binds them. */
function written<Table extends SQLiteTable>(table: Table, row: Partial<GuardedRow<Table>>) {
  const columns = getTableColumns(table);
  const given = Object.entries(row).filter(([, value]) => value !== undefined);
  return given.map(([key, value]) => {
    const column = columns[key];
    const name = sql.identifier(toSnakeCase(key));
    if (value === null) return { name, value: sql`null` };
    return { name, value: isSql(value) || !column ? sql`${value}` : sql`${sql.param(value, column)}` };
  });
}

const listed = (parts: SQLWrapper[]): SQL => sql.join(parts, sql`, `);

/**
 * `insert into … select … {from and where}`: inserts the row only if the guard holds, in one statement, so
 * that nothing can come between check and write. `meta.changes` tells whether it did. Further rows, with the
 * same columns in the same order, have guards of their own; ON CONFLICT ends the last guard.
 */
export function insertWhere<Table extends SQLiteTable>(
  table: Table,
  row: GuardedRow<Table>,
  guard: SQL,
  ...further: [GuardedRow<Table>, SQL][]
): SQL {
  const names = listed(written(table, row).map(({ name }) => name));
  const selects = [[row, guard] as const, ...further].map(
    ([row, guard]) => sql`select ${listed(written(table, row).map(({ value }) => value))} ${guard}`,
  );
  return sql`insert into ${table} (${names}) ${sql.join(selects, sql` union all `)}`;
}

/** `insert into … values … {on conflict}`: without a guard, a SELECT would only cost a row read. */
export function insertRow<Table extends SQLiteTable>(
  table: Table,
  row: GuardedRow<Table>,
  onConflict: SQL,
): SQL {
  const given = written(table, row);
  const names = listed(given.map(({ name }) => name));
  return sql`insert into ${table} (${names}) values (${listed(given.map(({ value }) => value))}) ${onConflict}`;
}

/**
 * `update … set … {from and where}`, for statements that `db.update` cannot express: other tables,
 * `changes()`, RETURNING.
 */
export function updateWhere<Table extends SQLiteTable>(
  table: Table,
  row: Partial<GuardedRow<Table>>,
  guard: SQL,
): SQL {
  return sql`update ${table} set ${listed(written(table, row).map(({ name, value }) => sql`${name} = ${value}`))} ${guard}`;
}

/** The columns of a table's primary key, for `in (select …)`: some tables have no rowid. */
export function primaryKeyOf(table: SQLiteTable): SQL {
  const { columns, primaryKeys } = getTableConfig(table);
  const [composite] = primaryKeys;
  const key = composite?.columns ?? columns.filter(({ primary }) => primary);
  const names = key.map(({ name, keyAsName }) => sql.identifier(keyAsName ? toSnakeCase(name) : name));
  return sql.join(names, sql`, `);
}

function isSql(value: unknown): value is SQL {
  return typeof value === 'object' && value !== null && 'getSQL' in value;
}

/** How many rows a raw statement changed. */
export const changesOf = (result: unknown): number =>
  (result as { meta?: { changes?: number } } | undefined)?.meta?.changes ?? 0;

/**
 * A UUIDv7 made by the statement, for inserts whose number of rows only the statement knows; `of` is the
 * seller it belongs to: an id, or a column with one.
 */
export const newIdInSql = (now: number, of: SQL) => {
  return sql`lower(${`${firstIdAt(now)}-7`} || substr(hex(randomblob(2)), 2) || '-' ||
    substr('89AB', 1 + (random() & 3), 1) || substr(hex(randomblob(2)), 2) || '-' || substr(hex(randomblob(5)), 2) || substr(${of}, -3))`;
};

async function batchOf(db: Db, statements: readonly SQL[]): Promise<unknown[]> {
  const [first, ...rest] = statements.map((statement) => db.run(statement));
  return first ? db.batch([first, ...rest]) : [];
}

/** Runs guarded statements as one transaction, and returns how many rows each changed. */
export const runTogether = async (db: Db, statements: readonly SQL[]): Promise<number[]> =>
  (await batchOf(db, statements)).map(changesOf);

/**
 * The same, returning each statement's rows. Read results from RETURNING: D1's own count of changes may
 * include those of triggers.
 */
export const runReturning = async <Row = Record<string, unknown>>(
  db: Db,
  statements: readonly SQL[],
): Promise<Row[][]> =>
  (await batchOf(db, statements)).map((result) => (result as { results: Row[] }).results);
