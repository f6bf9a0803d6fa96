import { env } from 'cloudflare:workers';
import { eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseReports, incidents } from '../../schema/directory';
import { jobsOf, QUEUED_GROUPS } from '../../schema/operations/jobs';
import { messages } from '../../schema/shard';
import worker from '../index';
import { sendTurns, type Turn, turnsOf } from '../platform/job-queue';
import { asAdmin, asSeller, db, shardOf } from '../test/factories';
import { deadDatabase } from '../test/faulty';
import { interceptedDatabases } from '../test/intercepted-database';
import { runCron, tick, turnMessage } from '../test/tick';

const MINUTE = 60_000;

/**
 * This many shards, mapped to the two that exist, and the number of statements sent to shards and directory.
 */
function manyShards(count: number) {
  const spent = { statements: 0 };
  const { DIRECTORY, SHARD_0, SHARD_1 } = interceptedDatabases({
    before: (queries) => {
      spent.statements += queries.length;
    },
  });
  const each = Array.from({ length: count }, (_, at) => [
    `SHARD_${at}`,
    new Proxy(at % 2 === 0 ? SHARD_0 : SHARD_1, {}),
  ]);
  return { spent, bindings: { DIRECTORY, ...Object.fromEntries(each) } };
}

const reports = () => db.select().from(databaseReports);

beforeEach(async () => {
  await db.delete(databaseReports).where(sql`true`);
  await db.delete(incidents).where(sql`true`);
});
afterAll(async () => {
  await db.delete(databaseReports).where(sql`true`);
});

describe.each([2, 33, 65, 200])('with %i shards', (count) => {
  it('the cron sends at most 200 statements, and one message for each database and group', async () => {
    const { spent, bindings } = manyShards(count);
    const turns = await runCron(bindings);
    expect(spent.statements).toBeGreaterThan(0);
    expect(spent.statements).toBeLessThan(60);
    expect(turns).toHaveLength(2 * (count + 1) + 1);
    expect(turns.slice(0, count + 1).every(({ group }) => group === 'urgent')).toBe(true);
    expect((await reports()).map(({ name }) => name)).toHaveLength(count + 1);
  });

  it('that do not answer, the cron sends no more, and operators hear of every one of them', async () => {
    const { user } = await asAdmin();
    const { spent, bindings } = manyShards(count);
    await runCron(bindings);
    await db.update(databaseReports).set({ failedAt: Date.now() });
    const told = () =>
      db.$count(incidents, sql`${eq(incidents.kind, 'database')} and ${isNull(incidents.endedAt)}`);
    for (let run = 0; run < 12 && (await told()) <= count; run++) {
      spent.statements = 0;
      await runCron(bindings);
      expect(spent.statements).toBeLessThanOrEqual(200);
    }
    expect(await told()).toBe(count + 1);
    await db.run(sql`update accounts set is_admin = 0 where id = ${user.id}`);
  });

  it('a message sends no more statements than with two', async () => {
    for (const group of QUEUED_GROUPS) {
      const { spent, bindings } = manyShards(count);
      await worker.queue(turnMessage({ group, database: '1' }), { ...env, ...bindings });
      expect(spent.statements).toBeLessThanOrEqual(60);
    }
    const { spent, bindings } = manyShards(count);
    await worker.queue(turnMessage({ group: 'accounts', database: 'directory' }), { ...env, ...bindings });
    // The sitemap visits shards in turn, a few files at a time.
    expect(spent.statements).toBeLessThanOrEqual(100);
  });
});

describe('a turn', () => {
  it('delivers what its share of statements allows, leaves the rest, and still runs the other jobs', async () => {
    const { user } = await asSeller({ shard: 0 });
    const now = Date.now();
    const due = Array.from({ length: 300 }, (_, at) => ({ id: `${user.id}-${at}-mail`, channel: 'mail' }));
    for (let at = 0; at < due.length; at += 100) {
      await shardOf(
        user.id,
      ).run(sql`insert into messages (id, channel, kind, recipient, recipient_key, user_id, data, due_at, created_at)
        select value ->> 'id', value ->> 'channel', 'test', '', '', ${user.id}, '{}', ${now - MINUTE}, ${now - MINUTE}
        from json_each(${JSON.stringify(due.slice(at, at + 100))})`);
    }
    const isWaiting = sql`user_id = ${user.id} and due_at is not null`;
    const waiting = () => shardOf(user.id).$count(messages, isWaiting);
    const before = await waiting();
    const { spent, bindings } = manyShards(2);
    await worker.queue(turnMessage({ group: 'urgent', database: '0' }), { ...env, ...bindings });
    expect(spent.statements).toBeLessThan(300);
    expect(await waiting()).toBeGreaterThan(0);
    expect(await waiting()).toBeLessThan(before);
    const [report] = await db.select().from(databaseReports).where(eq(databaseReports.name, '0'));
    expect(Object.keys(report?.jobs ?? {}).sort()).toEqual([...jobsOf('urgent', '0')].sort());
    expect(report?.report?.channels.find(({ channel }) => channel === 'mail')?.all.waiting).toBe(
      await waiting(),
    );
    await shardOf(user.id).delete(messages).where(eq(messages.userId, user.id));
  });

  it('of a shard that does not answer is noted as such, and the others report', async () => {
    await tick({ SHARD_1: deadDatabase() });
    const found = new Map((await reports()).map((row) => [row.name, row]));
    expect(found.get('1')).toMatchObject({ reportedAt: null, failedAt: expect.any(Number) });
    expect(found.get('0')).toMatchObject({ reportedAt: expect.any(Number), failedAt: null });
    await tick();
    const [again] = await db.select().from(databaseReports).where(eq(databaseReports.name, '1'));
    expect(again).toMatchObject({ reportedAt: expect.any(Number), failedAt: null });
  });

  it('of a database that is not bound does nothing', async () => {
    await worker.queue(turnMessage({ group: 'urgent', database: '9' }), env);
    expect(await reports()).toEqual([]);
  });

  it('is sent in calls of a hundred at most, the most urgent first', async () => {
    const calls: Turn[][] = [];
    const sendBatch = async (more: Iterable<MessageSendRequest>) =>
      void calls.push([...more].map(({ body }) => body as Turn));
    const names = ['directory', ...Array.from({ length: 200 }, (_, at) => `${at}`)];
    await sendTurns({ sendBatch } as never, turnsOf(names));
    expect(calls.map((call) => call.length)).toEqual([100, 100, 100, 100, 3]);
    expect(calls.flat().map(({ group }) => group)).toEqual([
      ...names.map(() => 'urgent'),
      'accounts',
      ...names.map(() => 'upkeep'),
    ]);
  });
});

it('a queue that takes no messages is reported, and the rest of the cron runs', async () => {
  const JOBS = { sendBatch: () => Promise.reject(new Error('queues are down')) } as never;
  await worker.scheduled({} as never, { ...env, JOBS });
  const [row] = await db.select().from(databaseReports).where(eq(databaseReports.name, 'directory'));
  expect(row?.jobs.checkOperations?.succeededAt).toEqual(expect.any(Number));
  const [issue] = await db.all<{ description: string }>(
    sql`select description from system_issues where type = 'job_failed' order by created_at desc limit 1`,
  );
  expect(issue?.description).toContain('queues are down');
});
