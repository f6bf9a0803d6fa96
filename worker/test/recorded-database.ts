import { type DatabaseName, databases, wrapped } from './databases';

const asked = new Map<DatabaseName, Map<string, unknown[]>>();

/** A database that records each statement with its first values. */
function recorded(database: D1Database, name: DatabaseName): D1Database {
  const mine = new Map<string, unknown[]>();
  asked.set(name, mine);
  const remember = (statement: D1PreparedStatement, query: string): D1PreparedStatement => {
    if (!mine.has(query)) mine.set(query, []);
    return new Proxy(statement, {
      get: (target, name) => {
        if (name !== 'bind') {
          const found = Reflect.get(target, name);
          return typeof found === 'function' ? found.bind(target) : found;
        }
        return (...values: unknown[]) => {
          if (mine.get(query)?.length === 0) mine.set(query, values);
          return target.bind(...values);
        };
      },
    });
  };
  return new Proxy(database, {
    get: (target, name) => {
      if (name === 'prepare') return (query: string) => remember(target.prepare(query), query);
      const found = Reflect.get(target, name);
      return typeof found === 'function' ? found.bind(target) : found;
    },
  });
}

export const recordedDatabases = wrapped(recorded);

/**
 * Lists made by the statement itself, full-text search, development tables, effects, which are deleted once
 * applied, and the reports, one row for each database.
 */
const HARMLESS = /^SCAN (CONSTANT ROW|\(|dev_mails|effects|database_reports)| VIRTUAL TABLE /;

/** Whether a step of a plan is a full table scan. */
function isScan(step: string, plan: string[], query: string): boolean {
  const [, name = ''] = /^SCAN (\w+)/.exec(step) ?? [];
  if (!step.startsWith('SCAN') || HARMLESS.test(step)) return false;
  // The name of a subquery, or of a WITH clause.
  if (new RegExp(`\\)\\s+(as )?"?${name}\\b|\\b${name} as \\(`).test(query)) return false;
  // Foreign keys, checked only if a transaction has deferred them.
  if (/^\s*insert/i.test(query) && !query.includes(name)) return false;
  // Read in the order of an index or of the table's own key, up to the end of the page.
  const isInOrder = step.includes(' INDEX ') || !plan.some((other) => other.includes('TEMP B-TREE'));
  return !(isInOrder && /order by[^()]*limit/i.test(query));
}

/** The statements since the last call that scan a full table, with the steps that do. */
export async function scansSoFar(): Promise<{ query: string; scans: string[] }[]> {
  const plans = await Promise.all(
    [...asked].flatMap(([name, mine]) => {
      const queries = [...mine].filter(([query]) => /^\s*(select|insert|update|delete|with)/i.test(query));
      mine.clear();
      return queries.map(async ([query, values]) => {
        const { results } = await databases[name]
          .prepare(`explain query plan ${query}`)
          .bind(...values)
          .all<{ detail: string }>();
        const plan = results.map(({ detail }) => detail);
        return { query, scans: plan.filter((step) => isScan(step, plan, query)) };
      });
    }),
  );
  return plans.filter(({ scans }) => scans.length > 0);
}
