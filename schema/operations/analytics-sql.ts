import { COLUMNS as C, type PointKind } from './points';

/**
 * Queries for Analytics Engine. A row's count is the engine's sampling times our own. Times are epoch
 * milliseconds.
 */

const times = `_sample_interval * ${C.weight}`;
const count = `SUM(${times})`;
const countIf = (condition: string) => `SUM(IF(${condition}, ${times}, 0))`;
const weighted = (column: string) => `SUM(${column} * ${times})`;
const quantile = (share: number) => `quantileExactWeighted(${share})(${C.ms}, ${times})`;
const since = (kind: PointKind, from: number) =>
  `${C.kind} = '${kind}' AND timestamp >= toDateTime(${Math.floor(from / 1000)})`;

export interface VersionRequests {
  version: string;
  requests: number;
  failed: number;
}

/** Requests and server errors by version since a time. */
export const requestsByVersion = (dataset: string, from: number): string =>
  `SELECT ${C.version} AS version, ${count} AS requests, ${countIf(`${C.status} >= 500`)} AS failed
FROM ${dataset} WHERE ${since('request', from)} GROUP BY version FORMAT JSON`;

/** Requests, errors, durations and rows by route since a time, the most requested first. */
export const requestsByRoute = (dataset: string, from: number): string =>
  `SELECT ${C.name} AS route, ${count} AS requests, ${countIf(`${C.status} >= 500`)} AS failed,
${countIf(`${C.status} = 503`)} AS unavailable, ${quantile(0.5)} AS p50, ${quantile(0.95)} AS p95, ${quantile(0.99)} AS p99,
${weighted(C.rowsRead)} AS rowsRead, ${weighted(C.rowsWritten)} AS rowsWritten
FROM ${dataset} WHERE ${since('request', from)} GROUP BY route ORDER BY requests DESC LIMIT 100 FORMAT JSON`;

/** Slow statements since a time, slowest first. */
export const slowStatements = (dataset: string, from: number): string =>
  `SELECT ${C.name} AS statement, ${count} AS times, ${quantile(0.5)} AS p50, MAX(${C.ms}) AS slowest
FROM ${dataset} WHERE ${since('statement', from)} GROUP BY statement ORDER BY slowest DESC LIMIT 20 FORMAT JSON`;

/** How often each channel or variant was used since a time. */
export const usesByName = (dataset: string, kind: 'message' | 'image', from: number): string =>
  `SELECT ${C.name} AS name, ${count} AS times
FROM ${dataset} WHERE ${since(kind, from)} GROUP BY name FORMAT JSON`;
