import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Duration, PaidPlan, PlanId } from '../../../schema/billing/plan-names';
import type { CurrencyCode } from '../../../schema/common/currencies';
import { accounts, planChanges } from '../../../schema/directory';
import { changesOf, type DirectoryDb, runTogether, updateWhere } from '../../platform/db';
import { pushAccount } from '../account/account.sql';
import { applyChange, changed, endPlan, type Grant, grantPlan, pushPlan } from './plan-changes.sql';

const BUYER = {
  id: accounts.id,
  email: accounts.email,
  firstName: accounts.firstName,
  lastName: accounts.lastName,
  firmName: accounts.firmName,
  subscriptionPlan: accounts.subscriptionPlan,
  subscriptionEndsAt: accounts.subscriptionEndsAt,
};

/** What invoices, mails and responses need of a person. */
export async function findBuyer(db: DirectoryDb, id: string) {
  const [row] = await db.select(BUYER).from(accounts).where(eq(accounts.id, id));
  return row ?? null;
}

const REPEAT_MS = 60_000;

/** An operator's change, with everything that it entails. */
export interface OperatorChange {
  grant: Grant & { operatorId: string };
  activityId: string;
  notificationId: string;
}

/** The statements of an operator's change, which act only if `guard` holds. */
export const operatorStatements = ({ grant, activityId, notificationId }: OperatorChange, guard = sql`1`) => [
  grantPlan(grant, guard),
  ...applyChange({
    changeId: grant.changeId,
    activityId,
    actorId: grant.operatorId,
    now: grant.now,
  }),
  pushPlan(
    grant.changeId,
    {
      id: notificationId,
      kind: 'plan_set',
      values: { to: grant.plan, duration: grant.duration },
      relatedEntityId: grant.changeId,
      createdAt: grant.now,
    },
    grant.now,
  ),
];

/** Sets a plan. False if the same operator gave the same order within a minute: that is a double tap. */
export async function setPlan(db: DirectoryDb, change: OperatorChange): Promise<boolean> {
  const { userId, operatorId, plan, duration, now } = change.grant;
  const [set] = await runTogether(
    db,
    operatorStatements(
      change,
      sql`not exists (
        select 1 from plan_changes p where p.user_id = ${userId} and p.source = 'operator'
          and p.operator_id = ${operatorId} and p.plan = ${plan} and p.created_at > ${now - REPEAT_MS}
          and p.duration is ${plan === 'starter' ? null : duration} and p.plan_after = p.plan
      )`,
    ),
  );
  return set === 1;
}

/** A person's latest plan changes, of which they have few a year. */
export function listPlanChanges(db: DirectoryDb, userId: string, limit: number) {
  return db
    .select({
      id: planChanges.id,
      source: planChanges.source,
      planBefore: planChanges.planBefore,
      planAfter: planChanges.planAfter,
      endsAfter: planChanges.endsAfter,
      createdAt: planChanges.createdAt,
    })
    .from(planChanges)
    .where(eq(planChanges.userId, userId))
    .orderBy(desc(planChanges.id))
    .limit(limit);
}

/** People whose plan has ended, earliest end first. */
export function listEnded(db: DirectoryDb, now: number, limit: number) {
  return db
    .select(BUYER)
    .from(accounts)
    .where(and(sql`subscription_plan <> 'starter'`, lte(accounts.subscriptionEndsAt, now)))
    .orderBy(accounts.subscriptionEndsAt)
    .limit(limit);
}

interface Ending {
  changeId: string;
  activityId: string;
  notificationId: string;
  userId: string;
  plan: PlanId;
  now: number;
}

/** Ends an expired plan; false if it is active or has already ended. */
export async function endPlanOf(db: DirectoryDb, ending: Ending): Promise<boolean> {
  const { changeId, userId, now } = ending;
  const [ended] = await runTogether(db, [
    endPlan({ changeId, userId, now }),
    ...applyChange({ changeId, activityId: ending.activityId, actorId: userId, now }),
    updateWhere(
      accounts,
      { lastExpiryNotificationSent: now },
      sql`where id = ${userId} and ${changed(changeId)}`,
    ),
    pushPlan(
      changeId,
      {
        id: ending.notificationId,
        kind: 'plan_ended',
        values: { of: ending.plan },
        relatedEntityId: changeId,
        createdAt: now,
      },
      now,
    ),
  ]);
  return ended === 1;
}

/** People due for an expiry notice, most overdue first. */
export function listDueNotices(db: DirectoryDb, now: number, limit: number) {
  return db
    .select({
      ...BUYER,
      duration: accounts.subscriptionDuration,
      /** In which they paid last; null without a payment. */
      currency: sql<CurrencyCode | null>`(select p.currency from payment_records p
        where p.user_id = accounts.id and p.status in ('succeeded', 'claimed') and p.amount_minor > 0 order by p.id desc limit 1)`,
      noticeAt: sql<number>`${accounts.expiryNoticeAt}`,
    })
    .from(accounts)
    .where(lte(accounts.expiryNoticeAt, now))
    .orderBy(accounts.expiryNoticeAt)
    .limit(limit);
}

interface Notice {
  notificationId: string;
  userId: string;
  /** The notice that is due, and the end it refers to; a new end has its own notices. */
  noticeAt: number;
  endsAt: number;
  nextNoticeAt: number | null;
  plan: PaidPlan;
  /** The period that was bought last. */
  duration: Duration;
  currency: CurrencyCode;
  /** Whole days that are left. */
  days: number;
  now: number;
}

/** Notifies someone of the coming end; false if they were notified before, or the end has moved. */
export async function notifyEnd(db: DirectoryDb, notice: Notice): Promise<boolean> {
  const { userId, now } = notice;
  const [told] = await runTogether(db, [
    updateWhere(
      accounts,
      { expiryNoticeAt: notice.nextNoticeAt, lastExpiryNotificationSent: now },
      sql`where id = ${userId} and expiry_notice_at = ${notice.noticeAt} and subscription_ends_at = ${notice.endsAt}
        and subscription_plan <> 'starter'`,
    ),
    pushAccount(
      {
        cause: notice.notificationId,
        userId: sql`${userId}`,
        notice: {
          id: notice.notificationId,
          kind: 'plan_ending',
          values: {
            of: notice.plan,
            duration: notice.duration,
            currency: notice.currency,
            days: notice.days,
            endsAt: notice.endsAt,
          },
          relatedEntityId: userId,
          createdAt: now,
        },
        now,
      },
      sql`changes() = 1`,
    ),
  ]);
  return told === 1;
}

/** Clears a notice that is no longer needed. */
export async function dropNotice(db: DirectoryDb, userId: string, noticeAt: number): Promise<boolean> {
  const result = await db.run(
    updateWhere(
      accounts,
      { expiryNoticeAt: null },
      sql`where id = ${userId} and expiry_notice_at = ${noticeAt}`,
    ),
  );
  return changesOf(result) === 1;
}
