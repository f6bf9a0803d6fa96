import { and, eq, like, type SQL, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseReports, incidents, messages, statementRows } from '../../../schema/directory';
import { type IncidentKind, THRESHOLDS } from '../../../schema/operations/incidents';
import type { Ctx } from '../../context';
import { deliverMessages } from '../../jobs/messages';
import type { AnyDb } from '../../platform/db';
import type { RequestFigures } from '../../platform/request-figures';
import { order } from '../../test/billing';
import { asAdmin, asSeller, db, pretendRc } from '../../test/factories';
import { systemCtx } from '../../test/system';
import { everywhere, runJobs } from '../../test/tick';
import { claim, upiOrder, utrOf } from '../../test/upi';
import { reportDatabase } from './operations.service';
import { checkOperations } from './watch.service';

const MINUTE = 60_000;
const START = Date.now();

/** Invented figures; each test changes those that it is about. */
const quiet = (): RequestFigures => ({
  routes: async () => [],
  statements: async () => [],
  versions: async () => [{ version: 'v', requests: 1000, failed: 0 }],
  uses: async () => [],
});

const ctxAt = (minutes: number, parts: Partial<Ctx> = {}) =>
  systemCtx({ clock: { now: () => START + minutes * MINUTE }, figures: quiet(), ...parts });

const open = (kind: IncidentKind) =>
  db
    .select()
    .from(incidents)
    .where(and(eq(incidents.kind, kind), sql`ended_at is null`));
/** Mails about incidents of a kind. */
const mails = (kind: IncidentKind) =>
  db
    .select()
    .from(messages)
    .where(sql`kind = 'incident' and data ->> 'incident' in (select id from incidents where kind = ${kind})`)
    .orderBy(messages.createdAt);

beforeEach(async () => {
  await db.delete(incidents).where(sql`true`);
  await db.delete(messages).where(like(messages.kind, '%'));
  await db.delete(databaseReports).where(sql`true`);
  await db.run(sql`update accounts set is_admin = 0 where is_admin = 1`);
});

const noteRun = (name: string, jobs: object) =>
  db.insert(databaseReports).values({ name, addedAt: START, reportedAt: START, jobs });

/** Checks after each database has reported. */
async function reportAndCheck(ctx: Ctx) {
  await everywhere(reportDatabase, ctx);
  await checkOperations(ctx);
}

/**
 * Opens with `wrong` and ends without it, mailing each operator exactly once for both, however often and
 * concurrently it is checked.
 */
async function raisesAndEnds(kind: IncidentKind, words: RegExp, wrong: () => Ctx, right: () => Ctx) {
  const operators = await Promise.all([asAdmin(), asAdmin()]);
  const check = (make: () => Ctx) => Promise.all(Array.from({ length: 4 }, () => reportAndCheck(make())));
  await check(right);
  expect(await open(kind)).toEqual([]);
  await check(wrong);
  await check(wrong);
  const [incident, ...others] = await open(kind);
  expect(others).toEqual([]);
  expect(incident?.detail).toMatch(words);
  expect(await mails(kind)).toHaveLength(operators.length);
  await check(right);
  await check(right);
  expect(await open(kind)).toEqual([]);
  const sent = await mails(kind);
  expect(sent).toHaveLength(2 * operators.length);
  expect(new Set(sent.map(({ userId }) => userId))).toEqual(new Set(operators.map(({ user }) => user.id)));
}

describe('operators get a mail when it begins and when it ends', () => {
  it('errors: more than 1 % of the requests of ten minutes', async () => {
    const failing = () => {
      const versions = async () => [{ version: 'v', requests: 1000, failed: 11 }];
      return ctxAt(0, { figures: { ...quiet(), versions } });
    };
    await raisesAndEnds('errors', /11 of 1000 requests failed .* \(1\.1%\)/, failing, () => ctxAt(10));
  });

  it('a job that has not succeeded for 20 minutes', async () => {
    await noteRun('0', { sweepUploads: { succeededAt: START, tookMs: 5 } });
    await raisesAndEnds(
      'job',
      /^sweepUploads has not succeeded for 21 minutes in shard 0$/,
      () => ctxAt(21),
      () => ctxAt(19),
    );
  });

  it('messages that have been waiting for more than five minutes', async () => {
    const { user } = await asSeller();
    const waiting = {
      id: `${START}-waiting`,
      channel: 'mail',
      kind: 'test',
      recipient: '',
      recipientKey: '',
    } as const;
    await db
      .insert(messages)
      .values({ ...waiting, userId: user.id, data: {}, dueAt: START, createdAt: START, attempts: 1 });
    await raisesAndEnds(
      'backlog',
      /messages by mail: 1 waiting, the oldest for 6 minutes/,
      () => ctxAt(6),
      () => ctxAt(5),
    );
  });

  it('a database of more than 6 GB', async () => {
    const { directory } = systemCtx();
    const run = ((statement: SQL) => {
      const sent = directory.run(statement);
      if (sent.getQuery().sql !== 'select 1') return sent;
      const size = { size_after: THRESHOLDS.databaseBytes + 1e8 };
      const execute = async () => ({ meta: size });
      return Object.assign(sent, { execute });
    }) as typeof directory.run;
    const large = () => {
      const ctx = ctxAt(0);
      const its = Object.assign(Object.create(directory), { run });
      return { ...ctx, directory: its, nameOf: (db: AnyDb) => (db === its ? 'directory' : ctx.nameOf(db)) };
    };
    await raisesAndEnds('database', /directory has 6\.1 GB of its 10 GB/, large, () => ctxAt(0));
  });

  it('a payment that was taken but has activated no plan for ten minutes', async () => {
    const seller = await asSeller();
    const { body: checkout } = await order(seller, { duration: '1_month' });
    const paid = { id: checkout.paymentIntentId, status: 'succeeded' };
    const payments = systemCtx().payments.map((gateway) => ({
      ...gateway,
      findIntent: async () => paid,
    })) as unknown as Ctx['payments'];
    await db.run(sql`update payment_records set checked_at = ${START}`);
    await raisesAndEnds(
      'payment',
      /was taken more than ten minutes ago/,
      () => ctxAt(11, { payments }),
      () => ctxAt(11),
    );
  });

  it('UPI payments whose plans end within a day', async () => {
    const seller = await asSeller();
    const { paymentId } = await upiOrder(seller);
    await claim(seller, paymentId, utrOf());
    const [minute, day] = [THRESHOLDS.claimMs / MINUTE, 24 * 60];
    await raisesAndEnds(
      'upi',
      /^1 UPI payment ends within a day: import the bank statement$/,
      () => ctxAt(3 * day - minute + 1),
      () => ctxAt(3 * day - minute - 1),
    );
    await db.run(sql`update payment_records set status = 'lapsed' where id = ${paymentId}`);
  });

  it('rows of bank statements that have had no order for three days', async () => {
    const utr = utrOf();
    await db
      .insert(statementRows)
      .values({ id: `${START}-row`, utr, amountMinor: 1, fileName: 'x.csv', createdAt: START });
    await raisesAndEnds(
      'upi',
      /^1 row of bank statements without an order for three days$/,
      () => ctxAt(THRESHOLDS.rowMs / MINUTE),
      () => ctxAt(THRESHOLDS.rowMs / MINUTE - 1),
    );
  });

  it('spending above the budget', async () => {
    const spending = () => {
      const uses = async (kind: string) => (kind === 'message' ? [{ name: 'sms', times: 26_000 }] : []);
      return ctxAt(0, { figures: { ...quiet(), uses } });
    };
    await raisesAndEnds('budget', /₹5200 this month .* of ₹5000/, spending, () => ctxAt(0));
  });
});

it('a job that no longer exists is not reported as stopped', async () => {
  await noteRun('directory', { aJobOfLastYear: { succeededAt: START, tookMs: 5 } });
  await reportAndCheck(ctxAt(60));
  expect(await open('job')).toEqual([]);
});

describe('a check without information', () => {
  it('neither opens nor ends an incident, and does not stop other checks', async () => {
    await asAdmin();
    const versions = async () => [{ version: 'v', requests: 1000, failed: 500 }];
    await checkOperations(ctxAt(0, { figures: { ...quiet(), versions } }));
    await noteRun('directory', { endPlans: { succeededAt: START, tookMs: 1 } });
    await everywhere(reportDatabase, ctxAt(30));
    const down = { ...quiet(), versions: () => Promise.reject(new Error('Analytics Engine answered 500')) };
    await expect(checkOperations(ctxAt(30, { figures: down }))).rejects.toThrow('answered 500');
    expect(await open('errors')).toHaveLength(1);
    expect(await open('job')).toHaveLength(1);
  });
});

describe('the mail', () => {
  it('says what is wrong, and later that it is over', async () => {
    const { user } = await asAdmin();
    const run = { succeededAt: START, tookMs: 1 };
    await noteRun('directory', { endPlans: { ...run, error: 'Error: no' } });
    await reportAndCheck(ctxAt(30));
    const jobs = { endPlans: { ...run, succeededAt: START + 35 * MINUTE } };
    await db.update(databaseReports).set({ jobs }).where(eq(databaseReports.name, 'directory'));
    const sent: string[] = [];
    const mailer = {
      send: async ({ to, subject }: { to: string; subject: string }) => void sent.push(`${to} ${subject}`),
    };
    const deliver = async (minutes: number) => {
      const due = (await mails('job')).filter(({ dueAt }) => dueAt !== null);
      await deliverMessages(
        ctxAt(minutes, { mailer }),
        systemCtx().directory,
        due.map(({ id }) => id),
      );
    };
    await deliver(30);
    await checkOperations(ctxAt(36));
    await deliver(36);
    expect(sent).toEqual([
      `${user.email} Chaabi: endPlans has not succeeded for 30 minutes: Error: no`,
      `${user.email} Chaabi: Resolved: endPlans has not succeeded for 30 minutes: Error: no`,
    ]);
  });
});

describe('jobs', () => {
  it('are recorded with their result, and keep the time of their last success', async () => {
    const runs = async () => {
      const rows = await db.select().from(databaseReports).where(eq(databaseReports.name, '0'));
      return rows.map(({ jobs }) => jobs.sweepUploads);
    };
    await runJobs(() => ctxAt(0));
    expect(await runs()).toEqual([{ succeededAt: START, tookMs: 0 }]);
    await pretendRc(await asSeller({ shard: 0 }));
    await db.run(sql`update uploads set created_at = 0`);
    const away = () => () => Promise.reject(new Error('R2 is away'));
    await runJobs(() => ctxAt(5, { docs: new Proxy(systemCtx().docs, { get: away }) }));
    expect(await runs()).toMatchObject([
      { succeededAt: START, failedAt: START + 5 * MINUTE, error: 'Error: R2 is away' },
    ]);
    await runJobs(() => ctxAt(10));
    expect(await runs()).toEqual([
      { succeededAt: START + 10 * MINUTE, failedAt: START + 5 * MINUTE, tookMs: 0 },
    ]);
  });
});
