import { type IncidentKind, THRESHOLDS } from '../../../schema/operations/incidents';
import { JOB_NAMES, JOBS, type JobName } from '../../../schema/operations/jobs';
import type { Ctx } from '../../context';
import { grouped } from '../../platform/grouped';
import { hasBudget } from '../../platform/query-budget';
import { newId } from '../../platform/random';
import { listBudgetsHalfUsed } from '../auth/sms-budgets';
import { countUndecided, MANY_UNDECIDED } from '../billing/decisions.service';
import { listPaidButOpen } from '../billing/reconcile.service';
import { type KnownDatabase, listDatabases } from '../database-reports/database-reports.service';
import * as incidents from './incidents.queries';
import { sumBacklogs, sumSpending } from './operations.service';

type Found = Omit<incidents.Fault, 'kind'>[];

const minutes = (ms: number) => `${Math.floor(ms / 60_000)} minutes`;
const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;

/** At most three names, and how many more there are. */
const listed = (names: readonly string[]) =>
  names.slice(0, 3).join(', ') + (names.length > 3 ? ` and ${names.length - 3} more` : '');

/** A database that does not respond has an incident of its own. */
function isLate({ jobs, isSilent }: KnownDatabase, job: JobName, now: number): boolean {
  const run = jobs[job];
  return !isSilent && run !== undefined && now - (run.succeededAt ?? 0) > THRESHOLDS.jobMs;
}

/** The faults of each kind. A check that throws decides nothing, so its incidents stay as they are. */
const CHECKS: Record<IncidentKind, (ctx: Ctx) => Promise<Found>> = {
  errors: async ({ figures, clock }) => {
    if (!figures) return [];
    const versions = await figures.versions(clock.now() - THRESHOLDS.failedWithinMs);
    const requests = versions.reduce((sum, version) => sum + version.requests, 0);
    const failed = versions.reduce((sum, version) => sum + version.failed, 0);
    if (requests < THRESHOLDS.fewestRequests || failed / requests <= THRESHOLDS.failedShare) return [];
    const share = ((100 * failed) / requests).toFixed(1);
    return [{ subject: '', detail: `${failed} of ${requests} requests failed in ten minutes (${share}%)` }];
  },
  job: async (ctx) => {
    const databases = await listDatabases(ctx);
    return JOB_NAMES.flatMap((job) => {
      const late = databases.filter((database) => isLate(database, job, ctx.clock.now()));
      const [first] = late;
      const run = first?.jobs[job];
      if (!run) return [];
      const { succeededAt, error } = run;
      const words = succeededAt
        ? `has not succeeded for ${minutes(ctx.clock.now() - succeededAt)}`
        : 'has never succeeded';
      const where = JOBS[job].in === 'directory' ? '' : ` in ${listed(late.map(({ title }) => title))}`;
      return [{ subject: job, detail: `${job} ${words}${where}${error ? `: ${error}` : ''}` }];
    });
  },
  backlog: async (ctx) => {
    const databases = await listDatabases(ctx);
    const silent = databases.filter(({ isSilent }) => isSilent).map(({ title }) => title);
    if (silent.length > 0) throw new Error(`${listed(silent)} do not answer`);
    const waits = databases.flatMap((database) =>
      // As of the report: what waited then may have been delivered since.
      sumBacklogs([database]).map((one) => ({ ...one, ms: database.reportedAt - (one.oldest ?? Infinity) })),
    );
    return [...grouped(waits, ({ name }) => name)].flatMap(([name, parts]) => {
      const waiting = parts.reduce((sum, part) => sum + part.waiting, 0);
      const longest = Math.max(...parts.map(({ ms }) => ms));
      if (longest <= THRESHOLDS.backlogMs) return [];
      return [{ subject: name, detail: `${name}: ${waiting} waiting, the oldest for ${minutes(longest)}` }];
    });
  },
  database: async (ctx) =>
    (await listDatabases(ctx)).flatMap(({ title, report, isSilent }) => {
      if (isSilent) return [{ subject: title, detail: `${title} does not answer` }];
      if (!report || report.bytes <= THRESHOLDS.databaseBytes) return [];
      return [{ subject: title, detail: `${title} has ${gigabytes(report.bytes)} of its 10 GB` }];
    }),
  payment: async (ctx) =>
    (await listPaidButOpen(ctx, THRESHOLDS.paymentMs)).map((id) => ({
      subject: id,
      detail: `Payment ${id} was taken more than ten minutes ago and has activated no plan`,
    })),
  upi: async (ctx) => {
    const { claims, rows } = await countUndecided(ctx, THRESHOLDS);
    const are = (count: number, one: string, many: string) =>
      `${count}${count === MANY_UNDECIDED ? ' or more' : ''} ${count === 1 ? one : many}`;
    return [
      ...(claims > 0
        ? [
            {
              subject: 'claims',
              detail: `${are(claims, 'UPI payment ends', 'UPI payments end')} within a day: import the bank statement`,
            },
          ]
        : []),
      ...(rows > 0
        ? [
            {
              subject: 'rows',
              detail: `${are(rows, 'row', 'rows')} of bank statements without an order for three days`,
            },
          ]
        : []),
    ];
  },
  budget: async (ctx) => {
    const spending = await sumSpending(ctx);
    if (!spending || spending.total <= spending.budget) return [];
    const { total, budget } = spending;
    return [
      { subject: '', detail: `₹${Math.round(total)} this month for pictures and messages, of ₹${budget}` },
    ];
  },
  texts: async (ctx) =>
    (await listBudgetsHalfUsed(ctx)).map(({ name, used, limit }) => ({
      subject: name,
      detail: `${used} of ${limit} text messages a day for ${name} were sent`,
    })),
};

async function checkKind(ctx: Ctx, kind: IncidentKind, open: Awaited<ReturnType<typeof incidents.listOpen>>) {
  const found = await CHECKS[kind](ctx);
  const now = ctx.clock.now();
  const send = async (messageId: string) =>
    ctx.deliver(ctx.directory, await incidents.listMails(ctx.directory, messageId));
  for (const fault of found) {
    if (open.some(({ subject }) => subject === fault.subject) || !hasBudget()) continue;
    const id = newId(now);
    const detail = fault.detail.slice(0, 500);
    if (await incidents.openIncident(ctx.directory, { ...fault, detail, kind, id, now })) await send(id);
  }
  for (const { id, subject } of open) {
    if (found.some((fault) => fault.subject === subject) || !hasBudget()) continue;
    const messageId = newId(now);
    if (await incidents.endIncident(ctx.directory, { id, messageId, now })) await send(messageId);
  }
}

/**
 * Job: opens incidents for new faults and ends those that are over, with one mail to every operator for each.
 */
export async function checkOperations(ctx: Ctx): Promise<void> {
  const open = await incidents.listOpen(ctx.directory);
  const kinds = Object.keys(CHECKS) as IncidentKind[];
  const ended = await Promise.allSettled(
    kinds.map((kind) =>
      checkKind(
        ctx,
        kind,
        open.filter((incident) => incident.kind === kind),
      ),
    ),
  );
  const failed = ended.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
