import type { CreateGiftCodeInput } from '../../../schema/billing/gift-codes.input';
import type { GiftCodeDto, GiftCodeValidityDto } from '../../../schema/billing/gift-codes.output';
import type { Duration, PaidPlan } from '../../../schema/billing/plan-names';
import { AppError } from '../../../schema/common/errors';
import type { RefusalCode } from '../../../schema/common/refusals';
import type { UserCtx } from '../../context';
import { indianDayStart } from '../../platform/clock';
import { type Page, pageOf } from '../../platform/paging';
import { newId } from '../../platform/random';
import { toGiftCodeDto } from './billing.dto';
import * as queries from './gift-codes.queries';
import { endPayment } from './settle.service';

const DAY = 86_400_000;
/** How many overdue reservations one check of a code releases at most. */
const MAX_FREED = 5;

const endOfIndianDay = (time: number) => indianDayStart(time) + DAY - 1;

const invalid = (code: RefusalCode = 'gift_code_invalid') => new AppError(code, { field: 'giftCode' });

/**
 * The code, if this person can use it now. Every call counts as an attempt until the code is right. Throws
 * invalid (400), or rate_limited (429) for ten minutes after ten wrong ones.
 */
export async function findUsableCode(ctx: UserCtx, code: string): Promise<queries.GiftCodeRow> {
  const { id: userId } = ctx.actor.user;
  const now = ctx.clock.now();
  const lockedUntil = await queries.takeTry(ctx.directory, userId, now);
  if (lockedUntil !== null) {
    const retryAfterSeconds = Math.max(1, Math.ceil((lockedUntil - now) / 1000));
    const minutes = Math.ceil(retryAfterSeconds / 60);
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
    throw new AppError('too_many_gift_codes', { values: { wait }, retryAfterSeconds });
  }
  const row = await queries.findCode(ctx.directory, code);
  if (!row) throw invalid();
  // Whoever knows a code is not guessing, even if it is used up.
  await queries.returnTry(ctx.directory, userId);
  if (await queries.hasRoom(ctx.directory, row.id, userId, now)) return row;
  if (await queries.holdsCode(ctx.directory, row.id, userId)) return row;
  // It may be reserved for a payment that was never made.
  const overdue = await queries.listOverdueReservations(ctx.directory, row.id, now, MAX_FREED);
  for (const { payment } of overdue) await endPayment(ctx, payment);
  if (overdue.length > 0 && (await queries.hasRoom(ctx.directory, row.id, userId, now))) return row;
  throw invalid();
}

/** The value of a code for this person. */
export async function validateGiftCode(ctx: UserCtx, code: string): Promise<GiftCodeValidityDto> {
  const row = await findUsableCode(ctx, code);
  return {
    valid: true,
    code: row.code,
    discountPercentage: row.discountPercentage,
    applicablePlans: row.applicablePlans,
    timePeriod: row.timePeriod,
  };
}

/** The code for a purchase. Throws invalid (400) for a plan or duration that it does not cover. */
export async function findCodeFor(
  ctx: UserCtx,
  code: string,
  { plan, duration }: { plan: PaidPlan; duration: Duration },
): Promise<queries.GiftCodeRow> {
  const row = await findUsableCode(ctx, code);
  if (row.timePeriod !== duration || (row.applicablePlans && !row.applicablePlans.includes(plan))) {
    throw invalid('gift_code_other_plan');
  }
  return row;
}

/**
 * Creates a code that is valid until the end of its last day in India. Throws invalid (400) for a day in the past, conflict (409)
 * for a code that exists.
 */
export async function createGiftCode(ctx: UserCtx, input: CreateGiftCodeInput): Promise<GiftCodeDto> {
  const now = ctx.clock.now();
  const { validUntil, applicablePlans } = input;
  const lastMoment = validUntil
    ? endOfIndianDay(Date.parse(validUntil.length === 10 ? `${validUntil}T00:00:00+05:30` : validUntil))
    : null;
  if (lastMoment !== null && lastMoment < now) {
    throw new AppError('day_past', { field: 'validUntil' });
  }
  const row = await queries.insertCode(
    ctx.directory,
    {
      ...input,
      id: newId(now),
      validUntil: lastMoment,
      applicablePlans: applicablePlans?.length ? [...new Set(applicablePlans)] : null,
      createdBy: ctx.actor.user.id,
      createdAt: now,
      updatedAt: now,
    },
    newId(now),
  );
  if (row) return toGiftCodeDto(row);
  throw new AppError('gift_code_exists', { field: 'code' });
}

/** All codes, newest first. */
export async function listGiftCodes(
  ctx: UserCtx,
  page: { cursor?: string; limit: number },
): Promise<Page<GiftCodeDto>> {
  const rows = await queries.listCodes(ctx.directory, page.cursor, page.limit + 1);
  return pageOf(rows, page.limit, (row) => row.id, toGiftCodeDto);
}
