import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { databaseReports } from '../../../schema/directory';
import { HEALTH_PARTS } from '../../../schema/health/input';
import { everything } from '../../test/everything';
import { anonymous, db } from '../../test/factories';

const health = () => anonymous().get('/health');
const behind = { status: 'degraded', parts: { database: 'ok', migrations: 'failed' } };

describe('/health', () => {
  it('is 200 if every part responds, and contains no secret', async () => {
    const { status, body } = await health();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'ok',
      parts: Object.fromEntries(HEALTH_PARTS.map((part) => [part, 'ok'])),
      providers: { mail: 'not_configured' },
    });
  });

  it('is degraded, but still responds, when a part is down', async () => {
    const down = anonymous().with({
      viewCounts: {
        record: async () => true,
        scans: async () => new Map(),
        totals: async () => new Map(),
        forget: async () => {},
        check: () => Promise.reject(new Error('no objects')),
      },
    });
    const { status, body } = await down.get('/health');
    expect(status).toBe(503);
    expect(body).toMatchObject({ status: 'degraded', parts: { viewCounting: 'failed', database: 'ok' } });
  });

  it('is degraded while the database lacks the newest migration', async () => {
    const newest = env.TEST_MIGRATIONS.shard.at(-1)?.name ?? '';
    const ledger = (sql: string) => everything.prepare(sql).bind(newest).run();
    await ledger('delete from d1_migrations where name = ?');
    const answer = await health();
    await ledger('insert into d1_migrations (name) values (?)');
    expect(answer).toMatchObject({ status: 503, body: behind });
    expect((await health()).status).toBe(200);
  });

  it('is degraded if nothing was ever migrated', async () => {
    await everything.exec('alter table d1_migrations rename to hidden');
    const answer = await health();
    await everything.exec('alter table hidden rename to d1_migrations');
    expect(answer).toMatchObject({ status: 503, body: behind });
  });

  it('is degraded if no job has run for 20 minutes', async () => {
    const now = Date.now();
    const jobs = { deliverDueMessages: { succeededAt: now, tookMs: 1 } };
    await db.insert(databaseReports).values({ name: 'directory', addedAt: now, jobs });
    expect((await health()).status).toBe(200);
    const late = anonymous().at(now + 21 * 60_000);
    expect(await late.get('/health')).toMatchObject({ status: 503, body: { parts: { jobs: 'failed' } } });
    await db.delete(databaseReports).where(eq(databaseReports.name, 'directory'));
  });
});
