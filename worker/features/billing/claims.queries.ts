import { sql } from 'drizzle-orm';
import { paymentRecords } from '../../../schema/directory';
import { CLAIM_MS, type ClaimInput } from '../../../schema/upi/input';
import { type DirectoryDb, runTogether, updateWhere } from '../../platform/db';
import type { Notice } from '../../platform/effect-kinds';
import { pushAccount } from '../account/account.sql';
import {
  type Decision,
  isFreeUtr,
  isMarked,
  isNameable,
  isRunning,
  logDecision,
  mark,
  setPeriod,
  startsAtOnce,
} from './claims.sql';
import { releaseCode, reserveAgain } from './gift-codes.sql';
import { applyChange, grantPlan, pushPlan, takeBackPlan } from './plan-changes.sql';
import { type Activation, codedPayment } from './settle.queries';

/**
 * Claims a payment under a bank reference, or corrects the one that `replaces` names; starts its plan if the account may, and its gift
 * code has room. False if the payment cannot be claimed (any more), has another reference, or the reference belongs to another payment.
 */
export async function claimPayment(
  db: DirectoryDb,
  activation: Activation,
  { utr, replaces, notice }: ClaimInput & { notice: Notice },
): Promise<boolean> {
  const { paymentId, userId, changeId, now } = activation.grant;
  const coded = codedPayment(activation);
  const acted = isMarked(paymentId, changeId);
  const [claimed] = await runTogether(db, [
    updateWhere(
      paymentRecords,
      {
        status: 'claimed',
        utr,
        claimedAt: sql`iif(status = 'claimed', claimed_at, ${now})`,
        claimEndsAt: sql`iif(status = 'claimed', claim_ends_at, ${now + CLAIM_MS})`,
        claimCount: sql`claim_count + 1`,
        gatewayResponse: mark(changeId),
        checkedAt: now,
        updatedAt: now,
      },
      sql`where id = ${paymentId} and user_id = ${userId} and ${isNameable(now)}
        and status in ('pending', 'failed', 'canceled', 'claimed', 'lapsed') and ${isFreeUtr(utr)}
        and (utr is null or utr = ${replaces ?? null} or utr = ${utr} and status = 'lapsed')
        and not exists (select 1 from payment_records o
          where o.user_id = ${userId} and o.status = 'claimed' and o.id <> ${paymentId})`,
    ),
    ...reserveAgain(coded, acted, { now, until: now + CLAIM_MS }),
    grantPlan(
      { ...activation.grant, source: 'claim', moneyMinor: 0 },
      sql`${acted} and exists (select 1 from payment_records where id = ${paymentId} and ${startsAtOnce(now)})`,
    ),
    ...applyChange({ changeId, activityId: activation.activityId, actorId: sql`c.user_id`, now }),
    setPeriod(paymentId, changeId, now),
    pushPlan(changeId, notice, now),
  ]);
  return claimed === 1;
}

interface EndedClaim {
  activation: Activation;
  status: 'lapsed' | 'refused';
  decision: Decision | null;
  notice: Notice;
}

/**
 * Ends a claim that has not come true: takes the plan back and releases the gift code. A claim lapses only when its time has passed.
 * False if it was decided before.
 */
export async function endClaim(db: DirectoryDb, ended: EndedClaim, logId: string): Promise<boolean> {
  const { status, notice, decision } = ended;
  const { grant, activityId } = ended.activation;
  const { paymentId, userId, changeId, now } = grant;
  const acted = isMarked(paymentId, changeId);
  const mayEnd =
    status === 'lapsed'
      ? sql`status = 'claimed' and claim_ends_at <= ${now}`
      : sql`status in ('claimed', 'lapsed')`;
  const [done] = await runTogether(db, [
    updateWhere(
      paymentRecords,
      {
        status,
        refusedBecause: decision?.reason ?? null,
        gatewayResponse: mark(changeId),
        checkedAt: now,
        updatedAt: now,
      },
      sql`where id = ${paymentId} and ${mayEnd}`,
    ),
    takeBackPlan({ changeId, source: 'lapse', paymentId, now }, sql`${acted} and ${isRunning(paymentId)}`),
    ...applyChange({ changeId, activityId, actorId: decision ? decision.operatorId : sql`c.user_id`, now }),
    releaseCode(paymentId, now),
    ...logDecision('payment_refused', decision, { id: logId, paymentId, guard: acted, now }),
    pushAccount({ cause: changeId, userId: sql`${userId}`, notice, now }, acted),
  ]);
  return done === 1;
}
