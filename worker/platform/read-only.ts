import { AppError } from '../../schema/common/errors';

/** Whether the setting READ_ONLY is on: while databases are restored, nothing may be written (docs/operations/backup.md). */
export const isReadOnly = (bindings: Readonly<Record<string, unknown>>): boolean =>
  bindings.READ_ONLY === '1';

const READS = /^\s*(?:select|explain|pragma|with)\b/i;
/** What may follow the tables of a `with`. */
const WRITES_AFTER_WITH = /\)\s*(?:insert|update|delete|replace)\b/i;

/** Whether a statement only reads. */
export const isReading = (sql: string) => READS.test(sql) && !WRITES_AFTER_WITH.test(sql);

const views = new WeakMap<D1Database, D1Database>();

/** A database that refuses every statement but queries: unavailable (503). One per database. */
export function readOnlyDatabase(database: D1Database): D1Database {
  const known = views.get(database);
  if (known) return known;
  const view = new Proxy(database, {
    get(target, name) {
      if (name === 'prepare') {
        return (sql: string) => {
          if (!isReading(sql)) throw new AppError('read_only');
          return target.prepare(sql);
        };
      }
      if (name === 'exec') throw new AppError('read_only');
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  views.set(database, view);
  return view;
}
