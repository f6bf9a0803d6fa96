import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { buttonClass } from '../../ui/button-class';
import { lazyDialog } from '../../ui/lazy-dialog';
import { Popover } from '../../ui/popover';
import { leadKeys } from '../leads/leads.queries';
import { usageKey } from '../limits/limits.queries';
import { unreadCountQuery } from './notifications.queries';
import { usePolling } from './use-polling';
import { useWords } from './words';

const NotificationList = lazyDialog(async () => (await import('./notification-list')).NotificationList);

const MAX_SHOWN = 99;

/**
 * A new notification is usually about an offer, so the lists that would show it are refetched. The first
 * count is no news.
 */
function useRefreshOnNews(count: number | undefined) {
  const client = useQueryClient();
  const last = useRef(count);
  useEffect(() => {
    if (count !== undefined && last.current !== undefined && count > last.current) {
      // The socket may have started the same fetch already.
      client.invalidateQueries({ queryKey: leadKeys.all }, { cancelRefetch: false });
      client.invalidateQueries({ queryKey: usageKey }, { cancelRefetch: false });
    }
    last.current = count;
  }, [count, client]);
}

/** The bell with its badge of unread notifications, up to 99+. */
export function NotificationBell() {
  const t = useWords();
  const { data } = useQuery(unreadCountQuery);
  const count = data?.count ?? 0;
  const shown = count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count);
  useRefreshOnNews(data?.count);
  usePolling();
  return (
    <Popover
      label={t('Notifications')}
      trigger={
        <button
          type="button"
          title={t('Notifications')}
          aria-label={count > 0 ? t('Notifications, {shown} unread', { shown }) : t('Notifications')}
          className={buttonClass({ variant: 'ghost', square: true })}
        >
          <Bell aria-hidden="true" className="size-4.5" />
          {count > 0 && (
            <span
              aria-hidden="true"
              className="absolute top-0 right-0 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-danger-fill px-1 font-semibold text-[0.625rem] text-danger-ink tabular-nums ring-2 ring-surface"
            >
              {shown}
            </span>
          )}
        </button>
      }
    >
      {(close) => <NotificationList onLeave={close} />}
    </Popover>
  );
}
