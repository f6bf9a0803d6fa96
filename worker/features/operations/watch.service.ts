import { type IncidentKind, THRESHOLDS } from '../../../schema/operations/incidents';
import type { Ctx } from '../../context';
import { newId } from '../../platform/random';
import { listBudgetsHalfUsed } from '../auth/phone.service';
import { listPaidButOpen } from '../billing/reconcile.service';
import * as incidents from './incidents.queries';
import { listJobRuns } from './operations.queries';
import { listBacklogs, measureDatabases, sumSpending } from './operations.service';

type Found = Omit<incidents.Fault, 'kind'>[];

const minutes = (ms: number) => `${Math.floor(ms / 60_000)} minutes`;
const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;

/** The faults of each kind. A check that throws knows nothing, so its incidents stay as they are. */
const CHECKS: Record<IncidentKind, (ctx: Ctx) => Promise<Found>> = {
  errors: async ({ figures, clock }) => {
    if (!figures) return [];
    const versions = await figures.versions(clock.now() - THRESHOLDS.failedWithinMs);
    const requests = versions.reduce((sum, version) => sum + version.requests, 0);
    const failed = versions.reduce((sum, version) => sum + version.failed, 0);
    if (requests < THRESHOLDS.fewestRequests || failed / requests <= THRESHOLDS.failedShare) return [];
    const share = ((100 * failed) / requests).toFixed(1);
    return [{ subject: '', detail: `${failed} of ${requests} requests failed in ten minutes (${share} %)` }];
  },
  job: async ({ directory, clock }) =>
    (await listJobRuns(directory)).flatMap(({ job, succeededAt, error }) => {
      const late = succeededAt === null ? null : clock.now() - succeededAt;
      if (late !== null && late <= THRESHOLDS.jobMs) return [];
      const words = late === null ? 'has never succeeded' : `has not succeeded for ${minutes(late)}`;
      return [{ subject: job, detail: `${job} ${words}${error ? `: ${error}` : ''}` }];
    }),
  backlog: async (ctx) => {
    const { answers, silent } = await listBacklogs(ctx);
    if (silent.length > 0) throw new Error(`${silent.join(', ')} do not answer`);
    return answers.flatMap(({ name, waiting, oldest }) => {
      const waited = oldest === null ? 0 : ctx.clock.now() - oldest;
      if (waited <= THRESHOLDS.backlogMs) return [];
      return [{ subject: name, detail: `${waiting} ${name} wait, the oldest for ${minutes(waited)}` }];
    });
  },
  database: async (ctx) => {
    const { answers, silent } = await measureDatabases(ctx);
    const full = answers.filter(({ bytes }) => bytes > THRESHOLDS.databaseBytes);
    return [
      ...full.map(({ name, bytes }) => ({
        subject: name,
        detail: `${name} has ${gigabytes(bytes)} of its 10 GB`,
      })),
      ...silent.map((name) => ({ subject: name, detail: `${name} does not answer` })),
    ];
  },
  payment: async (ctx) =>
    (await listPaidButOpen(ctx, THRESHOLDS.paymentMs)).map((id) => ({
      subject: id,
      detail: `Payment ${id} was taken more than ten minutes ago and has activated no plan`,
    })),
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
    if (open.some(({ subject }) => subject === fault.subject)) continue;
    const id = newId(now);
    const detail = fault.detail.slice(0, 500);
    if (await incidents.openIncident(ctx.directory, { ...fault, detail, kind, id, now })) await send(id);
  }
  for (const { id, subject } of open) {
    if (found.some((fault) => fault.subject === subject)) continue;
    const messageId = newId(now);
    if (await incidents.endIncident(ctx.directory, { id, messageId, now })) await send(messageId);
  }
}

/** Job: opens incidents for new faults and ends those that are over, each with one mail to every operator. */
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
