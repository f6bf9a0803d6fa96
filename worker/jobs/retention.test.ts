import { createScheduledController } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { count, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { authFlows, notifications, otpCodes, rateCounters, sessions } from '../../schema/tables';
import { newId } from '../platform/random';
import { asSeller, db, type Seller } from '../test/factories';
import { queryPlan } from '../test/query-plan';
import { RULES } from './retention.queries';
import { scheduled } from './scheduled';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const tick = () => scheduled(createScheduledController(), env);

const notification = (seller: Seller, title: string, age: number, isRead: boolean) => ({
  id: newId(Date.now() - age),
  userId: seller.user.id,
  type: 'system' as const,
  title,
  message: 'Text',
  isRead,
  createdAt: Date.now() - age,
});

describe('what has been kept long enough', () => {
  it('goes: read notifications after 90 days, any after 180', async () => {
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
    expect(body.map(({ title }: { title: string }) => title)).toEqual(['read', 'unread']);
  });

  it('goes also where there is much of it, and two runs at once do no harm', async () => {
    const seller = await asSeller();
    const ids = Array.from({ length: 1200 }, () => newId(Date.now() - 200 * DAY));
    await env.DB.prepare(
      `insert into notifications (id, user_id, type, title, message, is_read, created_at)
        select value, ?, 'system', 'Old', 'Text', 0, ? from json_each(?)`,
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

  it('goes: sessions, sign-ins, codes and counters that are over; what still works stays', async () => {
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

  it.each([
    ['readNotifications', 'notifications_read_by_age'],
    ['notifications', 'notifications_by_age'],
    ['codes', 'otp_codes_by_expiry'],
    ['signIns', 'auth_flows_by_expiry'],
    ['sessions', 'sessions_by_expiry'],
    ['rateCounters', 'rate_counters_by_reset'],
  ] as const)('is found by an index: %s', async (rule, index) => {
    const { table, key, isOver } = RULES[rule];
    const plan = await queryPlan(db.select({ key }).from(table).where(isOver(Date.now())));
    expect(plan.join()).toMatch(new RegExp(`^SEARCH .* INDEX ${index} `));
  });
});
