import { useMutation } from '@tanstack/react-query';
import type { LeadDto } from '../../../schema/leads/output';
import { formatDateTime } from '../../lib/dates';
import { toastFailure } from '../../lib/failure';
import { indianDay } from '../../lib/indian-day';
import { useNow } from '../../lib/use-now';
import { Button } from '../../ui/button';
import { Field } from '../../ui/core/field';
import { Select } from '../../ui/core/select';
import { DayOptions } from '../../ui/day-options';
import { FOLLOW_UP_DAYS } from './follow-up-days';
import { updateLeadMutation } from './leads.queries';
import { useWords } from './words';

/** How many days ahead a call can be planned. */
const DAYS = 92;

/** Chooses when to call again. */
export function FollowUp({ lead: { id, followUpAt } }: { lead: Pick<LeadDto, 'id' | 'followUpAt'> }) {
  const t = useWords();
  const today = indianDay(useNow());
  const save = useMutation(updateLeadMutation);
  const set = (day: string | null) =>
    save.mutate(
      { id, followUpAt: day },
      { onError: (error) => toastFailure(error, t('Failed to save the follow-up. Please try again.')) },
    );
  const saved = followUpAt
    ? t('Reminder: {followUpAt}', { followUpAt: formatDateTime(followUpAt) })
    : undefined;
  const value = followUpAt ? indianDay(Date.parse(followUpAt)) : '';
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={t('Follow up on')}
        hint={save.isPending ? t('Saving...') : (saved ?? t('We’ll remind you that morning'))}
      >
        <Select value={value} onChange={({ target }) => set(target.value || null)}>
          <option value="">{t('No reminder')}</option>
          <DayOptions from={today} count={DAYS} value={value} />
        </Select>
      </Field>
      <div className="flex flex-wrap gap-2">
        {FOLLOW_UP_DAYS.map(({ label, days }) => (
          <Button key={label} size="sm" onClick={() => set(indianDay(Date.now(), days))}>
            {t(label)}
          </Button>
        ))}
        {followUpAt && (
          <Button size="sm" variant="ghost" onClick={() => set(null)}>
            {t('Clear')}
          </Button>
        )}
      </div>
    </div>
  );
}
