import { useMutation } from '@tanstack/react-query';
import { LEAD_MOVES } from '../../../schema/leads/input';
import type { LeadDto } from '../../../schema/leads/output';
import { toastFailure } from '../../lib/failure';
import { Field } from '../../ui/field';
import { Select } from '../../ui/select';
import { LEAD_STATUS_LOOKS } from './lead-status';
import { updateLeadMutation } from './leads.queries';

/** Where the lead stands, and where it can go from there. */
export function LeadStatusField({ lead: { id, status } }: { lead: Pick<LeadDto, 'id' | 'status'> }) {
  const move = useMutation(updateLeadMutation);
  const choices = [status, ...LEAD_MOVES[status]];
  const choose = (value: string) => {
    const next = choices.find((choice) => choice === value);
    if (!next || next === status) return;
    move.mutate(
      { id, status: next },
      { onError: (error) => toastFailure(error, 'Failed to update the lead. Please try again.') },
    );
  };
  return (
    <Field label="Status" {...(move.isPending ? { hint: 'Saving...' } : {})}>
      <Select value={status} onChange={({ target }) => choose(target.value)}>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {LEAD_STATUS_LOOKS[choice].label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
