import { type TestDatabases, wrapped } from './databases';

interface Hooks {
  /** Awaited before each round trip, with its statements. */
  before?: (queries: string[]) => Promise<void> | void;
  /** Changes the statements of a batch. */
  edit?: (
    statements: D1PreparedStatement[],
    queries: string[],
    database: D1Database,
  ) => D1PreparedStatement[];
}

const ASKS = new Set(['all', 'run', 'raw', 'first']);

/** The databases, with a hook before every round trip. */
export function interceptedDatabases({
  before = () => {},
  edit = (statements) => statements,
}: Hooks): TestDatabases {
  const known = new WeakMap<object, { inner: D1PreparedStatement; query: string }>();
  const statement = (inner: D1PreparedStatement, query: string): D1PreparedStatement => {
    const outer = new Proxy(inner, {
      get: (target, name) => {
        const found = Reflect.get(target, name);
        if (typeof found !== 'function') return found;
        if (name === 'bind') return (...values: unknown[]) => statement(target.bind(...values), query);
        if (!ASKS.has(String(name))) return found.bind(target);
        return async (...values: unknown[]) => {
          await before([query]);
          return found.apply(target, values);
        };
      },
    });
    known.set(outer, { inner, query });
    return outer;
  };
  return wrapped(
    (database) =>
      new Proxy(database, {
        get: (target, name) => {
          if (name === 'prepare') return (query: string) => statement(target.prepare(query), query);
          // Sessions would bypass the hook.
          if (name !== 'batch') return undefined;
          return async (all: D1PreparedStatement[]) => {
            const queries = all.map((one) => known.get(one)?.query ?? '');
            await before(queries);
            return target.batch(
              edit(
                all.map((one) => known.get(one)?.inner ?? one),
                queries,
                target,
              ),
            );
          };
        },
      }),
  );
}

/** The databases, recording each statement in order. */
export function listedDatabases() {
  const queries: string[] = [];
  return { databases: interceptedDatabases({ before: (asked) => void queries.push(...asked) }), queries };
}
