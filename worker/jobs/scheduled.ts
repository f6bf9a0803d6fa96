import { type Ctx, createPlatform } from '../context';
import { LeftBehind, settleEffects } from '../effects/effects.service';
import { type Bindings, parseSettings } from '../env';
import { addDatabases } from '../features/database-reports/database-reports.service';
import { reportError } from '../features/issues/issues.service';
import { NO_CLIENT } from '../http/client';
import { allDatabases } from '../platform/databases';
import { sendTurns, Turn, turnsOf } from '../platform/job-queue';
import { newId } from '../platform/random';
import { isReadOnly } from '../platform/read-only';
import { runGroup } from './jobs';

/**
 * With the wait for a batch (wrangler.toml) and for a database, a suspended person is refused within 30 seconds
 * of their shard's return. After the last of the queue's hundred retries the job applies the rest.
 */
const RETRY_SECONDS = 20;
const READ_ONLY_SECONDS = 600;

async function asSystem(
  bindings: Bindings,
  work: (ctxFor: (job: string) => Ctx) => Promise<void>,
): Promise<void> {
  const settings = parseSettings(bindings);
  const platform = createPlatform(bindings, settings);
  const afterwards: Promise<unknown>[] = [];
  const ctxFor = (job: string): Ctx => {
    const ctx: Ctx = {
      ...platform,
      // Undelivered effects are left to settleDueEffects: sending more queue messages would multiply them.
      queue: null,
      settings,
      actor: { kind: 'system', job },
      origin: settings.PUBLIC_ORIGIN ?? '',
      requestId: newId(platform.clock.now()),
      loggedRequest: `job ${job}`,
      client: NO_CLIENT,
      defer: (work) => afterwards.push(work.catch((error) => console.error('afterwards:', error))),
      // Left to deliverDueMessages.
      deliver: () => {},
      settle: (from, cause) => settleEffects(ctx, from, cause),
    };
    return ctx;
  };
  await work(ctxFor);
  await Promise.all(afterwards);
}

/** Operators notice a queue that accepts no messages once its jobs are late. */
async function sendAll(ctx: Ctx, queue: Queue): Promise<void> {
  try {
    await addDatabases(ctx);
    await sendTurns(queue, turnsOf(allDatabases(ctx).map((db) => ctx.nameOf(db))));
  } catch (error) {
    console.error('the jobs of a tick were not sent', error);
    await reportError(ctx, 'job_failed', 'cron', error);
  }
}

/**
 * Cron: sends one message per database and group of jobs, so that an invocation's limits apply to one
 * database, and checks their reports. Does nothing while nothing may be written.
 */
export const scheduled = async (_event: ScheduledController, bindings: Bindings): Promise<void> => {
  if (isReadOnly(bindings)) return;
  await asSystem(bindings, async (ctxFor) => {
    const ctx = ctxFor('cron');
    await sendAll(ctx, bindings.JOBS);
    await runGroup(ctxFor, { group: 'watch', database: ctx.nameOf(ctx.directory) });
  });
};

/** Applies what requests have left undone; false to retry later. */
async function settleLeft(ctx: Ctx, body: unknown): Promise<boolean> {
  const left = LeftBehind.safeParse(body);
  const from = left.success ? ctx.named(left.data.from) : null;
  return !left.success || !from || (await ctx.settle(from, left.data.cause));
}

/** A batch of a queue: each message names jobs of one database, or effects that a request has left undone. */
export const queue = async (batch: MessageBatch, bindings: Bindings): Promise<void> => {
  if (isReadOnly(bindings)) return batch.retryAll({ delaySeconds: READ_ONLY_SECONDS });
  await asSystem(bindings, async (ctxFor) => {
    const handle = async (message: Message) => {
      const turn = Turn.safeParse(message.body);
      if (turn.success) await runGroup(ctxFor, turn.data);
      if (turn.success || (await settleLeft(ctxFor('effects'), message.body))) message.ack();
      else message.retry({ delaySeconds: RETRY_SECONDS });
    };
    // At once: each may wait for a database that does not answer.
    await Promise.all(batch.messages.map(handle));
  });
};
