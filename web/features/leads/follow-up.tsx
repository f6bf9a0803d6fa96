import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { LeadDto } from '../../../schema/leads/output';
import { formatDateTime } from '../../lib/dates';
import { toastFailure } from '../../lib/failure';
import { useNow } from '../../lib/use-now';
import { Button } from '../../ui/button';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { indianDay } from './follow-up-day';
import { updateLeadMutation } from './leads.queries';

const QUICK = [
  { label: 'Tomorrow', days: 1 },
  { label: 'In 3 days', days: 3 },
  { label: 'Next week', days: 7 },
];

/** When to call again. A day typed digit by digit is sent once it is plausible: today or later. */
export function FollowUp({ lead: { id, followUpAt } }: { lead: Pick<LeadDto, 'id' | 'followUpAt'> }) {
  const today = indianDay(useNow());
  const [typed, setTyped] = useState<string>();
  const save = useMutation(updateLeadMutation);
  const set = (day: string | null) =>
    save.mutate(
      { id, followUpAt: day },
      {
        onSuccess: () => setTyped(undefined),
        onError: (error) => toastFailure(error, 'Failed to save the follow-up. Please try again.'),
      },
    );
  const type = ({ value, validity }: HTMLInputElement) => {
    setTyped(value);
    if (value >= today || (value === '' && !validity.badInput)) set(value || null);
  };
  const isPast = Boolean(typed) && (typed ?? '') < today;
  const saved = followUpAt ? `You are reminded ${formatDateTime(followUpAt)}` : undefined;
  return (
    <div className="flex flex-col gap-2">
      <Field
        label="Follow up on"
        hint={save.isPending ? 'Saving...' : (saved ?? 'You get a notification on that day')}
        error={isPast ? 'Choose today or a later date' : undefined}
      >
        <Input
          type="date"
          min={today}
          value={typed ?? (followUpAt ? indianDay(Date.parse(followUpAt)) : '')}
          onChange={({ target }) => type(target)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        {QUICK.map(({ label, days }) => (
          <Button key={label} size="sm" onClick={() => set(indianDay(Date.now(), days))}>
            {label}
          </Button>
        ))}
        {(followUpAt || typed) && (
          <Button size="sm" variant="ghost" onClick={() => set(null)}>
            Clear
          </Button>
        )}
      </div>
    </div>
  );
}
