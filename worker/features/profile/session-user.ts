import type { Account, SellerRow, SessionUser } from '../../platform/db';

/** Columns for which the directory, not the copy in the shard, is authoritative. */
const FROM_ACCOUNT = [
  'email',
  'username',
  'authMethod',
  'permissions',
  'permissionsGrantedAt',
  'lastActivityAt',
  'subscriptionPlan',
  'subscriptionEndsAt',
  'profileGraceUntil',
  'createdAt',
] as const satisfies readonly (keyof Account & keyof SessionUser)[];

export const sellerUser = (seller: SellerRow): SessionUser => ({ ...seller, isAdmin: false });

/** An operator; the directory knows the name, and the rest of the seller's row is not needed. */
export function operatorUser(account: Account, seller: SellerRow | null): SessionUser {
  const known = Object.fromEntries(FROM_ACCOUNT.map((name) => [name, account[name]])) as Pick<
    Account,
    (typeof FROM_ACCOUNT)[number]
  >;
  const { id, firstName, lastName, mobileNumber, accountType, firmName } = account;
  const away = {
    ...{ id, firstName, lastName, mobileNumber, accountType, firmName },
    profileImageUrl: null,
    coverUrl: null,
    countryCode: '+91',
    phoneVerified: false,
    showMobile: false,
    showEmail: false,
    about: null,
    showYard: false,
    listingViewCount: 0,
    language: null,
  };
  return { ...(seller ?? away), ...known, isAdmin: true };
}
