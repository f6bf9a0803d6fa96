import { parsePhone } from '../../../schema/contracts/phone';
import type { ProfileInput, PublisherDto } from '../../../schema/contracts/profile';
import { AppError } from '../../../schema/errors';
import type { Ctx, UserCtx } from '../../context';
import { findPublisher, saveProfile } from './profile.queries';

/** Picks what anyone may know of a seller out of a row that holds more. */
export const toPublisherDto = (row: PublisherDto): PublisherDto => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  firmName: row.firmName,
  username: row.username,
  profileImageUrl: row.profileImageUrl,
  accountType: row.accountType,
  subscriptionPlan: row.subscriptionPlan,
  mobileNumber: row.mobileNumber,
  phoneVerified: row.phoneVerified,
});

/** What anyone may know of a seller. Throws not_found (404) for an unknown or suspended one. */
export async function getPublisher(ctx: Ctx, id: string): Promise<PublisherDto> {
  const user = await findPublisher(ctx.db, id);
  if (!user) throw new AppError('not_found', 'User not found');
  return toPublisherDto(user);
}

/** Saves names, number and account type, on every plan. A number that changes has to be verified again (SECURITY.md rule 4). */
export async function updateProfile(ctx: UserCtx, input: ProfileInput) {
  const { firstName, lastName, accountType, countryCode } = input;
  const phone = input.mobileNumber ? parsePhone(input.mobileNumber, countryCode) : null;
  const user = await saveProfile(
    ctx.db,
    ctx.actor.user.id,
    {
      firstName,
      lastName,
      accountType,
      firmName: accountType === 'personal' ? null : (input.firmName ?? null),
      mobileNumber: phone?.ok ? phone.e164 : null,
      countryCode: phone?.ok ? phone.dialCode : countryCode,
    },
    ctx.clock.now(),
  );
  if (!user) throw new AppError('unauthorized', 'Unauthorized');
  return user;
}
