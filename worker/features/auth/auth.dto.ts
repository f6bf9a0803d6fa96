import type { UserDto } from '../../../schema/auth/output';
import type { Member } from '../../actor';
import { iso } from '../../platform/clock';
import type { SessionUser } from '../../platform/db';

/**
 * The only form in which a user row leaves the server, sent to its owner, or to a member of their staff: then
 * without what is the owner's alone.
 */
export function toUserDto(user: SessionUser, member?: Member): UserDto {
  return {
    id: user.id,
    email: member ? null : user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    profileImageUrl: user.profileImageUrl,
    coverUrl: user.coverUrl,
    username: user.username,
    mobileNumber: user.mobileNumber,
    countryCode: user.countryCode,
    phoneVerified: user.phoneVerified,
    authMethod: user.authMethod,
    accountType: user.accountType,
    firmName: user.firmName,
    language: user.language,
    showMobile: user.showMobile,
    showEmail: user.showEmail,
    about: user.about,
    showYard: user.showYard,
    subscriptionPlan: user.subscriptionPlan,
    subscriptionEndsAt: iso(user.subscriptionEndsAt),
    permissionsGrantedAt: iso(user.permissionsGrantedAt),
    permissions: user.permissions,
    lastActivityAt: member ? null : iso(user.lastActivityAt),
    createdAt: iso(user.createdAt),
    staff: member
      ? { name: member.name, role: member.role, switches: member.switches, wantsOffers: member.wantsOffers }
      : null,
  };
}
