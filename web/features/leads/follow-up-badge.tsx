import { CalendarClock } from 'lucide-react';
import { formatDate } from '../../lib/dates';
import { indianDay } from '../../lib/indian-day';
import { useNow } from '../../lib/use-now';
import { Badge } from '../../ui/badge';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { useWords } from './words';

/** When the seller wants to call again; due dates are highlighted. */
export function FollowUpBadge({ at }: { at: string }) {
  const t = useWords();
  const today = indianDay(useNow());
  const day = indianDay(Date.parse(at));
  return (
    <Badge tone={day <= today ? 'warning' : 'neutral'} icon={<CalendarClock aria-hidden="true" />}>
      <VisuallyHidden>{t('Follow up:')} </VisuallyHidden>
      {day === today ? t('Today') : formatDate(at)}
    </Badge>
  );
}
