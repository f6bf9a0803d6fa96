import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MIN_SEARCH } from '../../../../schema/admin/input';
import type { AdminUserDto } from '../../../../schema/admin/output';
import { useDebounced } from '../../../lib/use-debounced';
import { Avatar } from '../../../ui/avatar';
import { Loaded } from '../../../ui/core/loaded';
import { SearchField } from '../../../ui/core/search-field';
import { Skeleton } from '../../../ui/skeleton';
import { usersQuery } from '../../admin/admin.queries';
import { PlanName } from '../../admin/plan-name';
import { fullName, loginOf } from '../../admin/users/user-name';

const SHOWN = 8;

/** Finds the person to act on. */
export function FindUser({ onChoose }: { onChoose: (user: AdminUserDto) => void }) {
  const [search, setSearch] = useState('');
  const typed = useDebounced(search.trim());
  const isSearch = typed.length >= MIN_SEARCH;
  const users = useInfiniteQuery({
    ...usersQuery({ search: isSearch ? typed : '', sort: 'newest' }),
  });
  return (
    <div>
      <SearchField
        label="Find a user"
        placeholder="Name, email, username or mobile..."
        value={search}
        onChange={setSearch}
      />
      <Loaded query={users} failure="Failed to fetch users" loading={<Skeleton className="mt-2 h-32" />}>
        {(found) => (
          <ul
            aria-label="Users"
            className="mt-2 divide-y divide-line rounded-md border border-line empty:hidden"
          >
            {found.slice(0, SHOWN).map((user) => (
              <li key={user.id}>
                <button
                  type="button"
                  onClick={() => onChoose(user)}
                  className="flex w-full items-center gap-3 px-3 py-2 text-start hover:bg-hover pointer-coarse:py-3"
                >
                  <Avatar
                    src={user.profileImageUrl}
                    firstName={user.firstName}
                    lastName={user.lastName}
                    size="sm"
                  />
                  <span className="min-w-0 flex-1 text-sm">
                    <span className="block truncate font-medium">{fullName(user)}</span>
                    <span className="block truncate text-ink-muted text-xs">{loginOf(user)}</span>
                  </span>
                  <PlanName plan={user.subscriptionPlan} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <p role="status" className="mt-2 text-ink-muted text-sm">
        {typed && !isSearch && `Type at least ${MIN_SEARCH} characters`}
        {isSearch && users.data?.length === 0 && 'Nobody matches'}
      </p>
    </div>
  );
}
