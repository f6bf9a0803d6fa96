import { useMutation } from '@tanstack/react-query';
import type { LeadDto } from '../../../schema/contracts/leads';
import { toastFailure } from '../../lib/failure';
import { formatDateTime } from '../../lib/format';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Input } from '../../ui/input';
import { followUpAt, indianDay } from './follow-up-day';
import { updateLeadMutation } from './leads.queries';

const QUICK = [
  { label: 'Tomorrow', days: 1 },
  { label: 'In 3 days', days: 3 },
  { label: 'Next week', days: 7 },
];

/** When to call again: the bell rings at ten in the morning of that day. */
export function FollowUp({ lead }: { lead: Pick<LeadDto, 'id' | 'followUpAt'> }) {
  const save = useMutation(updateLeadMutation);
  const set = (day: string | null) =>
    save.mutate(
      { id: lead.id, followUpAt: day && followUpAt(day) },
      { onError: (error) => toastFailure(error, 'Failed to save the follow-up. Please try again.') },
    );
  const today = indianDay(Date.now());
  return (
    <div className="flex flex-col gap-2">
      <Field
        label="Follow up on"
        hint={
          lead.followUpAt
            ? `You are reminded ${formatDateTime(lead.followUpAt)}`
            : 'You get a notification on that day'
        }
      >
        <Input
          type="date"
          min={today}
          value={lead.followUpAt ? indianDay(Date.parse(lead.followUpAt)) : ''}
          disabled={save.isPending}
          onChange={({ target }) => set(target.value || null)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        {QUICK.map(({ label, days }) => (
          <Button
            key={label}
            size="sm"
            disabled={save.isPending}
            onClick={() => set(indianDay(Date.now(), days))}
          >
            {label}
          </Button>
        ))}
        {lead.followUpAt && (
          <Button size="sm" variant="ghost" disabled={save.isPending} onClick={() => set(null)}>
            Clear
          </Button>
        )}
      </div>
    </div>
  );
}
