import type { Channel } from '../../../schema/channels/events';
import { MAX_DATABASE_BYTES, PRICES } from '../../../schema/operations/incidents';
import { JOB_NAMES } from '../../../schema/operations/jobs';
import type { OperationsDto } from '../../../schema/operations/output';
import type { Ctx, UserCtx } from '../../context';
import { indianMonthStart, iso } from '../../platform/clock';
import type { AnyDb } from '../../platform/db';
import { grouped } from '../../platform/grouped';
import {
  asOf,
  type KnownDatabase,
  listDatabases,
  noteFailure,
  silentOf,
  storeReport,
} from '../database-reports/database-reports.service';
import { reportFigures } from '../figures/figures.service';
import { reportMessages } from '../messages/admin-messages.service';
import * as queries from './operations.queries';

const HOUR_MS = 3_600_000;
const MAX_INCIDENTS = 50;

/** Names within a sentence; those of other channels are common words. */
const NAMES: Partial<Record<Channel, string>> = { sms: 'SMS', whatsapp: 'WhatsApp' };

/** What waits for delivery, and since when (epoch milliseconds), according to the reports. */
export function sumBacklogs(databases: readonly KnownDatabase[]) {
  const each = databases.flatMap(({ report }) =>
    report
      ? [
          ...report.channels.map(({ channel, overdue }) => ({
            name: `messages by ${NAMES[channel] ?? channel}`,
            ...overdue,
          })),
          { name: 'effects', ...report.effects },
        ]
      : [],
  );
  return [...grouped(each, ({ name }) => name)].map(([name, parts]) => {
    const oldest = parts.flatMap((part) => part.oldest ?? []);
    return {
      name,
      waiting: parts.reduce((sum, part) => sum + part.waiting, 0),
      oldest: oldest.length > 0 ? Math.min(...oldest) : null,
    };
  });
}

/** Each job with its earliest last success and its latest error, over all databases in which it has run. */
export const sumJobs = (databases: readonly KnownDatabase[]) =>
  JOB_NAMES.flatMap((job) => {
    const runs = databases.flatMap(({ title, jobs }) => (jobs[job] ? [{ title, ...jobs[job] }] : []));
    if (runs.length === 0) return [];
    const failed = runs.filter(({ error }) => error).sort((a, b) => (b.failedAt ?? 0) - (a.failedAt ?? 0))[0];
    const succeeded = runs.map(({ succeededAt }) => succeededAt ?? 0);
    return [
      {
        job,
        succeededAt: Math.min(...succeeded) || null,
        tookMs: Math.max(...runs.map(({ tookMs }) => tookMs)),
        failedAt: failed?.failedAt ?? null,
        error: failed ? `${failed.title}: ${failed.error}` : null,
      },
    ];
  });

const sumFailures = (databases: readonly KnownDatabase[]): OperationsDto['failures'] =>
  [
    ...grouped(
      databases.flatMap(({ report }) => report?.channels ?? []),
      ({ channel }) => channel,
    ),
  ]
    .map(([channel, parts]) => ({ channel, failed: parts.reduce((sum, { failed }) => sum + failed, 0) }))
    .filter(({ failed }) => failed > 0);

/** Job: stores what operators and the cron need to know of a database, so that they need not query it. */
export async function reportDatabase(ctx: Ctx, db: AnyDb): Promise<void> {
  const name = ctx.nameOf(db);
  const shard = ctx.shards.find((one) => one === db);
  const now = ctx.clock.now();
  try {
    const [bytes, channels, effects, figures] = await Promise.all([
      queries.measureDatabase(db),
      reportMessages(db, now),
      queries.countOverdueEffects(db, now),
      shard ? reportFigures(shard, now) : null,
    ]);
    const report = { bytes, channels, effects, sums: figures?.sums ?? null };
    await storeReport(ctx, { name, report, days: figures?.days ?? null });
  } catch (error) {
    await noteFailure(ctx, name);
    throw error;
  }
}

const isPriced = (name: string): name is keyof typeof PRICES => name in PRICES;

/**
 * Rupees since the start of the month in India; null if figures are not configured. Throws if they are not
 * available.
 */
export async function sumSpending(ctx: Ctx): Promise<OperationsDto['spending']> {
  const { figures, settings } = ctx;
  if (!figures) return null;
  const since = indianMonthStart(ctx.clock.now());
  const [messages, images] = await Promise.all([
    figures.uses('message', since),
    figures.uses('image', since),
  ]);
  const times = images.reduce((sum, use) => sum + use.times, 0);
  const uses = [...messages, { name: 'image', times }].map((use) => ({
    ...use,
    rupees: isPriced(use.name) ? use.times * PRICES[use.name] : 0,
  }));
  const total = uses.reduce((sum, { rupees }) => sum + rupees, 0);
  return { budget: settings.BUDGET_PER_MONTH, total, uses };
}

/** Unavailable figures must not hide the others. */
const orNone = (error: unknown): null => {
  console.error('figures of requests are missing', error);
  return null;
};

async function readTraffic({ figures, clock }: Ctx): Promise<OperationsDto['traffic']> {
  if (!figures) return null;
  const since = clock.now() - HOUR_MS;
  const [routes, statements, versions] = await Promise.all([
    figures.routes(since),
    figures.statements(since),
    figures.versions(since),
  ]);
  return { routes, statements, versions };
}

/** How the service is running: the last hour's requests, costs, incidents, and what each database has reported. */
export async function getOperations(ctx: UserCtx): Promise<OperationsDto> {
  const [traffic, databases, spending, incidents] = await Promise.all([
    readTraffic(ctx).catch(orNone),
    listDatabases(ctx),
    sumSpending(ctx).catch(orNone),
    queries.listIncidents(ctx.directory, MAX_INCIDENTS),
  ]);
  return {
    traffic,
    backlogs: sumBacklogs(databases).map(({ oldest, ...backlog }) => ({ ...backlog, oldestAt: iso(oldest) })),
    jobs: sumJobs(databases).map(({ succeededAt, failedAt, ...job }) => ({
      ...job,
      succeededAt: iso(succeededAt),
      failedAt: iso(failedAt),
    })),
    databases: databases.flatMap(({ title, report }) =>
      report ? [{ name: title, bytes: report.bytes, mostBytes: MAX_DATABASE_BYTES }] : [],
    ),
    failures: sumFailures(databases),
    spending,
    incidents: incidents.map(({ openedAt, endedAt, ...incident }) => ({
      ...incident,
      openedAt: iso(openedAt),
      endedAt: iso(endedAt),
    })),
    silent: silentOf(databases),
    asOf: asOf(databases),
  };
}
