import { PLANS } from '../../../schema/billing/plans';
import { AppError } from '../../../schema/common/errors';
import type { OwnNumberInput, ProfileInput } from '../../../schema/profile/input';
import type { UsernameCheckDto } from '../../../schema/profile/output';
import type { PublisherDto } from '../../../schema/profile/publisher';
import { USERNAME_MESSAGES, Username } from '../../../schema/profile/usernames';
import type { Ctx, UserCtx } from '../../context';
import { forgetProfile } from '../vehicles/kept-pages.service';
import { findPublisher, findUsername, isTaken, saveProfile } from './profile.queries';

/** Picks what anyone may know of a seller out of a row that holds more. */
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

/** What anyone may know of a seller. Throws not_found (404) for one who is unknown, suspended, or has published nothing. */
export async function getPublisher(ctx: Ctx, id: string): Promise<PublisherDto> {
  const user = await findPublisher(ctx.db, id, ctx.clock.now());
  if (!user) throw new AppError('not_found', 'User not found');
  return toPublisherDto(user);
}

/**
 * Saves names, number and account type, on every plan. A number that changes has to be verified again.
 * The username is for pro sellers, and set once: throws pro_required (403), conflict (409) once it is set or when somebody has
 * it, invalid (400) for a picture that is not the person's fresh upload.
 */
export async function updateProfile(ctx: UserCtx, input: ProfileInput) {
  const { firstName, lastName, accountType, countryCode, showMobile, showEmail } = input;
  const { user } = ctx.actor;
  const username = input.username ?? undefined;
  if (username && username !== user.username) checkMayChoose(ctx);
  const saved = await saveProfile(
    ctx.db,
    user.id,
    {
      firstName,
      lastName,
      accountType,
      firmName: accountType === 'personal' ? null : (input.firmName ?? null),
      mobileNumber: input.mobileNumber ?? null,
      countryCode,
      username,
      profileImageUrl: input.profileImageUrl,
      showMobile,
      showEmail,
    },
    ctx.clock.now(),
  );
  if (!saved) throw await explainRefusal(ctx, username);
  await forgetProfile(ctx, saved.username);
  return saved;
}

/** Saves the number that buyers call and leaves the rest of the profile unchanged. A new number is not verified. */
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
  const isFree = parsed.data === ctx.actor.user.username || !(await isTaken(ctx.db, parsed.data));
  return { available: isFree, message: isFree ? USERNAME_MESSAGES.available : USERNAME_MESSAGES.taken };
}

export const proRequired = () =>
  new AppError(
    'pro_required',
    'Profile feature is only available for Pro users. Please upgrade to access this feature.',
  );

const refuseUsername = (message: string) =>
  new AppError('conflict', message, { fields: { username: message } });

function checkMayChoose(ctx: UserCtx) {
  const { username, subscriptionPlan } = ctx.actor.user;
  if (username) throw refuseUsername(USERNAME_MESSAGES.setOnce);
  if (!PLANS[subscriptionPlan].publicProfile) throw proRequired();
}

async function explainRefusal(ctx: UserCtx, username: string | undefined) {
  const current = await findUsername(ctx.db, ctx.actor.user.id);
  if (!current) return new AppError('unauthorized', 'Unauthorized');
  if (username && username !== current.username) {
    return refuseUsername(current.username ? USERNAME_MESSAGES.setOnce : USERNAME_MESSAGES.taken);
  }
  const message = 'Please upload the image again.';
  return new AppError('invalid', message, { fields: { profileImageUrl: message } });
}
