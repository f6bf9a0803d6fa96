import { getTableColumns, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';

/**
 * Whom a text is about. `token`: hashes, keys and codes, meaningless without what they were made from. Buyers
 * and reporters have no account, so their data needs rules of its own.
 */
export type Whose = 'buyer' | 'reporter' | 'seller' | 'operator' | 'token' | 'nobody';

/** A number of days after the time in a column, or in an id. */
interface Age {
  by: SQLiteColumn;
  days: number;
  /** The condition of a partial index, with literal values: SQLite cannot use the index for bound ones. */
  where?: SQL;
}

/** How long the rows of a table are kept. */
export interface Kept {
  /**
   * Deleted by the retention job, by the rule's name. Each needs an index, so that finding nothing costs
   * nothing.
   */
  after?: Readonly<Record<string, Age>>;
  /** Rules beyond an age (worker/jobs/retention.queries.ts). */
  rules?: readonly string[];
  /** Deleted with the account, the listing or the row that it belongs to. */
  with?: 'person' | 'listing' | 'parent';
  /** Maintained by the triggers of the tables that it counts, so it is erased and moved after them. */
  counts?: true;
  /** Kept indefinitely; the text says why that is harmless. */
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
  /** Every free-text column: not ids, enums, numbers or times. */
  whose: Readonly<Record<TextColumns<T>, Whose>>;
  /** Columns that the person's export leaves out, with the reason. */
  notExported?: Readonly<Partial<Record<TextColumns<T>, string>>>;
}

/** What a table stores about people. */
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

/**
 * Declares, beside a table, whose data it holds and when that is deleted; `worker/jobs/personal-data.test.ts`
 * checks it.
 */
export const dataOf = <T extends SQLiteTable>(table: T, rules: DataRules<T>) => new TableData(table, rules);

/** The declarations of all tables of a database. */
export const dataIn = (database: object): TableData[] =>
  Object.values(database).filter((one) => one instanceof TableData);

/**
 * Columns with the seller's id, or an id that ends with its bucket. The first one that a table has names its
 * owner.
 */
const OWNERS = ['ownerId', 'userId', 'republisherId', 'requesterId', 'listingId'];

/** The column with the row's owner, used to erase and move rows; null if there is none. */
export function ownerOf({ table, rules: { kept } }: TableData): SQLiteColumn | null {
  const columns = getTableColumns(table);
  const name = OWNERS.find((owner) => owner in columns) ?? (kept.with === 'person' ? 'id' : '');
  return columns[name] ?? null;
}

export const NO_PERSONAL_DATA = 'holds no personal data';
export const DEVELOPMENT = 'exists in development alone';
