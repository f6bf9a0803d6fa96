import type { HealthPart } from '../../../schema/health/input';
import type { HealthDto } from '../../../schema/health/output';
import { THRESHOLDS } from '../../../schema/operations/incidents';
import type { Ctx } from '../../context';
import { hasGrievanceOfficer } from '../../grievance-settings';
import { askDatabases, titleOf } from '../../platform/ask-databases';
import { iso } from '../../platform/clock';
import { allDatabases } from '../../platform/databases';
import type { AnyDb } from '../../platform/db';
import { withTimeout } from '../../platform/timeout';
import { type KnownDatabase, listDatabases } from '../database-reports/database-reports.service';
import { hasMigration } from './health.queries';

/** Longer than a database is waited for. */
const TIMEOUT_MS = 4_000;

/** What has this build's schema keeps it, so each isolate asks a database until it has said so once. */
const migrated = new WeakSet<AnyDb>();

/** Databases that lack the schema of this build, and those that do not answer. */
async function checkSchema(ctx: Ctx): Promise<{ lacking: string[]; silent: string[] }> {
  const unknown = allDatabases(ctx).filter((db) => !migrated.has(db));
  const { answers, silent } = await askDatabases(ctx, unknown, async (db) => {
    const wanted = db === ctx.directory ? __LATEST_MIGRATIONS__.directory : __LATEST_MIGRATIONS__.shard;
    const has = await hasMigration(db, wanted);
    if (has) migrated.add(db);
    return has ? [] : [`${titleOf(ctx, db)} lacks ${wanted}`];
  });
  return { lacking: answers.flat(), silent };
}

/** Lets external monitoring notice that the cron has stopped, which no job can notice itself. */
function checkJobs(ctx: Ctx, databases: readonly KnownDatabase[]): void {
  const directory = databases.find(({ name }) => name === ctx.nameOf(ctx.directory));
  const ranAt = directory?.jobs.deliverDueMessages?.succeededAt;
  // A new installation waits for its first run.
  if (ranAt !== undefined && ctx.clock.now() - ranAt > THRESHOLDS.jobMs)
    throw new Error('no job has run for 20 minutes');
}

/**
 * Sends each part a trivial request. An error, or no response in time, counts as a failure. Shards are not
 * asked but known by their reports in the directory, because anybody may ask for this.
 */
export async function getHealth(ctx: Ctx): Promise<HealthDto> {
  const schema = checkSchema(ctx);
  const databases = listDatabases(ctx);
  const shards = async () => {
    const reported = (await databases).filter(({ isSilent }) => isSilent).map(({ title }) => title);
    const silent = new Set([...reported, ...(await schema).silent]);
    return ctx.shards.map((db) => titleOf(ctx, db)).filter((title) => silent.has(title));
  };
  const probes: Record<HealthPart, () => Promise<unknown>> = {
    database: async () => {
      if ((await shards()).length === ctx.shards.length) throw new Error('no shard answers');
    },
    migrations: async () => {
      const { lacking } = await schema;
      if (lacking.length > 0) throw new Error(`this build expects more: ${lacking.join(', ')}`);
    },
    storage: () => ctx.media.find('health'),
    documents: () => ctx.docs.find('health'),
    sessions: () => ctx.sessions.check(),
    viewCounting: () => ctx.viewCounts.check(),
    liveHub: () => ctx.live.check(),
    jobs: async () => checkJobs(ctx, await databases),
  };
  const [results, silent] = await Promise.all([
    Promise.all(
      Object.entries(probes).map(async ([part, probe]) => [part, await outcome(part, probe)] as const),
    ),
    // Named also while a part fails, because a release compares the names of both versions.
    withTimeout(TIMEOUT_MS, shards(), () => new Error('timeout')).catch(() => []),
  ]);
  const configured = (provider: unknown) => (provider ? 'configured' : 'not_configured');
  const isServing = results.every(([, result]) => result === 'ok');
  return {
    status: isServing ? (silent.length === 0 ? 'ok' : 'incomplete') : 'degraded',
    checkedAt: iso(ctx.clock.now()),
    version: ctx.version,
    parts: Object.fromEntries(results) as HealthDto['parts'],
    silent,
    providers: {
      mail: configured(ctx.settings.MAIL_API_URL),
      push: configured(ctx.settings.VAPID_PRIVATE_KEY),
      sms: configured(ctx.settings.SMS_PROVIDER),
      whatsApp: configured(ctx.settings.WHATSAPP_PHONE_ID),
      payments: configured(ctx.payments.some(({ kind }) => kind !== 'demo')),
      openId: configured(ctx.openId),
      ai: configured(ctx.writer),
      grievanceOfficer: configured(hasGrievanceOfficer(ctx.settings)),
    },
  };
}

async function outcome(part: string, probe: () => Promise<unknown>): Promise<'ok' | 'failed'> {
  try {
    await withTimeout(TIMEOUT_MS, probe(), () => new Error('timeout'));
    return 'ok';
  } catch (error) {
    console.error(`health: ${part} failed`, error);
    return 'failed';
  }
}
