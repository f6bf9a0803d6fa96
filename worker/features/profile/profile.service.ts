import type { LanguageInput } from '../../../schema/account/input';
import { PLANS } from '../../../schema/billing/plans';
import { AppError } from '../../../schema/common/errors';
import type { OwnNumberInput, ProfileInput } from '../../../schema/profile/input';
import type { UsernameCheckDto } from '../../../schema/profile/output';
import type { PublisherDto } from '../../../schema/profile/publisher';
import { USERNAME_MESSAGES, Username } from '../../../schema/profile/usernames';
import type { Ctx, UserCtx } from '../../context';
import type { SessionUser } from '../../platform/db';
import { newId } from '../../platform/random';
import { invalidateProfile } from '../vehicles/cached-pages.service';
import { findPublisher, saveLanguage, saveProfile } from './profile.queries';
import * as usernames from './usernames.queries';

/** The public data of a seller, from a row that has more. */
export const toPublisherDto = (row: PublisherDto & { showMobile: boolean }): PublisherDto => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  firmName: row.firmName,
  username: row.username,
  profileImageUrl: row.profileImageUrl,
  accountType: row.accountType,
  subscriptionPlan: row.subscriptionPlan,
  mobileNumber: row.showMobile ? row.mobileNumber : null,
  phoneVerified: row.phoneVerified,
  profileVehicles: row.profileVehicles,
});

/**
 * The public data of a seller. Throws not_found (404) if unknown, suspended, or without anything published.
 */
export async function getPublisher(ctx: Ctx, id: string): Promise<PublisherDto> {
  const user = await findPublisher(ctx.shardOf(id), id, ctx.clock.now());
  if (!user) throw new AppError('user_not_found');
  return toPublisherDto(user);
}

/**
 * Saves names, number and account type, on every plan. A changed number must be verified again. The username
 * is for Pro sellers and set once. Throws pro_required (403), conflict (409) if it is already set or taken,
 * invalid (400) for a picture that is not a fresh upload of the person.
 */
export async function updateProfile(ctx: UserCtx, input: ProfileInput): Promise<SessionUser> {
  const { firstName, lastName, accountType, countryCode, showMobile, showEmail } = input;
  const { user } = ctx.actor;
  const username = input.username ?? undefined;
  const wanted = username && username !== user.username ? username : null;
  if (wanted) await claim(ctx, wanted);
  const now = ctx.clock.now();
  const shard = ctx.shardOf(user.id);
  const cause = newId(now);
  const profile = {
    firstName,
    lastName,
    accountType,
    firmName: accountType === 'personal' ? null : (input.firmName ?? null),
    mobileNumber: input.mobileNumber ?? null,
    countryCode,
    profileImageUrl: input.profileImageUrl,
    coverUrl: input.coverUrl,
    showMobile,
    showEmail,
    about: input.about === undefined ? undefined : input.about || null,
    showYard: input.showYard,
  };
  const saved = await saveProfile(shard, user.id, profile, { cause, now });
  if (!saved) {
    if (wanted) await usernames.releaseUsername(ctx.directory, user.id, wanted);
    const isSame = !input.profileImageUrl || input.profileImageUrl === user.profileImageUrl;
    throw new AppError('upload_image_again', { field: isSame ? 'coverUrl' : 'profileImageUrl' });
  }
  await ctx.settle(shard, cause);
  if (wanted) await confirm(ctx, wanted);
  const current = { ...user, ...saved, isAdmin: user.isAdmin };
  await invalidateProfile(ctx, wanted ?? user.username);
  return wanted ? { ...current, username: wanted } : current;
}

/** Keeps the language of the workspace for every device of the person, and for what is sent to them. */
export async function chooseLanguage(ctx: UserCtx, { language }: LanguageInput): Promise<void> {
  const { id } = ctx.actor.user;
  await saveLanguage(ctx.shardOf(id), { userId: id, language, now: ctx.clock.now() });
}

/**
 * A username is claimed before the profile is saved and confirmed afterwards, so that neither exists without
 * the other.
 */
async function claim(ctx: UserCtx, username: string): Promise<void> {
  checkMayChoose(ctx);
  const { id } = ctx.actor.user;
  if (await usernames.claimUsername(ctx.directory, id, username, ctx.clock.now())) return;
  throw await explainRefusal(ctx);
}

async function confirm(ctx: UserCtx, username: string): Promise<void> {
  const now = ctx.clock.now();
  const cause = newId(now);
  const isDone = await usernames.confirmUsername(ctx.directory, ctx.actor.user.id, username, { cause, now });
  if (!isDone) throw await explainRefusal(ctx);
  await ctx.settle(ctx.directory, cause);
}

/** Saves only the number for buyers. A new number is unverified. */
export function saveNumber(ctx: UserCtx, { mobileNumber, countryCode }: OwnNumberInput) {
  const { firstName, lastName, accountType, firmName } = ctx.actor.user;
  return updateProfile(ctx, { firstName, lastName, accountType, firmName, mobileNumber, countryCode });
}

/** Whether a username is available, for people who may choose one. Throws pro_required (403). */
export async function checkUsername(ctx: UserCtx, wanted: string): Promise<UsernameCheckDto> {
  if (!PLANS[ctx.actor.user.subscriptionPlan].publicProfile) throw proRequired();
  const parsed = Username.safeParse(wanted);
  if (!parsed.success) {
    return { available: false, message: parsed.error.issues[0]?.message ?? USERNAME_MESSAGES.characters };
  }
  const isFree =
    parsed.data === ctx.actor.user.username ||
    !(await usernames.isTaken(ctx.directory, parsed.data, ctx.clock.now()));
  return { available: isFree, message: isFree ? USERNAME_MESSAGES.available : USERNAME_MESSAGES.taken };
}

export const proRequired = () => new AppError('pro_profile');

const refuseUsername = (code: 'username_set_once' | 'username_taken') =>
  new AppError(code, { field: 'username' });

function checkMayChoose(ctx: UserCtx) {
  const { username, subscriptionPlan } = ctx.actor.user;
  if (username) throw refuseUsername('username_set_once');
  if (!PLANS[subscriptionPlan].publicProfile) throw proRequired();
}

async function explainRefusal(ctx: UserCtx): Promise<AppError> {
  const current = await usernames.findUsername(ctx.directory, ctx.actor.user.id);
  if (!current) return new AppError('unauthorized');
  return refuseUsername(current.username ? 'username_set_once' : 'username_taken');
}
