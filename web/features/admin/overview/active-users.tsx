import { useQuery } from '@tanstack/react-query';
import { Radio } from 'lucide-react';
import { Card, CardHeader } from '../../../ui/card';
import { Loaded } from '../../../ui/core/loaded';
import { TimeAgo } from '../../../ui/core/time-ago';
import { TableSkeleton } from '../../../ui/table-skeleton';
import { activeUsersQuery } from '../admin.queries';
import { UserName } from '../users/user-name';

/** The people active now. */
export function ActiveUsers() {
  const active = useQuery(activeUsersQuery);
  return (
    <Card padded={false}>
      <CardHeader title="Active users" description="Within the last 15 minutes, as it happens." />
      <Loaded
        query={{ ...active, data: active.data?.items }}
        failure="Failed to fetch active users"
        loading={<TableSkeleton label="Loading active users" />}
        empty={{
          icon: <Radio />,
          title: 'Nobody is active right now',
          text: 'Active means within 15 minutes.',
        }}
      >
        {(users) => (
          <ul className="max-h-96 divide-y divide-line overflow-y-auto">
            {users.map((user) => (
              <li key={user.id} className="flex items-center justify-between gap-3 px-card py-2.5">
                <UserName user={user} />
                <span className="shrink-0 text-ink-muted text-xs">
                  {user.lastActivityAt && <TimeAgo at={user.lastActivityAt} />}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}
