import type { AdminUserDto } from '../../../../schema/admin/output';
import { formatMobile } from '../../../../schema/common/mobile-text';
import { Avatar } from '../../../ui/avatar';
import { Badge } from '../../../ui/badge';
import { UserLink } from '../user-link';

type Named = Pick<
  AdminUserDto,
  'id' | 'firstName' | 'lastName' | 'email' | 'mobileNumber' | 'profileImageUrl' | 'isSuspended' | 'isAdmin'
>;

/** What an account is known by to operators. */
export const loginOf = ({ email, mobileNumber }: Pick<AdminUserDto, 'email' | 'mobileNumber'>) =>
  email ?? (mobileNumber ? formatMobile(mobileNumber) : 'No email');

export const fullName = ({ firstName, lastName }: Pick<AdminUserDto, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim();

/** A person in a list, linked to their details. */
export function UserName({ user }: { user: Named }) {
  return (
    <UserLink id={user.id} className="group flex min-w-0 items-center gap-3 rounded-sm text-start">
      <Avatar src={user.profileImageUrl} firstName={user.firstName} lastName={user.lastName} size="sm" />
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <span className="wrap-break-word font-medium text-sm group-hover:underline">{fullName(user)}</span>
          {user.isAdmin && <Badge tone="accent">Operator</Badge>}
          {user.isSuspended && <Badge tone="danger">Suspended</Badge>}
        </span>
        <span className="block wrap-anywhere font-normal text-ink-muted text-xs">{loginOf(user)}</span>
      </span>
    </UserLink>
  );
}
