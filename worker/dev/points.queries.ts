import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { requestPoints } from '../../schema/directory';
import type { Point, PointKind } from '../../schema/operations/points';
import { type DirectoryDb, insertWhere } from '../platform/db';

const POINT = {
  id: sql`value ->> 'id'`,
  kind: sql`value ->> 'kind'`,
  name: sql`value ->> 'name'`,
  version: sql`value ->> 'version'`,
  status: sql`value ->> 'status'`,
  ms: sql`value ->> 'ms'`,
  rowsRead: sql`value ->> 'rowsRead'`,
  rowsWritten: sql`value ->> 'rowsWritten'`,
  weight: sql`value ->> 'weight'`,
  at: sql`value ->> 'at'`,
};

/** Stores points in one statement, and deletes those from before a time. */
export function insertPoints(
  db: DirectoryDb,
  points: readonly (Point & { id: string; version: string; at: number })[],
  before: number,
) {
  return db.batch([
    db.run(insertWhere(requestPoints, POINT, sql`from json_each(${JSON.stringify(points)})`)),
    ...(['request', 'statement'] as const).map((kind) =>
      db.delete(requestPoints).where(and(eq(requestPoints.kind, kind), lt(requestPoints.at, before))),
    ),
  ]);
}

const MAX_READ = 50_000;

export const listPoints = (db: DirectoryDb, kind: PointKind, since: number) =>
  db
    .select()
    .from(requestPoints)
    .where(and(eq(requestPoints.kind, kind), gte(requestPoints.at, since)))
    .orderBy(requestPoints.at)
    .limit(MAX_READ);

export type PointRow = Awaited<ReturnType<typeof listPoints>>[number];
