import { getTableColumns, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';

/**
 * Whom a text says something about. Strangers have no account, so nobody but us looks after what a buyer or a reporter leaves.
 * `token`: hashes, keys and codes, which say nothing without what they were made from.
 */
export type Whose = 'buyer' | 'reporter' | 'seller' | 'operator' | 'token' | 'nobody';

/** Some days after the time in a column, or in an id. */
interface Age {
  by: SQLiteColumn;
  days: number;
  /** For rows of a partial index; its condition is written out, since SQLite could not use it with a bound value. */
  where?: SQL;
}

/** How long the rows of a table are kept. */
export interface Kept {
  /** Deleted by the retention job, by the name of the rule. Each is found by an index, so that finding nothing costs nothing. */
  after?: Readonly<Record<string, Age>>;
  /** Rules that are more than an age (worker/jobs/retention.queries.ts). */
  rules?: readonly string[];
  /** Deleted with the account, the listing or the row that they belong to. */
  with?: 'person' | 'listing' | 'parent';
  /** Written by triggers of the tables that it counts: erased and moved after them. */
  counts?: true;
  /** Kept; the text says why that is harmless. */
  stays?: string;
}

type IsId<Name> = Name extends 'id' | `${string}Id` ? true : false;
type IsText<C> = C extends { _: { generated: infer Generated; dataType: infer Kind; data: infer Value } }
  ? Generated extends object
    ? false
    : Kind extends 'json'
      ? true
      : string extends Value
        ? true
        : false
  : false;
type TextColumns<T extends SQLiteTable> = {
  [Name in keyof T['_']['columns']]: IsId<Name> extends true
    ? never
    : IsText<T['_']['columns'][Name]> extends true
      ? Name
      : never;
}[keyof T['_']['columns']];

interface DataRules<T extends SQLiteTable> {
  kept: Kept;
  /** Every column that holds text of any kind: not ids, enums, numbers and times. */
  whose: Readonly<Record<TextColumns<T>, Whose>>;
  /** What its person's export leaves out, and why. */
  notExported?: Readonly<Partial<Record<TextColumns<T>, string>>>;
}

/** What a table knows about people. */
export class TableData {
  constructor(
    readonly table: SQLiteTable,
    readonly rules: {
      readonly kept: Kept;
      readonly whose: Readonly<Record<string, Whose>>;
      readonly notExported?: Readonly<Partial<Record<string, string>>>;
    },
  ) {}
}

/** States beside a table whose data it has and what ends it; `worker/jobs/personal-data.test.ts` holds every table to it. */
export const dataOf = <T extends SQLiteTable>(table: T, rules: DataRules<T>) => new TableData(table, rules);

/** What the tables of a database state. */
export const dataIn = (database: object): TableData[] =>
  Object.values(database).filter((one) => one instanceof TableData);

/** Columns with the seller's id, or with an id that ends with its bucket. A table's first one names its owner. */
const OWNERS = ['ownerId', 'userId', 'republisherId', 'requesterId', 'listingId'];

/** Whose a row is: rows are erased and moved by it. null where nobody is. */
export function ownerOf({ table, rules: { kept } }: TableData): SQLiteColumn | null {
  const columns = getTableColumns(table);
  const name = OWNERS.find((owner) => owner in columns) ?? (kept.with === 'person' ? 'id' : '');
  return columns[name] ?? null;
}

export const NO_PERSONAL_DATA = 'holds no personal data';
export const DEVELOPMENT = 'exists in development alone';
