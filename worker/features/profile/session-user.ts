import type { Account, SellerRow, SessionUser } from '../../platform/db';

/** What a session shows of the seller's row. */
const FROM_SELLER = [
  'firstName',
  'lastName',
  'mobileNumber',
  'accountType',
  'firmName',
  'profileImageUrl',
  'countryCode',
  'phoneVerified',
  'showMobile',
  'showEmail',
  'listingViewCount',
] as const satisfies readonly (keyof SellerRow & keyof SessionUser)[];

type FromSeller = Pick<SellerRow, (typeof FROM_SELLER)[number]>;

/** A person from both databases: the account has their rights, the seller's row their name. */
export const sessionUserOf = (account: Account, seller: FromSeller): SessionUser => ({
  ...account,
  ...(Object.fromEntries(FROM_SELLER.map((name) => [name, seller[name]])) as unknown as FromSeller),
});

/** An operator whose own shard does not answer: the directory knows the name, and nothing else is needed to operate. */
export const operatorAway = (account: Account): FromSeller => ({
  firstName: account.firstName,
  lastName: account.lastName,
  mobileNumber: account.mobileNumber,
  accountType: account.accountType,
  firmName: account.firmName,
  profileImageUrl: null,
  countryCode: '+91',
  phoneVerified: false,
  showMobile: false,
  showEmail: false,
  listingViewCount: 0,
});
