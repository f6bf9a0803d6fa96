import type { ActivityDto } from '../../../schema/activity/output';
import { Avatar } from '../../ui/avatar';
import { TimeAgo } from '../../ui/core/time-ago';
import { UserLink } from '../admin/user-link';

/** The person's name; the system has none. */
function Doer({ entry }: { entry: ActivityDto }) {
  if (!entry.userId || !entry.userName) return <span className="font-medium">System</span>;
  return (
    <UserLink id={entry.userId} className="touch-target inline-flex items-center font-medium hover:underline">
      {entry.userName}
    </UserLink>
  );
}

/** Lines of the log, latest first. */
export function ActivityList({ entries, label }: { entries: readonly ActivityDto[]; label: string }) {
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {entries.map((entry) => {
        const [first = '', last = ''] = entry.userName?.split(' ') ?? [];
        return (
          <li key={entry.id} className="flex gap-3 px-card py-2.5">
            <Avatar firstName={first} lastName={last} size="sm" />
            <div className="min-w-0 flex-1 text-sm sm:flex sm:items-center sm:gap-4">
              <p className="min-w-0 flex-1">
                <Doer entry={entry} />
                <span className="ml-2 wrap-anywhere text-ink-muted text-xs">{entry.userEmail}</span>
                <span className="block wrap-anywhere">{entry.description || entry.action}</span>
              </p>
              <p className="shrink-0 text-ink-muted text-xs">
                <TimeAgo at={entry.createdAt} />
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
