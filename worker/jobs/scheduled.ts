import { type Ctx, createPlatform } from '../context';
import { LeftBehind, settleEffects } from '../effects/effects.service';
import { type Bindings, parseSettings } from '../env';
import { NO_CLIENT } from '../http/client';
import { newId } from '../platform/random';
import { isReadOnly } from '../platform/read-only';
import { runJobs } from './jobs';

const RETRY_SECONDS = 60;
/** Ten retries of ten minutes: after that the job delivers what is left. */
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
      // What could not be delivered is left to settleDueEffects: sending more messages would multiply them.
      queue: null,
      settings,
      actor: { kind: 'system', job },
      origin: settings.PUBLIC_ORIGIN ?? '',
      requestId: newId(platform.clock.now()),
      loggedRequest: `job ${job}`,
      client: NO_CLIENT,
      defer: (work) => afterwards.push(work.catch((error) => console.error('afterwards:', error))),
      // deliverDueMessages runs last.
      deliver: () => {},
      settle: (from, cause) => settleEffects(ctx, from, cause),
    };
    return ctx;
  };
  await work(ctxFor);
  await Promise.all(afterwards);
}

/** Cron: the jobs run as the system, with no request behind them; none while nothing may be written. */
export const scheduled = async (_event: ScheduledController, bindings: Bindings): Promise<void> => {
  if (!isReadOnly(bindings)) await asSystem(bindings, runJobs);
};

/** A batch of the queue: each message names effects that a request has left undone. */
export const queue = async (batch: MessageBatch, bindings: Bindings): Promise<void> => {
  if (isReadOnly(bindings)) return batch.retryAll({ delaySeconds: READ_ONLY_SECONDS });
  await asSystem(bindings, async (ctxFor) => {
    for (const message of batch.messages) {
      const left = LeftBehind.safeParse(message.body);
      const ctx = ctxFor('effects');
      const from = left.success ? ctx.named(left.data.from) : null;
      if (!left.success || !from || (await ctx.settle(from, left.data.cause))) message.ack();
      else message.retry({ delaySeconds: RETRY_SECONDS });
    }
  });
};
