import type { Account, SellerRow, SessionUser } from '../../platform/db';

/** A person from both of their databases: the account says what they may, the seller's row what they are called. */
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
