import { MOST_DATABASE_BYTES, PRICES } from '../../../schema/operations/incidents';
import type { OperationsDto } from '../../../schema/operations/output';
import type { Ctx, UserCtx } from '../../context';
import { indianMonthStart, iso } from '../../platform/clock';
import { countFailures } from '../messages/admin-messages.service';
import * as queries from './operations.queries';

const HOUR_MS = 3_600_000;
const MOST_INCIDENTS = 50;

/** Each database with its bytes. */
export const measureDatabases = async ({ db }: Ctx): Promise<{ name: string; bytes: number }[]> => [
  { name: 'chaabi', bytes: await queries.measureDatabase(db) },
];

/** What waits to be delivered, and since when (epoch milliseconds). */
export async function listBacklogs({ db, clock }: Ctx) {
  const overdue = await queries.countOverdue(db, clock.now());
  return overdue.map(({ channel, waiting, oldest }) => ({ name: `messages by ${channel}`, waiting, oldest }));
}

const isPriced = (name: string): name is keyof typeof PRICES => name in PRICES;

/** Rupees since the month began in India; null where no figures are configured. Throws when they do not answer. */
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

/** Figures that do not answer must not hide the others. */
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

/** How the service runs: the last hour's requests, what waits, jobs, databases, money, incidents. */
export async function getOperations(ctx: UserCtx): Promise<OperationsDto> {
  const { db, clock } = ctx;
  const [traffic, backlogs, jobs, databases, failures, spending, incidents] = await Promise.all([
    readTraffic(ctx).catch(orNone),
    listBacklogs(ctx),
    queries.listJobRuns(db),
    measureDatabases(ctx),
    countFailures(ctx),
    sumSpending(ctx).catch(orNone),
    queries.listIncidents(db, MOST_INCIDENTS),
  ]);
  return {
    checkedAt: iso(clock.now()),
    traffic,
    backlogs: backlogs.map(({ oldest, ...backlog }) => ({ ...backlog, oldestAt: iso(oldest) })),
    jobs: jobs.map(({ succeededAt, failedAt, ...job }) => ({
      ...job,
      succeededAt: iso(succeededAt),
      failedAt: iso(failedAt),
    })),
    databases: databases.map((database) => ({ ...database, mostBytes: MOST_DATABASE_BYTES })),
    failures,
    spending,
    incidents: incidents.map(({ openedAt, endedAt, ...incident }) => ({
      ...incident,
      openedAt: iso(openedAt),
      endedAt: iso(endedAt),
    })),
  };
}

/** Notes how jobs have ended. Never throws: a tick is not lost for its record. */
export async function noteJobRuns({ db, clock }: Ctx, runs: readonly queries.JobRun[]): Promise<void> {
  try {
    await queries.noteJobRuns(db, runs, clock.now());
  } catch (error) {
    console.error('the runs of jobs could not be noted', error);
  }
}
