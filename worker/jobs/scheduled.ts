import { type Ctx, createPlatform } from '../context';
import { type Bindings, parseSettings } from '../env';
import { NO_CLIENT } from '../http/client';
import { newId } from '../platform/random';
import { runJobs } from './jobs';

/** Cron: the jobs run as the system, with no request behind them. */
export async function scheduled(_event: ScheduledController, bindings: Bindings): Promise<void> {
  const settings = parseSettings(bindings);
  const platform = createPlatform(bindings, settings);
  const afterwards: Promise<unknown>[] = [];
  await runJobs(
    (job): Ctx => ({
      ...platform,
      settings,
      actor: { kind: 'system', job },
      origin: settings.PUBLIC_ORIGIN ?? '',
      requestId: newId(platform.clock.now()),
      asked: `job ${job}`,
      client: NO_CLIENT,
      later: (work) => afterwards.push(work.catch((error) => console.error('afterwards:', error))),
      // deliverDueMessages runs last.
      deliver: () => {},
    }),
  );
  await Promise.all(afterwards);
}
