import type { AdminListingDto, AdminRepublishedDto, AdminUserDto } from '../../../schema/admin/output';
import { toMajor } from '../../../schema/common/currencies';
import { iso } from '../../platform/clock';
import type { ListingRow, RepublishedRow } from './user-details.queries';
import type { UserRow } from './users.queries';

export const toAdminUserDto = ({
  user,
  vehicles,
  leads,
  republished,
  todayViews,
}: UserRow): AdminUserDto => ({
  id: user.id,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  username: user.username,
  mobileNumber: user.mobileNumber,
  profileImageUrl: user.profileImageUrl,
  subscriptionPlan: user.subscriptionPlan,
  subscriptionEndsAt: iso(user.subscriptionEndsAt),
  isAdmin: user.isAdmin,
  isSuspended: !user.isActive,
  vehicles,
  republished,
  leads,
  todayViews,
  totalViews: user.listingViewCount,
  lastActivityAt: iso(user.lastActivityAt),
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
