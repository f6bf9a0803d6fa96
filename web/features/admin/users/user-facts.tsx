import type { AdminUserDetailsDto } from '../../../../schema/admin/output';
import { formatMobile } from '../../../../schema/common/mobile-text';
import { formatDate, formatDateTime } from '../../../lib/dates';
import { formatNumber } from '../../../lib/format';
import { Badge } from '../../../ui/badge';
import { PlanName } from '../plan-name';
import { NOT_KNOWN } from './details-section';
import { Fact } from './fact';

const when = (time: string | null) => (time ? formatDateTime(time) : 'Never');

/** Who the person is, with the figures of their account. */
export function UserFacts({ details: { user, sessions } }: { details: AdminUserDetailsDto }) {
  const type = user.accountType === 'personal' ? 'Personal' : 'Dealer';
  const figure = (count: number) => (user.hasFigures ? formatNumber(count) : NOT_KNOWN);
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
      <Fact label="Plan">
        <span className="flex flex-wrap items-center gap-1.5">
          <PlanName plan={user.subscriptionPlan} />
          {user.subscriptionEndsAt && `until ${formatDate(user.subscriptionEndsAt)}`}
        </span>
      </Fact>
      <Fact label="Mobile">
        {user.mobileNumber ? formatMobile(user.mobileNumber) : 'None'}{' '}
        {user.mobileNumber &&
          (user.phoneVerified ? <Badge tone="positive">Verified</Badge> : <Badge>Not verified</Badge>)}
      </Fact>
      <Fact label="Username">{user.username ? `@${user.username}` : 'None'}</Fact>
      <Fact label="Account">
        {type}
        {user.firmName && `, ${user.firmName}`}
      </Fact>
      <Fact label="Vehicles">{figure(user.vehicles)}</Fact>
      <Fact label="Republished">{figure(user.republished)}</Fact>
      <Fact label="Leads">{figure(user.leads)}</Fact>
      <Fact label="Views today">{figure(user.todayViews)}</Fact>
      <Fact label="Views in total">{figure(user.totalViews)}</Fact>
      <Fact label="Joined">{formatDateTime(user.createdAt)}</Fact>
      <Fact label="Last signed in">{when(user.lastLoginAt)}</Fact>
      <Fact label="Last active">{when(user.lastActivityAt)}</Fact>
      <Fact label="Signed in on">
        {user.hasFigures || user.isAdmin
          ? `${formatNumber(sessions)} ${sessions === 1 ? 'device' : 'devices'}`
          : NOT_KNOWN}
        {user.email !== null && !user.emailVerified && ', email not verified'}
      </Fact>
    </dl>
  );
}
