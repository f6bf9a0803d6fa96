import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as tables from '../../schema/directory';
import type { PageKind } from '../../schema/views/page-kinds';
import { indianCalendar } from '../../worker/platform/clock';
import { newId } from '../../worker/platform/random';
import { STORY } from './story';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const CHARTED_DAYS = 45;

/** How often each kind of page is opened on an ordinary day. */
const DAILY: Partial<Record<PageKind, number>> = {
  vehicle: 140,
  dashboard: 46,
  home: 34,
  profile: 22,
  republished: 18,
  plans: 9,
  guide: 7,
};

const ISSUES = [
  { type: 'job_failed', ageHours: 3, description: 'expiry: Error: the mail provider did not answer' },
  {
    type: 'browser_error',
    ageHours: 9,
    description: "TypeError: Cannot read properties of undefined (reading 'share')",
    metadata: {
      path: '/vehicle/:id',
      browser: 'Mozilla/5.0 (Linux; Android 9) Chrome/72.0 Mobile Safari/537.36',
    },
  },
  {
    type: 'request_failed',
    ageHours: 80,
    description: 'POST /api/upload/images: Error: images: the connection was lost',
    resolved: true,
  },
];

interface Keys {
  id: (key: string) => string;
  at: (key: string) => number;
}

/** Weekends are busier, and every week is a little busier than the one before. */
const visits = (usual: number, age: number) => {
  const weekday = (age * 5 + 2) % 7;
  return Math.round(usual * (1 + weekday / 14) * (1 - age / 90));
};

function activityRows(keys: Keys) {
  const listed = STORY.vehicles.map(({ key, owner, name }) => ({
    key,
    userId: keys.id(owner),
    action: 'vehicle_created',
    entityType: 'vehicle',
    description: `Listed ${name}`,
  }));
  const republished = STORY.republished.map(({ key, republisher, vehicle }) => ({
    key,
    userId: keys.id(republisher),
    action: 'vehicle_republished',
    entityType: 'republished_vehicle',
    description: `Republished ${STORY.vehicles.find((known) => known.key === vehicle)?.name ?? 'a vehicle'}`,
  }));
  return [...listed, ...republished].map(({ key, ...entry }): typeof tables.activityLogs.$inferInsert => ({
    ...entry,
    id: newId(keys.at(key)),
    entityId: keys.id(key),
    createdAt: keys.at(key),
  }));
}

/** What only operators see: the log, page views and things that went wrong. */
export function operationRows(now: number, keys: Keys): [SQLiteTable, object[]][] {
  const pageViews = Array.from({ length: CHARTED_DAYS }, (_, age) =>
    Object.entries(DAILY).map(([pageType, usual]): typeof tables.pageViews.$inferInsert => ({
      day: indianCalendar(now - age * DAY).day,
      pageType,
      viewCount: visits(usual, age),
      updatedAt: now,
    })),
  ).flat();
  const issues = ISSUES.map(
    ({ ageHours, resolved = false, ...issue }): typeof tables.systemIssues.$inferInsert => {
      const createdAt = now - ageHours * HOUR;
      return { ...issue, id: newId(createdAt), resolved, resolvedAt: resolved ? now : null, createdAt };
    },
  );
  return [
    [tables.activityLogs, activityRows(keys)],
    [tables.pageViews, pageViews],
    [tables.systemIssues, issues],
  ];
}
