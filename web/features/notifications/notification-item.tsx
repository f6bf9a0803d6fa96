import { Bell, CalendarClock, Crown, Eye, HandCoins, Repeat2 } from 'lucide-react';
import type { Icon } from '../../../schema/notifications/icons';
import type { NotificationDto } from '../../../schema/notifications/output';
import { cx } from '../../lib/class-names';
import { TimeAgo } from '../../ui/core/time-ago';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { useWords } from './words';

const ICONS: Readonly<Record<Icon, typeof Bell>> = {
  bell: Bell,
  offer: HandCoins,
  follow_up: CalendarClock,
  views: Eye,
  republish: Repeat2,
  plan: Crown,
};

type NotificationItemProps = { notification: NotificationDto; onOpen: () => void };

/** One line of the bell's panel. Unread ones have a dot, and a word for screen readers. */
export function NotificationItem({ notification, onOpen }: NotificationItemProps) {
  const t = useWords();
  const { icon, title, message, isRead, createdAt } = notification;
  const Picture = ICONS[icon];
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex w-full gap-3 px-4 py-3 text-left -outline-offset-2 hover:bg-hover"
    >
      <span className="grid size-8 shrink-0 place-items-center rounded-full bg-sunken text-ink-muted">
        <Picture aria-hidden="true" className="size-4" />
      </span>
      <span className="min-w-0 flex-1">
        <span className={cx('wrap-break-word block text-sm', !isRead && 'font-semibold')}>
          {t.known(title)}
        </span>
        <span className="wrap-break-word block text-ink-muted text-sm">{t.known(message)}</span>
        <span className="block text-ink-subtle text-xs">
          <TimeAgo at={createdAt} />
        </span>
      </span>
      {!isRead && (
        <span className="mt-1.5 size-2 shrink-0 rounded-full bg-accent">
          <VisuallyHidden>{t('Unread')}</VisuallyHidden>
        </span>
      )}
    </button>
  );
}
