import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { BellOff } from 'lucide-react';
import { useRef } from 'react';
import { workspaceTabAt } from '../../../schema/common/tab-paths';
import type { NotificationDto } from '../../../schema/notifications/output';
import { toastFailure } from '../../lib/failure';
import { Button } from '../../ui/button';
import { Loaded } from '../../ui/core/loaded';
import { ShowMore } from '../../ui/core/show-more';
import { TableSkeleton } from '../../ui/table-skeleton';
import { NotificationItem } from './notification-item';
import { markAllReadMutation, markReadMutation, notificationsQuery } from './notifications.queries';
import { useWords } from './words';

const isWorkspace = (path: string) => workspaceTabAt(path.split('?')[0] ?? path) !== undefined;

/** The bell's panel. Choosing a notification marks it as read and opens its subject. */
export function NotificationList({ onLeave }: { onLeave: () => void }) {
  const t = useWords();
  const router = useRouter();
  const pages = useInfiniteQuery(notificationsQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  const markRead = useMutation(markReadMutation);
  const markAll = useMutation(markAllReadMutation);

  const open = (notification: NotificationDto) => {
    if (!notification.isRead) markRead.mutate(notification.id);
    const { path } = notification;
    if (!path) return;
    onLeave();
    if (isWorkspace(path)) router.history.push(path);
    else window.location.assign(path);
  };

  const readAll = () => {
    // The button disappears with the last unread notification, and takes the focus with it.
    heading.current?.focus();
    markAll.mutate(undefined, { onError: (error) => toastFailure(error, t('Failed to mark all as read')) });
  };

  return (
    <div className="-m-4">
      <div className="flex min-h-12 items-center justify-between gap-3 border-line border-b py-1.5 pr-2 pl-4 pointer-coarse:min-h-14">
        <h2 ref={heading} tabIndex={-1} className="rounded-xs font-semibold text-sm outline-none">
          {t('Notifications')}
        </h2>
        {pages.data?.some(({ isRead }) => !isRead) && (
          <Button size="sm" variant="ghost" onClick={readAll}>
            {t('Mark all read')}
          </Button>
        )}
      </div>
      <Loaded
        query={pages}
        failure={t('Notifications could not be loaded')}
        loading={<TableSkeleton label={t('Loading your notifications')} />}
        empty={{ icon: <BellOff />, title: t('No notifications yet') }}
      >
        {(notifications) => (
          <div className="max-h-[min(26rem,60dvh)] overflow-y-auto overscroll-contain">
            <ul className="divide-y divide-line">
              {notifications.map((notification) => (
                <li key={notification.id}>
                  <NotificationItem notification={notification} onOpen={() => open(notification)} />
                </li>
              ))}
            </ul>
            {pages.hasNextPage && (
              <div className="border-line border-t pb-4">
                <ShowMore list={pages} />
              </div>
            )}
          </div>
        )}
      </Loaded>
    </div>
  );
}
