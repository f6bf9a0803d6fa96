import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { databaseReports } from '../../../schema/directory';
import { HEALTH_PARTS } from '../../../schema/health/input';
import { databases } from '../../test/databases';
import { everything } from '../../test/everything';
import { anonymous, db } from '../../test/factories';
import { deadDatabase } from '../../test/faulty';
import { interceptedDatabases } from '../../test/intercepted-database';
import { htmlOf, pageClient } from '../../test/pages';

const HTML = { headers: { accept: 'text/html' } };

/** An isolate that has not asked its databases yet, and the statements that it sends. */
function freshIsolate() {
  const asked: string[] = [];
  const before = (queries: string[]) => void asked.push(...queries);
  return { fresh: anonymous().with({}, interceptedDatabases({ before })), asked };
}

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
        flush: async () => {},
        totals: async () => new Map(),
        forget: async () => {},
        check: () => Promise.reject(new Error('no objects')),
      },
    });
    const { status, body } = await down.get('/health');
    expect(status).toBe(503);
    expect(body).toMatchObject({ status: 'degraded', parts: { viewCounting: 'failed', database: 'ok' } });
  });

  it('is degraded while a database lacks the newest migration, and asks again until it has it', async () => {
    const newest = env.TEST_MIGRATIONS.shard.at(-1)?.name ?? '';
    const ledger = (sql: string) => everything.prepare(sql).bind(newest).run();
    const { fresh } = freshIsolate();
    await ledger('delete from d1_migrations where name = ?');
    const answer = await fresh.get('/health');
    await ledger('insert into d1_migrations (name) values (?)');
    expect(answer).toMatchObject({ status: 503, body: behind });
    expect((await fresh.get('/health')).status).toBe(200);
  });

  it('is degraded if nothing was ever migrated', async () => {
    await everything.exec('alter table d1_migrations rename to hidden');
    const answer = await freshIsolate().fresh.get('/health');
    await everything.exec('alter table hidden rename to d1_migrations');
    expect(answer).toMatchObject({ status: 503, body: behind });
  });

  it('asks each database once an isolate, and from then on only the directory', async () => {
    const { fresh, asked } = freshIsolate();
    await fresh.get('/health');
    expect(asked.filter((query) => query.includes('d1_migrations'))).toHaveLength(3);
    asked.length = 0;
    await fresh.get('/health');
    expect(asked).toEqual([expect.stringContaining('from "database_reports"')]);
  });

  it('is incomplete, but serves, while a shard does not report or answer', async () => {
    const now = Date.now();
    const missing = {
      status: 200,
      body: { status: 'incomplete', silent: ['shard 1'], parts: { database: 'ok' } },
    };
    await db.insert(databaseReports).values({ name: '1', addedAt: now, reportedAt: now });
    expect(
      (
        await anonymous()
          .at(now + 20 * 60_000)
          .get('/health')
      ).body.status,
    ).toBe('ok');
    expect(
      await anonymous()
        .at(now + 20 * 60_000 + 1)
        .get('/health'),
    ).toMatchObject(missing);
    await db.update(databaseReports).set({ failedAt: now }).where(eq(databaseReports.name, '1'));
    expect(await health()).toMatchObject(missing);
    await db.insert(databaseReports).values({ name: '0', addedAt: now, failedAt: now });
    expect(await health()).toMatchObject({ status: 503, body: { parts: { database: 'failed' } } });
    await db.delete(databaseReports);
    const lost = anonymous().with({}, { ...databases, SHARD_1: deadDatabase() });
    expect(await lost.get('/health')).toMatchObject(missing);
    const documents = { find: () => Promise.reject(new Error('no bucket')) } as never;
    const more = await anonymous()
      .with({ docs: documents }, { ...databases, SHARD_1: deadDatabase() })
      .get('/health');
    expect(more).toMatchObject({
      status: 503,
      body: { status: 'degraded', silent: ['shard 1'], parts: { documents: 'failed', database: 'ok' } },
    });
    const page = await pageClient({}, { ...databases, SHARD_1: deadDatabase() }).get('/health', HTML);
    expect([page.status, htmlOf(page)]).toEqual([
      200,
      expect.stringMatching(/Some sellers cannot be reached.*Not answering: shard 1\. /s),
    ]);
  });

  it('is degraded without the directory', async () => {
    const lost = anonymous().with({}, { ...databases, DIRECTORY: deadDatabase() });
    expect(await lost.get('/health')).toMatchObject({
      status: 503,
      body: { parts: { database: 'failed', liveHub: 'ok' }, silent: [] },
    });
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
