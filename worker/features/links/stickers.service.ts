import { PLANS } from '../../../schema/billing/plans';
import { AppError } from '../../../schema/common/errors';
import { newShortCode } from '../../../schema/common/short-code';
import type { CreateStickersInput } from '../../../schema/links/input';
import type { CodeDetailsDto, LinkDto } from '../../../schema/links/output';
import type { UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import { hmac } from '../../platform/crypto';
import { type Page, pageOf } from '../../platform/paging';
import { recentDays, targetOf, toLinkDto } from './links.dto';
import { withScans } from './scans.service';
import * as queries from './stickers.queries';

/**
 * Creates numbered codes without a destination, for printing in advance, ordered by number; a repeated
 * request returns those of the first. All or none: throws limit_reached (403) if the plan does not allow that
 * many.
 */
export async function createStickers(ctx: UserCtx, { count, key }: CreateStickersInput): Promise<LinkDto[]> {
  const { id: ownerId, subscriptionPlan } = ctx.actor.user;
  const limit = PLANS[subscriptionPlan].stickers;
  const seed = (index: number) =>
    key && hmac(ctx.settings.SECRET_KEY, 'sticker', `${ownerId} ${key} ${index}`);
  const codes = Array.from({ length: count }, (_, index) => newShortCode(ownerId, seed(index)));
  const made = await queries.insertStickers(ctx.shardOf(ownerId), {
    ownerId,
    codes,
    limit,
    now: ctx.clock.now(),
  });
  if (made.length === 0) {
    throw new AppError('sticker_limit', { values: { limit } });
  }
  return made.map((row) => toLinkDto(ctx, row));
}

/** `cursor` is the lowest number of the previous page. */
export interface StickerQuery {
  number?: number | undefined;
  cursor?: number | undefined;
  limit: number;
}

/** The person's stickers, highest number first, or the one with a given number. */
export async function listStickers(
  ctx: UserCtx,
  { number, cursor, limit }: StickerQuery,
): Promise<Page<LinkDto>> {
  const { id: ownerId } = ctx.actor.user;
  const rows = await queries.listStickers(ctx.shardOf(ctx.actor.user.id), {
    ownerId,
    number,
    before: cursor,
    limit: limit + 1,
  });
  return pageOf(
    await withScans(ctx, rows),
    limit,
    (row) => `${row.number}`,
    (row) => toLinkDto(ctx, row),
  );
}

/** One of the person's codes, with its scans by day and its earlier destinations. Throws not_found (404). */
export async function getCode(ctx: UserCtx, code: string): Promise<CodeDetailsDto> {
  const { id } = ctx.actor.user;
  const [row, history] = await Promise.all([
    queries.findCode(ctx.shardOf(ctx.actor.user.id), id, code),
    queries.listHistory(ctx.shardOf(ctx.actor.user.id), id, code),
  ]);
  if (!row) throw new AppError('code_not_found');
  const [counted = row] = await withScans(ctx, [row]);
  return {
    ...toLinkDto(ctx, counted),
    days: recentDays(counted, ctx.clock.now()),
    history: history.map(({ since, until, ...target }) => ({
      ...targetOf(target),
      since: iso(since),
      until: iso(until),
    })),
  };
}
