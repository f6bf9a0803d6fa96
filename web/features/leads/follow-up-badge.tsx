import { CalendarClock } from 'lucide-react';
import { formatDate } from '../../lib/dates';
import { indianDay } from '../../lib/indian-day';
import { useNow } from '../../lib/use-now';
import { Badge } from '../../ui/badge';
import { VisuallyHidden } from '../../ui/visually-hidden';

/** When the seller wants to call again; due dates are highlighted. */
export function FollowUpBadge({ at }: { at: string }) {
  const today = indianDay(useNow());
  const day = indianDay(Date.parse(at));
  return (
    <Badge tone={day <= today ? 'warning' : 'neutral'} icon={<CalendarClock aria-hidden="true" />}>
      <VisuallyHidden>Follow up: </VisuallyHidden>
      {day === today ? 'Today' : formatDate(at)}
    </Badge>
  );
}
