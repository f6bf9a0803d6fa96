import { useMutation } from '@tanstack/react-query';
import { LEAD_MOVES, type LeadDto } from '../../../schema/contracts/leads';
import { toastFailure } from '../../lib/failure';
import { Field } from '../../ui/field';
import { Select } from '../../ui/select';
import { LEAD_STATUS_LOOKS } from './lead-status';
import { updateLeadMutation } from './leads.queries';

/** Where the lead stands, and where it can go from there. */
export function LeadStatusField({ lead }: { lead: Pick<LeadDto, 'id' | 'status'> }) {
  const move = useMutation(updateLeadMutation);
  const choices = [lead.status, ...LEAD_MOVES[lead.status]];
  const shown = move.isPending ? (move.variables.status ?? lead.status) : lead.status;
  return (
    <Field label="Status" {...(move.isPending ? { hint: 'Saving...' } : {})}>
      <Select
        value={shown}
        disabled={move.isPending}
        onChange={({ target }) => {
          const status = choices.find((choice) => choice === target.value);
          if (!status) return;
          move.mutate(
            { id: lead.id, status },
            { onError: (error) => toastFailure(error, 'Failed to update the lead. Please try again.') },
          );
        }}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {LEAD_STATUS_LOOKS[choice].label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
