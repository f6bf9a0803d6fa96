import { count, eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { UPGRADE_STATUSES } from '../../schema/billing/upgrade-requests.input';
import {
  accounts,
  activityLogs,
  authFlows,
  otpCodes,
  paymentRecords,
  rateCounters,
  sessions,
  systemIssues,
  upgradeRequests,
} from '../../schema/directory';
import { leadOffers, messages, notifications } from '../../schema/shard';
import type { Ctx } from '../context';
import { eraseAccounts } from '../features/account/erase-account';
import { indianFinancialYear } from '../platform/clock';
import { newId } from '../platform/random';
import { buy } from '../test/billing';
import { everything } from '../test/everything';
import {
  anonymous,
  asAdmin,
  asSeller,
  db,
  offer,
  PASSWORD,
  publishVehicle,
  type Seller,
  uniqueMobile,
} from '../test/factories';
import { queryPlan } from '../test/query-plan';
import { systemCtx } from '../test/system';
import { tick } from '../test/tick';
import { DIRECTORY_RULES, deleteSome, type Rule, SHARD_RULES } from './retention.queries';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Only the rules for payments: at this simulated time the others would empty the tests' database. */
const deletePayments = async ({ directory, clock }: Ctx) => {
  for (const rule of [DIRECTORY_RULES.redemptions, DIRECTORY_RULES.payments, DIRECTORY_RULES.erasedPeople]) {
    await deleteSome(directory, rule, clock.now());
  }
};
const notification = (seller: Seller, title: string, age: number, isRead: boolean) => ({
  id: newId(Date.now() - age),
  userId: seller.user.id,
  kind: 'offer_withdrawn' as const,
  values: { vehicle: title },
  relatedEntityId: 'a',
  isRead,
  createdAt: Date.now() - age,
});

describe('data past its retention', () => {
  it('is deleted: read notifications after 90 days, any after 180', async () => {
    const seller = await asSeller();
    await db
      .insert(notifications)
      .values([
        notification(seller, 'read, old', 90 * DAY + HOUR, true),
        notification(seller, 'read', 90 * DAY - HOUR, true),
        notification(seller, 'unread, old', 180 * DAY + HOUR, false),
        notification(seller, 'unread', 180 * DAY - HOUR, false),
      ]);
    await tick();
    const { body } = await seller.get('/api/notifications');
    expect(body.map(({ message }: { message: string }) => message)).toEqual(['read', 'unread']);
  });

  it('is deleted even if there is much of it, and two runs at once do no harm', async () => {
    const seller = await asSeller();
    const ids = Array.from({ length: 1200 }, () => newId(Date.now() - 200 * DAY));
    await everything
      .prepare(
        `insert into notifications (id, user_id, kind, "values", related_entity_id, is_read, created_at)
        select value, ?, 'owner_left', '{}', '', 0, ? from json_each(?)`,
      )
      .bind(seller.user.id, Date.now() - 200 * DAY, JSON.stringify(ids))
      .run();
    await Promise.all([tick(), tick()]);
    const [left] = await db
      .select({ count: count() })
      .from(notifications)
      .where(eq(notifications.userId, seller.user.id));
    expect(left?.count).toBe(0);
  });

  it('is deleted: expired sessions, sign-ins, codes and counters; what still works stays', async () => {
    const { user } = await asSeller();
    const now = Date.now();
    const rows = [
      { name: 'over', age: 2 * DAY },
      { name: 'works', age: -HOUR },
    ];
    for (const { name, age } of rows) {
      const at = now - age;
      await db.batch([
        db.insert(sessions).values({
          sid: name,
          userId: user.id,
          sess: { authMethod: 'email', userAgent: '' },
          createdAt: 0,
          expire: at,
        }),
        db
          .insert(authFlows)
          .values({ stateHash: name, nonce: '', codeVerifier: '', returnUrl: '/', expiresAt: at }),
        db.insert(otpCodes).values({
          id: name,
          type: 'email_verification',
          address: name,
          codeHash: '',
          expiresAt: at,
          createdAt: at,
        }),
        db.insert(rateCounters).values({ key: name, count: 1, resetAt: at }),
      ]);
    }
    await tick();
    const left = await Promise.all([
      db.select({ key: sessions.sid }).from(sessions).where(eq(sessions.userId, user.id)),
      db.select({ key: authFlows.stateHash }).from(authFlows),
      db.select({ key: otpCodes.id }).from(otpCodes),
      db.select({ key: rateCounters.key }).from(rateCounters),
    ]);
    const keys = left.map((of) => of.map(({ key }) => key));
    for (const of of keys) {
      expect(of).toContain('works');
      expect(of).not.toContain('over');
    }
  });

  it('is deleted: messages after two days', async () => {
    const now = Date.now();
    const at = (age: number) => ({
      id: newId(now - age),
      channel: 'mail' as const,
      kind: 'reset_password' as const,
      recipient: '',
      recipientKey: '',
      data: {},
      createdAt: now - age,
    });
    const [over, recent] = [at(2 * DAY + HOUR), at(2 * DAY - HOUR)];
    await db.insert(messages).values([over, recent]);
    await tick();
    const left = await db
      .select({ id: messages.id })
      .from(messages)
      .where(inArray(messages.id, [over.id, recent.id]));
    expect(left).toEqual([{ id: recent.id }]);
  });

  it('is deleted where it identifies people and is no longer needed', async () => {
    const now = Date.now();
    const admin = await asAdmin();
    const seller = await asSeller();
    const { id } = await publishVehicle(seller);
    await anonymous().post('/api/leads', offer(id));
    const [never, recent] = [newId(now - 31 * DAY), newId(now - 29 * DAY)];
    const person = { firstName: 'A', lastName: 'B', updatedAt: now };
    await db.batch([
      db
        .insert(accounts)
        .values({ ...person, id: never, email: `${never}@example.test`, createdAt: now - 31 * DAY }),
      db
        .insert(accounts)
        .values({ ...person, id: recent, email: `${recent}@example.test`, createdAt: now - 29 * DAY }),
      db.insert(activityLogs).values([
        { id: `old-${never}`, action: 'test', description: 'Old', createdAt: now - 3 * 365 * DAY - HOUR },
        { id: `new-${never}`, action: 'test', description: 'New', createdAt: now - 3 * 365 * DAY + HOUR },
      ]),
      db.insert(systemIssues).values([
        { id: `old-${never}`, type: 'test', description: 'Old', createdAt: now - 181 * DAY },
        { id: `new-${never}`, type: 'test', description: 'New', createdAt: now - 179 * DAY },
      ]),
    ]);
    const offersOf = async () =>
      (await db.select().from(leadOffers).where(eq(leadOffers.listingId, id))).map((row) => row.networkHash);
    await tick();
    expect((await offersOf())[0]).toMatch(/^[\da-f.]+:[\da-f]{32}$/);
    // As if created a day and an hour ago: the id contains the time.
    await db
      .update(leadOffers)
      .set({ id: newId(now - 25 * HOUR) })
      .where(eq(leadOffers.listingId, id));
    await tick();
    expect(await offersOf()).toEqual(['']);
    const left = await Promise.all([
      db
        .select({ id: accounts.id })
        .from(accounts)
        .where(inArray(accounts.id, [never, recent, seller.user.id, admin.user.id])),
      db.select({ id: activityLogs.id }).from(activityLogs).where(eq(activityLogs.action, 'test')),
      db.select({ id: systemIssues.id }).from(systemIssues).where(eq(systemIssues.type, 'test')),
    ]);
    expect(left.map((rows) => rows.map((row) => row.id).sort())).toEqual([
      [recent, seller.user.id, admin.user.id].sort(),
      [`new-${never}`],
      [`new-${never}`],
    ]);
  });

  it('is deleted: payments eight years after their financial year, and then their erased payer’s row', async () => {
    const seller = await asSeller();
    const { paymentId } = await buy(seller);
    await seller.post('/api/account/erase', { email: seller.user.email, password: PASSWORD });
    const at = (time: number) => systemCtx({ clock: { now: () => time } });
    await eraseAccounts(at(Date.now() + 2 * 60_000));
    const year = Number(indianFinancialYear(Date.now()).slice(0, 4)) + 1;
    const end = Date.parse(`${year + 8}-04-01T00:00:00+05:30`);
    const left = async () => [
      (await db.select().from(paymentRecords).where(eq(paymentRecords.id, paymentId))).length,
      (await db.select().from(accounts).where(eq(accounts.id, seller.user.id))).length,
    ];
    await deletePayments(at(end - 1));
    expect(await left()).toEqual([1, 1]);
    await deletePayments(at(end));
    expect(await left()).toEqual([0, 0]);
  });

  it('is deleted: a request about a plan a year after it was settled, and none that is open', async () => {
    const aged: string[] = [];
    for (const status of UPGRADE_STATUSES) {
      const seller = await asSeller();
      const { user } = seller;
      const request = {
        plan: 'pro',
        duration: '1_month',
        name: 'Asha',
        email: user.email,
        mobile: uniqueMobile(),
      };
      await seller.post('/api/subscription/upgrade-request', request);
      aged.push(user.id);
      await db
        .update(upgradeRequests)
        .set({ status, askedAt: Date.now() - 366 * DAY })
        .where(eq(upgradeRequests.userId, user.id));
    }
    await tick();
    const left = await db.select().from(upgradeRequests).where(inArray(upgradeRequests.userId, aged));
    expect(left.map(({ status }) => status).sort()).toEqual(
      UPGRADE_STATUSES.filter((status) => !['activated', 'rejected'].includes(status)).sort(),
    );
  });

  it('is never deleted from the log in another way', async () => {
    await db
      .insert(activityLogs)
      .values({ id: 'kept', action: 'x', description: 'Said', createdAt: Date.now() });
    for (const statement of [
      "delete from activity_logs where id = 'kept'",
      "update activity_logs set description = 'Other' where id = 'kept'",
      "update activity_logs set description = 'Erased', action = 'y' where id = 'kept'",
      "update activity_logs set description = 'Erased', user_id = 'z' where id = 'kept'",
    ]) {
      await expect(everything.exec(statement)).rejects.toThrow('append-only');
    }
    await everything.exec(
      "update activity_logs set description = 'Erased', metadata = null where id = 'kept'",
    );
  });

  it.each([
    ['readNotifications', 'notifications_read_by_age'],
    ['notifications', null],
    ['messages', null],
    ['codes', 'otp_codes_by_expiry'],
    ['signIns', 'auth_flows_by_expiry'],
    ['sessions', 'sessions_by_expiry'],
    ['rateCounters', 'rate_counters_by_reset'],
    ['networks', null],
    ['resolvedIssues', 'system_issues_open'],
    ['openIssues', 'system_issues_open'],
    ['upgradeRequests', 'upgrade_requests_by_status'],
    ['activity', 'activity_by_time'],
    ['unconfirmedAccounts', 'accounts_never_confirmed'],
    ['redemptions', 'redemptions_by_payment'],
    ['payments', 'sqlite_autoindex_payment_records_1'],
    ['erasedPeople', 'accounts_erased'],
  ] as const)('is found by an index: %s', async (rule, index) => {
    const rules: Record<string, Rule | undefined> = { ...SHARD_RULES, ...DIRECTORY_RULES };
    const { table, isOver } = rules[rule] ?? DIRECTORY_RULES.payments;
    const plan = await queryPlan(db.select({ one: sql`1` }).from(table).where(isOver(Date.now())));
    const by = index ? `(COVERING )?INDEX ${index} ` : 'PRIMARY KEY ';
    expect(plan.join()).toMatch(new RegExp(`^SEARCH \\w+ USING ${by}`));
  });
});
