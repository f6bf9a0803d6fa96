import { PLANS } from '../../../schema/billing/plans';
import { AppError } from '../../../schema/common/errors';
import type { LinkDto } from '../../../schema/links/output';
import type { ListingRef } from '../../../schema/vehicles/input';
import type { Ctx, UserCtx } from '../../context';
import { newShortCode } from '../../platform/random';
import { proRequired } from '../profile/profile.service';
import { toMoreDto } from '../vehicles/vehicles.dto';
import { isRobot } from '../views/views.service';
import * as queries from './links.queries';

const notInUse = () => new AppError('not_found', 'This code is not in use');

const toLinkDto = (ctx: Ctx, { code, scanCount }: { code: string; scanCount: number }): LinkDto => ({
  code,
  shortUrl: `${ctx.origin}/q/${code}`,
  scanCount,
});

/** The path that a code leads to now. A scan is counted unless a program makes it. Throws not_found (404) for a code that is not in use. */
export async function followCode(ctx: Ctx, code: string, isScan: boolean): Promise<string> {
  const isCounted = isScan && !isRobot(ctx.client.userAgent);
  const target = await (isCounted ? queries.countScan : queries.findTarget)(ctx.db, code);
  if (target?.username) return `/${target.username}`;
  if (target?.republishedVehicleId) return `/republished/${target.republishedVehicleId}`;
  if (target?.vehicleId) return `/vehicle/${target.vehicleId}`;
  throw notInUse();
}

/** What the owner of a code that leads nowhere sells; nothing for an unknown code. */
export const listMoreOfCode = async (ctx: Ctx, code: string) =>
  toMoreDto(await queries.listMoreOfCode(ctx.db, code));

/** The codes that lead to one of the person's own listings, the oldest first. Throws not_found (404) where there are none. */
export async function listLinks(ctx: UserCtx, ref: ListingRef): Promise<LinkDto[]> {
  const codes = await queries.listCodes(ctx.db, ctx.actor.user.id, ref);
  if (codes.length === 0) throw new AppError('not_found', 'Vehicle not found');
  return codes.map((code) => toLinkDto(ctx, code));
}

/**
 * Points a printed code at another vehicle of the person's own; a listing that is left without a code gets a new one. Throws
 * not_found (404) when the code or the vehicle is not theirs, or the code is their profile's.
 */
export async function pointCode(ctx: UserCtx, code: string, vehicleId: string): Promise<LinkDto> {
  const pointed = await queries.pointCode(ctx.db, {
    code,
    ownerId: ctx.actor.user.id,
    vehicleId,
    newCode: newShortCode(),
    now: ctx.clock.now(),
  });
  if (!pointed) throw new AppError('not_found', 'Code or vehicle not found');
  return toLinkDto(ctx, pointed);
}

/**
 * The short link of the person's public profile, the same for ever. Throws pro_required (403), not_found (404) before a username
 * is chosen.
 */
export async function getProfileLink(ctx: UserCtx): Promise<LinkDto> {
  const { id, username, subscriptionPlan } = ctx.actor.user;
  if (!PLANS[subscriptionPlan].publicProfile) throw proRequired();
  if (!username) throw new AppError('not_found', 'Choose a username first');
  const made = await queries.ensureProfileCode(ctx.db, id, newShortCode(), ctx.clock.now());
  if (!made) throw notInUse();
  return toLinkDto(ctx, made);
}
