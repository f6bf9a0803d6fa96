import { useInfiniteQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { MIN_SEARCH, USER_SORTS, type UserSort } from '../../../../schema/admin/input';
import type { AdminUserDto } from '../../../../schema/admin/output';
import { formatNumber } from '../../../lib/format';
import { useDebounced } from '../../../lib/use-debounced';
import { Card } from '../../../ui/card';
import { Field } from '../../../ui/core/field';
import { Loaded } from '../../../ui/core/loaded';
import { SearchField } from '../../../ui/core/search-field';
import { Select } from '../../../ui/core/select';
import { ShowMore } from '../../../ui/core/show-more';
import { TimeAgo } from '../../../ui/core/time-ago';
import { DataTable } from '../../../ui/table';
import type { Column } from '../../../ui/table-column';
import { TableSkeleton } from '../../../ui/table-skeleton';
import { usersQuery } from '../admin.queries';
import { PlanName } from '../plan-name';
import { useAdminFilter } from '../use-admin-filter';
import { NOT_KNOWN } from './details-section';
import { UserName } from './user-name';

const SORT_NAMES: Record<UserSort, string> = {
  newest: 'Newest first',
  last_activity: 'Last active first',
  most_vehicles: 'Most vehicles first',
  most_leads: 'Most leads first',
};

const figure = (
  key: 'vehicles' | 'republished' | 'leads' | 'todayViews' | 'totalViews',
  header: string,
): Column<AdminUserDto> => ({
  key,
  header,
  align: 'end',
  cell: (user) => (user.hasFigures ? formatNumber(user[key]) : NOT_KNOWN),
});

const COLUMNS: Column<AdminUserDto>[] = [
  { key: 'user', header: 'User', primary: true, cell: (user) => <UserName user={user} /> },
  { key: 'plan', header: 'Plan', cell: ({ subscriptionPlan }) => <PlanName plan={subscriptionPlan} /> },
  figure('vehicles', 'Vehicles'),
  figure('republished', 'Republished'),
  figure('leads', 'Leads'),
  figure('todayViews', 'Views today'),
  figure('totalViews', 'Total views'),
  {
    key: 'active',
    header: 'Last active',
    cell: ({ lastActivityAt }) => (
      <span className="whitespace-nowrap text-ink-muted">
        {lastActivityAt ? <TimeAgo at={lastActivityAt} /> : 'Never'}
      </span>
    ),
  },
  {
    key: 'joined',
    header: 'Joined',
    cell: ({ createdAt }) => (
      <span className="whitespace-nowrap text-ink-muted">
        <TimeAgo at={createdAt} />
      </span>
    ),
  },
];

/** Everyone with an account, with their figures. */
export function UsersTab() {
  const [search, setSearch] = useState('');
  const filter = useAdminFilter();
  const sort = USER_SORTS.find((known) => known === filter.sort) ?? 'newest';
  const typed = useDebounced(search.trim());
  const isTooShort = typed.length > 0 && typed.length < MIN_SEARCH;
  const users = useInfiniteQuery(usersQuery({ search: isTooShort ? '' : typed, sort }));
  return (
    <>
      <div className="mb-4 grid gap-3 sm:flex sm:items-start">
        <div className="sm:w-80">
          <SearchField
            label="Search users"
            placeholder="Name, email, username or mobile..."
            value={search}
            onChange={setSearch}
          />
          <p role="status" className="text-ink-muted text-sm">
            {isTooShort && `Type at least ${MIN_SEARCH} characters`}
          </p>
        </div>
        <Field label="Sort by" hideLabel className="sm:w-48">
          <Select value={sort} onChange={({ target }) => filter.change({ sort: target.value })}>
            {USER_SORTS.map((value) => (
              <option key={value} value={value}>
                {SORT_NAMES[value]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Card padded={false}>
        <Loaded
          query={users}
          failure="Failed to fetch users"
          loading={<TableSkeleton label="Loading users" />}
          empty={{
            icon: <Users />,
            title: typed ? 'Nobody matches' : 'No users yet',
            text: typed && 'Try three characters of a name, address, number or firm.',
          }}
        >
          {(rows) => <DataTable columns={COLUMNS} rows={rows} rowKey={({ id }) => id} caption="All users" />}
        </Loaded>
      </Card>
      <ShowMore list={users} />
    </>
  );
}
