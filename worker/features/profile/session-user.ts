import type { Account, SellerRow, SessionUser } from '../../platform/db';

/** What the directory knows better than its copy in the shard. */
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

/** An operator; the directory knows the name, and nothing else of the seller's row is needed to operate. */
export function operatorUser(account: Account, seller: SellerRow | null): SessionUser {
  const known = Object.fromEntries(FROM_ACCOUNT.map((name) => [name, account[name]])) as Pick<
    Account,
    (typeof FROM_ACCOUNT)[number]
  >;
  const { id, firstName, lastName, mobileNumber, accountType, firmName } = account;
  const away = {
    ...{ id, firstName, lastName, mobileNumber, accountType, firmName },
    profileImageUrl: null,
    countryCode: '+91',
    phoneVerified: false,
    showMobile: false,
    showEmail: false,
    listingViewCount: 0,
  };
  return { ...(seller ?? away), ...known, isAdmin: true };
}
