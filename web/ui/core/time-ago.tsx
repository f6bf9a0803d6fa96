import { formatDateTime, relativeTime } from '../../lib/dates';
import { useNow } from '../../lib/use-now';

/** "5 minutes ago", with the full time on hover and for machines. */
export function TimeAgo({ at }: { at: string }) {
  const now = Math.max(useNow(), new Date(at).getTime());
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {relativeTime(at, now)}
    </time>
  );
}
