import type { Account, SellerRow, SessionUser } from '../../platform/db';

/** A person from both databases: the account has their rights, the seller's row their name. */
export const sessionUserOf = (account: Account, seller: SellerRow): SessionUser => ({
  ...account,
  firstName: seller.firstName,
  lastName: seller.lastName,
  mobileNumber: seller.mobileNumber,
  accountType: seller.accountType,
  firmName: seller.firmName,
  profileImageUrl: seller.profileImageUrl,
  countryCode: seller.countryCode,
  phoneVerified: seller.phoneVerified,
  showMobile: seller.showMobile,
  showEmail: seller.showEmail,
  listingViewCount: seller.listingViewCount,
});
