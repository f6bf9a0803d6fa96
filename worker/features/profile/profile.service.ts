import type { PublisherDto } from '../../../schema/contracts/profile';
import { AppError } from '../../../schema/errors';
import type { Ctx } from '../../context';
import { findPublisher } from './profile.queries';

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
