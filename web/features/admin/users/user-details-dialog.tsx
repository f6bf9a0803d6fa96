import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ApiError } from '../../../lib/api';
import { Badge } from '../../../ui/badge';
import { buttonClass } from '../../../ui/button-class';
import { ErrorState } from '../../../ui/core/error-state';
import { Loaded } from '../../../ui/core/loaded';
import { Dialog } from '../../../ui/dialog';
import { TableSkeleton } from '../../../ui/table-skeleton';
import { ActivityList } from '../../activity/activity-list';
import { userDetailsQuery } from '../admin.queries';
import { AsOf } from '../as-of';
import { Silent } from '../silent';
import { DetailsSection } from './details-section';
import { Suspension } from './suspension';
import { UserFacts } from './user-facts';
import { UserListings } from './user-listings';
import { UserMessages } from './user-messages';
import { UserMoney } from './user-money';
import { fullName, loginOf } from './user-name';

const route = getRouteApi('/admin/{-$tab}');

/** Everything about one person. It has its own address, so the browser's back button closes it. */
export function UserDetailsDialog({ id }: { id: string }) {
  const navigate = route.useNavigate();
  const query = useQuery(userDetailsQuery(id));
  const { data: details, error } = query;
  const close = () =>
    navigate({
      search: (before) => ({ ...before, user: undefined }),
      replace: true,
      resetScroll: false,
    });
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <Dialog
      size="xl"
      open
      onOpenChange={close}
      title={
        details ? (
          <span className="flex flex-wrap items-center gap-2">
            {fullName(details.user)}
            {details.user.isAdmin && <Badge tone="accent">Operator</Badge>}
            {details.user.isSuspended && <Badge tone="danger">Suspended</Badge>}
          </span>
        ) : (
          'User details'
        )
      }
      {...(details ? { description: loginOf(details.user) } : {})}
      footer={
        details && (
          <>
            <Suspension user={details.user} />
            <Link
              to="/admin/{-$tab}"
              params={{ tab: 'plan-management' }}
              search={{ planFor: id }}
              className={buttonClass({ variant: 'primary' })}
            >
              Change plan
            </Link>
          </>
        )
      }
    >
      {isMissing ? (
        <ErrorState title="User not found" />
      ) : (
        <Loaded
          query={query}
          failure="Failed to fetch user details"
          loading={<TableSkeleton label="Loading user details" />}
        >
          {(details) => (
            <div data-autofocus tabIndex={-1} className="flex flex-col gap-6 outline-none">
              <Silent names={details.silent} />
              <div className="flex flex-col gap-3">
                <UserFacts details={details} />
                <AsOf at={query.dataUpdatedAt} />
              </div>
              <UserMoney details={details} />
              <UserListings details={details} />
              <UserMessages details={details} />
              <DetailsSection title="Activity" empty="Nothing yet." isEmpty={details.activity.length === 0}>
                <ActivityList entries={details.activity} label={`Activity of ${fullName(details.user)}`} />
              </DetailsSection>
            </div>
          )}
        </Loaded>
      )}
    </Dialog>
  );
}
