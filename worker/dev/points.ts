import type { Point } from '../../schema/operations/points';
import { finish } from '../platform/afterwards';
import type { Clock } from '../platform/clock';
import type { DirectoryDb } from '../platform/db';
import type { Points } from '../platform/points';
import { newId } from '../platform/random';
import type { RequestFigures } from '../platform/request-figures';
import { insertPoints, listPoints, type PointRow } from './points.queries';

const WRITTEN_AFTER_MS = 5_000;
const MAX_BATCH = 200;
const KEPT_MS = 24 * 3_600_000;

type Stored = Parameters<typeof insertPoints>[1][number];
const waiting = new WeakMap<DirectoryDb, { points: Stored[]; since: number }>();

async function flush(db: DirectoryDb, now: number): Promise<void> {
  const { points = [] } = waiting.get(db) ?? {};
  waiting.delete(db);
  if (points.length > 0) await insertPoints(db, points, now - KEPT_MS);
}

/**
 * Figures in development: a table, written in batches every few seconds, after the responses. An isolate that
 * ends loses what it has not written yet.
 */
export const tablePoints = (db: DirectoryDb, clock: Clock, version: string): Points => ({
  write(points: readonly Point[]) {
    const now = clock.now();
    const state = waiting.get(db) ?? { points: [], since: now };
    waiting.set(db, state);
    state.points.push(...points.map((point) => ({ ...point, id: newId(now), version, at: now })));
    if (state.points.length < MAX_BATCH && now - state.since < WRITTEN_AFTER_MS) return;
    finish(flush(db, now).catch((error) => console.error('figures were not written', error)));
  },
});

function byName(rows: readonly PointRow[], nameOf: (row: PointRow) => string = ({ name }) => name) {
  const groups = new Map<string, PointRow[]>();
  for (const row of rows) {
    const group = groups.get(nameOf(row));
    if (group) group.push(row);
    else groups.set(nameOf(row), [row]);
  }
  return [...groups].toSorted(([, one], [, other]) => other.length - one.length);
}

const sum = (rows: readonly PointRow[], of: (row: PointRow) => number) =>
  rows.reduce((total, row) => total + of(row) * row.weight, 0);
const count = (rows: readonly PointRow[]) => sum(rows, () => 1);

/** The duration that this share of the events does not exceed. */
function quantile(rows: readonly PointRow[], share: number): number {
  let left = share * count(rows);
  for (const { ms, weight } of rows.toSorted((one, other) => one.ms - other.ms)) {
    left -= weight;
    if (left <= 0) return ms;
  }
  return 0;
}

const failures = (rows: readonly PointRow[]) => count(rows.filter(({ status }) => status >= 500));

/** The same queries as for Analytics Engine, answered from the table. */
export function tableFigures(db: DirectoryDb): RequestFigures {
  const read = async (kind: PointRow['kind'], since: number) => {
    await flush(db, since);
    return listPoints(db, kind, since);
  };
  return {
    routes: async (since) =>
      byName(await read('request', since)).map(([route, rows]) => ({
        route,
        requests: count(rows),
        failed: failures(rows),
        unavailable: count(rows.filter(({ status }) => status === 503)),
        p50: quantile(rows, 0.5),
        p95: quantile(rows, 0.95),
        p99: quantile(rows, 0.99),
        rowsRead: sum(rows, ({ rowsRead }) => rowsRead),
        rowsWritten: sum(rows, ({ rowsWritten }) => rowsWritten),
      })),
    statements: async (since) =>
      byName(await read('statement', since))
        .map(([statement, rows]) => ({
          statement,
          times: count(rows),
          p50: quantile(rows, 0.5),
          slowest: quantile(rows, 1),
        }))
        .toSorted((one, other) => other.slowest - one.slowest)
        .slice(0, 20),
    versions: async (since) =>
      byName(await read('request', since), ({ version }) => version).map(([version, rows]) => ({
        version,
        requests: count(rows),
        failed: failures(rows),
      })),
    uses: async (kind, since) =>
      byName(await read(kind, since)).map(([name, rows]) => ({ name, times: count(rows) })),
  };
}
