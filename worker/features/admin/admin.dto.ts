import type { AdminListingDto, AdminRepublishedDto, AdminUserDto } from '../../../schema/admin/output';
import { toMajor } from '../../../schema/common/currencies';
import { iso } from '../../platform/clock';
import type { SellerFigures } from './seller-figures.queries';
import type { ListingRow, RepublishedRow } from './user-details.queries';
import type { AccountRow } from './users.queries';

/** `row` is null if the seller's shard has none, for example after an erasure, or does not answer. */
export const toAdminUserDto = (
  user: AccountRow,
  row: SellerFigures | null,
  hasFigures = true,
): AdminUserDto => ({
  id: user.id,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  username: user.username,
  mobileNumber: user.mobileNumber,
  profileImageUrl: row?.seller.profileImageUrl ?? null,
  subscriptionPlan: user.subscriptionPlan,
  subscriptionEndsAt: iso(user.subscriptionEndsAt),
  isAdmin: user.isAdmin,
  isSuspended: !user.isActive,
  hasFigures,
  vehicles: row?.vehicles ?? 0,
  republished: row?.republished ?? 0,
  leads: row?.leads ?? 0,
  todayViews: row?.todayViews ?? 0,
  totalViews: row?.seller.listingViewCount ?? 0,
  lastActivityAt: iso(Math.max(user.lastActivityAt ?? 0, row?.seller.lastActivityAt ?? 0) || null),
  createdAt: iso(user.createdAt),
});

export const toListingDto = (row: ListingRow): AdminListingDto => ({
  id: row.id,
  name: row.name,
  price: toMajor(row.priceMinor, row.currency),
  currency: row.currency,
  status: row.status,
  ...row.hidden,
  views: row.views,
  createdAt: iso(row.createdAt),
});

export const toRepublishedDto = (row: RepublishedRow): AdminRepublishedDto => ({
  id: row.id,
  name: row.name,
  price: toMajor(row.priceMinor, row.currency),
  currency: row.currency,
  status: row.status,
  views: row.views,
  createdAt: iso(row.createdAt),
});
