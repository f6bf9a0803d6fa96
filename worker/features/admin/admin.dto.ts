import type {
  ActivityDto,
  AdminListingDto,
  AdminRepublishedDto,
  AdminUserDto,
  IssueDto,
} from '../../../schema/admin/output';
import { toMajor } from '../../../schema/common/currencies';
import type { ActivityRow } from './activity.queries';
import type { IssueRow } from './admin-issues.queries';
import type { ListingRow, RepublishedRow } from './user-details.queries';
import type { UserRow } from './users.queries';

export const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());
const isoOf = (time: number) => new Date(time).toISOString();

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
  createdAt: isoOf(user.createdAt),
});

export const toListingDto = (row: ListingRow): AdminListingDto => ({
  id: row.id,
  name: row.name,
  price: toMajor(row.priceMinor, row.currency),
  currency: row.currency,
  status: row.status,
  ...row.hidden,
  views: row.viewCount,
  createdAt: isoOf(row.createdAt),
});

export const toRepublishedDto = (row: RepublishedRow): AdminRepublishedDto => ({
  id: row.id,
  name: row.name,
  price: toMajor(row.priceMinor, row.currency),
  currency: row.currency,
  status: row.status,
  views: row.viewCount,
  createdAt: isoOf(row.createdAt),
});

/** Without its metadata: what was before and after stays with the log. */
export const toActivityDto = ({ entry, user }: ActivityRow): ActivityDto => ({
  id: entry.id,
  userId: entry.userId,
  userName: user && `${user.firstName} ${user.lastName}`.trim(),
  userEmail: user?.email ?? null,
  action: entry.action,
  description: entry.description,
  entityType: entry.entityType,
  entityId: entry.entityId,
  createdAt: isoOf(entry.createdAt),
});

export const toIssueDto = ({ issue, resolver }: IssueRow): IssueDto => ({
  id: issue.id,
  type: issue.type,
  description: issue.description,
  userId: issue.userId,
  metadata: Object.fromEntries(
    Object.entries(issue.metadata ?? {}).map(([name, value]) => [name, String(value)]),
  ),
  resolved: issue.resolved,
  resolvedAt: iso(issue.resolvedAt),
  resolvedBy: resolver && `${resolver.firstName} ${resolver.lastName}`.trim(),
  createdAt: isoOf(issue.createdAt),
});
