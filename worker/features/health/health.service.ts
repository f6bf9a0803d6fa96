import type { HealthPart } from '../../../schema/health/input';
import type { HealthDto } from '../../../schema/health/output';
import { THRESHOLDS } from '../../../schema/operations/incidents';
import type { Ctx } from '../../context';
import { iso } from '../../platform/clock';
import { allDatabases } from '../../platform/databases';
import { findLastDelivery } from '../database-reports/database-reports.service';
import { hasMigration, pingDatabase } from './health.queries';

const TIMEOUT_MS = 3_000;

async function checkMigrations(ctx: Ctx): Promise<void> {
  const each = allDatabases(ctx).map(async (db) => {
    const wanted = db === ctx.directory ? __LATEST_MIGRATIONS__.directory : __LATEST_MIGRATIONS__.shard;
    if (await hasMigration(db, wanted).catch(() => false)) return;
    throw new Error(`database ${ctx.nameOf(db)} lacks ${wanted}, which this build expects`);
  });
  await Promise.all(each);
}

/** Lets external monitoring notice that the cron has stopped, which no job can notice itself. */
async function checkJobs(ctx: Ctx): Promise<void> {
  const ranAt = await findLastDelivery(ctx);
  // A new installation waits for its first run.
  if (ranAt !== null && ctx.clock.now() - ranAt > THRESHOLDS.jobMs)
    throw new Error('no job has run for 20 minutes');
}

/** Sends each part a trivial request. An error, or no response within 3 seconds, counts as a failure. */
export async function getHealth(ctx: Ctx): Promise<HealthDto> {
  const probes: Record<HealthPart, () => Promise<unknown>> = {
    database: () => Promise.all(allDatabases(ctx).map(pingDatabase)),
    migrations: () => checkMigrations(ctx),
    storage: () => ctx.media.find('health'),
    documents: () => ctx.docs.find('health'),
    sessions: () => ctx.sessions.check(),
    viewCounting: () => ctx.viewCounts.check(),
    liveHub: () => ctx.live.check(),
    jobs: () => checkJobs(ctx),
  };
  const results = await Promise.all(
    Object.entries(probes).map(async ([part, probe]) => [part, await outcome(part, probe)] as const),
  );
  const configured = (provider: unknown) => (provider ? 'configured' : 'not_configured');
  return {
    status: results.every(([, result]) => result === 'ok') ? 'ok' : 'degraded',
    checkedAt: iso(ctx.clock.now()),
    version: ctx.version,
    parts: Object.fromEntries(results) as HealthDto['parts'],
    providers: {
      mail: configured(ctx.settings.MAIL_API_URL),
      push: configured(ctx.settings.VAPID_PRIVATE_KEY),
      sms: configured(ctx.settings.SMS_PROVIDER),
      whatsApp: configured(ctx.settings.WHATSAPP_PHONE_ID),
      payments: configured(ctx.payments.some(({ kind }) => kind !== 'demo')),
      openId: configured(ctx.openId),
      ai: configured(ctx.writer),
    },
  };
}

async function outcome(part: string, probe: () => Promise<unknown>): Promise<'ok' | 'failed'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), TIMEOUT_MS);
  });
  try {
    await Promise.race([probe(), late]);
    return 'ok';
  } catch (error) {
    console.error(`health: ${part} failed`, error);
    return 'failed';
  } finally {
    clearTimeout(timer);
  }
}
