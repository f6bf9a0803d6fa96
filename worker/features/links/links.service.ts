import { PLANS } from '../../../schema/billing/plans';
import { AppError } from '../../../schema/common/errors';
import { newShortCode } from '../../../schema/common/short-code';
import type { LinkDto } from '../../../schema/links/output';
import type { ListingRef } from '../../../schema/vehicles/input';
import type { Ctx, UserCtx } from '../../context';
import { proRequired } from '../profile/profile.service';
import { toMoreDto } from '../vehicles/vehicles.dto';
import { toLinkDto } from './links.dto';
import * as queries from './links.queries';
import { withScans } from './scans.service';

const notInUse = () => new AppError('code_not_in_use');

/** Whose code it is; null for one that is not in use. */
export const findCodeOwner = (ctx: Ctx, code: string): Promise<string | null> =>
  queries.findCodeOwner(ctx.shardOfCode(code), code);

/**
 * The path that a code leads to now. Counts nothing: the page that opens reports the scan (`recordOpened`).
 * Throws not_found (404) for a code that is not in use.
 */
export async function followCode(ctx: Ctx, code: string): Promise<string> {
  const target = await queries.findTarget(ctx.shardOfCode(code), code);
  if (target?.username) return `/${target.username}`;
  if (target?.republishedVehicleId) return `/republished/${target.republishedVehicleId}`;
  if (target?.vehicleId) return `/vehicle/${target.vehicleId}`;
  throw notInUse();
}

/** For a code without a destination: whether it is an unused sticker, and what its owner sells. */
export async function describeUnused(ctx: Ctx, code: string) {
  const { isSticker, more } = await queries.findUnused(ctx.shardOfCode(code), code);
  return { isSticker, more: toMoreDto(more) };
}

/** The codes that lead to one of the person's own listings, stickers last. Throws not_found (404) if there are none. */
export async function listLinks(ctx: UserCtx, ref: ListingRef): Promise<LinkDto[]> {
  const codes = await queries.listCodes(ctx.shardOf(ctx.actor.user.id), ctx.actor.user.id, ref);
  if (codes.length === 0) throw new AppError('vehicle_not_found');
  return (await withScans(ctx, codes)).map((code) => toLinkDto(ctx, code));
}

/**
 * Points a printed code at another of the person's own listings; a listing left without a code gets a new one. Throws not_found
 * (404) if the code or the listing is not theirs, or the code is their profile's.
 */
export async function pointCode(ctx: UserCtx, code: string, to: ListingRef): Promise<LinkDto> {
  const pointed = await queries.pointCode(ctx.shardOf(ctx.actor.user.id), {
    code,
    ownerId: ctx.actor.user.id,
    to,
    newCode: newShortCode(ctx.actor.user.id),
    now: ctx.clock.now(),
  });
  if (!pointed) throw new AppError('code_or_vehicle_not_found');
  const [counted = pointed] = await withScans(ctx, [pointed]);
  return toLinkDto(ctx, counted);
}

/**
 * The short link of the person's public profile, which never changes. Throws pro_required (403), not_found (404) before a
 * username is chosen.
 */
export async function getProfileLink(ctx: UserCtx): Promise<LinkDto> {
  const { id, username, subscriptionPlan } = ctx.actor.user;
  if (!PLANS[subscriptionPlan].publicProfile) throw proRequired();
  if (!username) throw new AppError('choose_username');
  const made = await queries.ensureProfileCode(
    ctx.shardOf(ctx.actor.user.id),
    id,
    newShortCode(id),
    ctx.clock.now(),
  );
  if (!made) throw notInUse();
  const [counted = made] = await withScans(ctx, [made]);
  return toLinkDto(ctx, counted);
}
