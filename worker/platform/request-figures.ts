import {
  requestsByRoute,
  requestsByVersion,
  slowStatements,
  usesByName,
} from '../../schema/operations/analytics-sql';
import type { RouteFigures, StatementFigures, VersionFigures } from '../../schema/operations/output';
import type { Settings } from '../env';

/**
 * Totals of the requests' data points since a time (epoch milliseconds). Each throws if the store does not
 * respond.
 */
export interface RequestFigures {
  routes(since: number): Promise<RouteFigures[]>;
  statements(since: number): Promise<StatementFigures[]>;
  versions(since: number): Promise<VersionFigures[]>;
  /** How often each channel was used, or each kind of picture was billed. */
  uses(kind: 'message' | 'image', since: number): Promise<{ name: string; times: number }[]>;
}

const TIMEOUT_MS = 8_000;
/** Columns that stay text; all others are numbers, which 64-bit columns return as text. */
const TEXTS = new Set(['route', 'statement', 'version', 'name']);
/** Durations may be fractional; counts of sampled rows are rounded. */
const DURATIONS = new Set(['p50', 'p95', 'p99', 'slowest']);

function typed(row: Record<string, unknown>): Record<string, unknown> {
  const parsed = (key: string, value: unknown) => {
    if (TEXTS.has(key)) return String(value);
    const number = Number(value) || 0;
    return DURATIONS.has(key) ? number : Math.round(number);
  };
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, parsed(key, value)]));
}

/** Analytics Engine, by its SQL API; null if its account and token are not configured. */
export function analyticsFigures(settings: Settings): RequestFigures | null {
  const { ANALYTICS_ACCOUNT: account, ANALYTICS_TOKEN: token, ANALYTICS_DATASET: dataset } = settings;
  if (!account || !token) return null;
  const api = settings.ANALYTICS_URL ?? 'https://api.cloudflare.com/client/v4';
  const query = async <Row>(sql: string): Promise<Row[]> => {
    const response = await fetch(`${api}/accounts/${account}/analytics_engine/sql`, {
      method: 'POST',
      redirect: 'manual',
      headers: { authorization: `Bearer ${token}` },
      body: sql,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`Analytics Engine answered ${response.status}`);
    const { data } = (await response.json()) as { data: Record<string, unknown>[] };
    return data.map((row) => typed(row) as Row);
  };
  return {
    routes: (since) => query(requestsByRoute(dataset, since)),
    statements: (since) => query(slowStatements(dataset, since)),
    versions: (since) => query(requestsByVersion(dataset, since)),
    uses: (kind, since) => query(usesByName(dataset, kind, since)),
  };
}
