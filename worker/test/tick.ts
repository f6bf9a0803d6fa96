import { createMessageBatch, createScheduledController } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import type { Ctx } from '../context';
import worker from '../index';
import { runGroup } from '../jobs/jobs';
import { allDatabases } from '../platform/databases';
import type { AnyDb, ShardDb } from '../platform/db';
import { type Turn, turnsOf } from '../platform/job-queue';

/** The message of the queue of jobs. */
export const turnMessage = (body: unknown) =>
  createMessageBatch('chaabi-jobs', [{ id: 'one', timestamp: new Date(), attempts: 1, body }]);

/** Runs the cron, without the messages it sends. */
export async function runCron(bindings: object = {}): Promise<Turn[]> {
  const sent: Turn[] = [];
  const JOBS = {
    sendBatch: async (more: { body: Turn }[]) => void sent.push(...more.map(({ body }) => body)),
  };
  await worker.scheduled(createScheduledController(), { ...env, ...bindings, JOBS: JOBS as never });
  return sent;
}

/** A whole tick: the cron, and each of its messages as the queue would deliver it. */
export async function tick(bindings: object = {}): Promise<void> {
  for (const turn of await runCron(bindings)) await worker.queue(turnMessage(turn), { ...env, ...bindings });
}

/** A whole tick with the test's own context. The watch comes last, because it checks this tick's reports. */
export async function runJobs(ctxFor: (job: string) => Ctx): Promise<void> {
  const ctx = ctxFor('cron');
  for (const turn of turnsOf(allDatabases(ctx).map((db) => ctx.nameOf(db)))) await runGroup(ctxFor, turn);
  await runGroup(ctxFor, { group: 'watch', database: 'directory' });
}

async function settled(runs: Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(runs)).find((run) => run.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Runs a job in every database at once, without a budget; one that fails does not stop the others. */
export const everywhere = (job: (ctx: Ctx, db: AnyDb) => Promise<unknown>, ctx: Ctx) =>
  settled(allDatabases(ctx).map((db) => job(ctx, db)));

/** The same in each shard. */
export const inShards = (job: (ctx: Ctx, shard: ShardDb) => Promise<unknown>, ctx: Ctx) =>
  settled(ctx.shards.map((shard) => job(ctx, shard)));
