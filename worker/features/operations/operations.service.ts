import { MAX_DATABASE_BYTES, PRICES } from '../../../schema/operations/incidents';
import type { OperationsDto } from '../../../schema/operations/output';
import type { Ctx, UserCtx } from '../../context';
import { type Answers, askDatabases, silentIn, titleOf } from '../../platform/ask-databases';
import { indianMonthStart, iso } from '../../platform/clock';
import { allDatabases } from '../../platform/databases';
import { countFailures } from '../messages/admin-messages.service';
import * as queries from './operations.queries';

const HOUR_MS = 3_600_000;
const MAX_INCIDENTS = 50;

/** Each database with its size. */
export const measureDatabases = (ctx: Ctx): Promise<Answers<{ name: string; bytes: number }>> =>
  askDatabases(ctx, allDatabases(ctx), async (db) => ({
    name: titleOf(ctx, db),
    bytes: await queries.measureDatabase(db),
  }));

/** What is waiting for delivery, and since when (epoch milliseconds). */
export async function listBacklogs(ctx: Ctx) {
  const now = ctx.clock.now();
  const { answers: each, silent } = await askDatabases(ctx, allDatabases(ctx), async (db) => {
    const messages = await queries.countOverdue(db, now);
    const effects = await queries.countOverdueEffects(db, now);
    return [
      ...messages.map(({ channel, ...rest }) => ({ name: `messages by ${channel}`, ...rest })),
      { name: 'effects', ...effects },
    ];
  });
  const answers = [...new Set(each.flat().map(({ name }) => name))].map((name) => {
    const parts = each.flat().filter((part) => part.name === name);
    const oldest = parts.flatMap((part) => part.oldest ?? []);
    return {
      name,
      waiting: parts.reduce((sum, part) => sum + (part.waiting ?? 0), 0),
      oldest: oldest.length > 0 ? Math.min(...oldest) : null,
    };
  });
  return { answers, silent };
}

const isPriced = (name: string): name is keyof typeof PRICES => name in PRICES;

/** Rupees since the beginning of the month in India; null if no figures are configured. Throws if they are not available. */
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

/** Figures that are not available must not hide the others. */
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

/** How the service is running: the last hour's requests, backlogs, jobs, databases, costs, incidents. */
export async function getOperations(ctx: UserCtx): Promise<OperationsDto> {
  const { directory, clock } = ctx;
  const [traffic, backlogs, jobs, databases, failures, spending, incidents] = await Promise.all([
    readTraffic(ctx).catch(orNone),
    listBacklogs(ctx),
    queries.listJobRuns(directory),
    measureDatabases(ctx),
    countFailures(ctx),
    sumSpending(ctx).catch(orNone),
    queries.listIncidents(directory, MAX_INCIDENTS),
  ]);
  return {
    checkedAt: iso(clock.now()),
    traffic,
    backlogs: backlogs.answers.map(({ oldest, ...backlog }) => ({ ...backlog, oldestAt: iso(oldest) })),
    jobs: jobs.map(({ succeededAt, failedAt, ...job }) => ({
      ...job,
      succeededAt: iso(succeededAt),
      failedAt: iso(failedAt),
    })),
    databases: databases.answers.map((database) => ({ ...database, mostBytes: MAX_DATABASE_BYTES })),
    failures: failures.answers,
    spending,
    incidents: incidents.map(({ openedAt, endedAt, ...incident }) => ({
      ...incident,
      openedAt: iso(openedAt),
      endedAt: iso(endedAt),
    })),
    silent: silentIn(backlogs, databases, failures),
  };
}

/** Records the results of jobs. Never throws: a tick is not lost for its record. */
export async function noteJobRuns({ directory, clock }: Ctx, runs: readonly queries.JobRun[]): Promise<void> {
  try {
    await queries.noteJobRuns(directory, runs, clock.now());
  } catch (error) {
    console.error('the runs of jobs could not be noted', error);
  }
}
