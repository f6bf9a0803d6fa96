import { useMutation } from '@tanstack/react-query';
import type { LeadDto } from '../../../schema/leads/output';
import type { ColleagueDto } from '../../../schema/staff/answerer';
import { toastFailure } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { Field } from '../../ui/core/field';
import { Select } from '../../ui/core/select';
import { assignLeadMutation } from './assignee.queries';
import { useWords } from './words';

const NOBODY = '';

interface AssigneeFieldProps {
  lead: LeadDto;
  colleagues: readonly ColleagueDto[];
}

/** Gives the lead to somebody of the staff. */
export function AssigneeField({ lead: { id, assignee }, colleagues }: AssigneeFieldProps) {
  const t = useWords();
  const assign = useMutation({
    ...assignLeadMutation,
    onError: (error) => toastFailure(error, t('The lead could not be given away')),
  });
  // Somebody whom the plan has no place for at the moment still has their leads.
  const isAway = assignee && !colleagues.some(({ personId }) => personId === assignee.personId);
  const people = isAway ? [...colleagues, assignee] : colleagues;
  const give = (personId: string) =>
    assign.mutate(
      { id, personId: personId === NOBODY ? null : personId },
      {
        onSuccess: ({ assignee: to }) =>
          toast({
            title: to ? t('{name} has this lead now', { name: to.name }) : t('Nobody in particular has it'),
            tone: 'success',
          }),
      },
    );
  return (
    <Field label={t('Give to')} hint={t('They are told of this buyer’s offers.')}>
      <Select
        value={assign.isPending ? (assign.variables.personId ?? NOBODY) : (assignee?.personId ?? NOBODY)}
        disabled={assign.isPending}
        onChange={({ target }) => give(target.value)}
      >
        <option value={NOBODY}>{t('Nobody in particular')}</option>
        {people.map(({ personId, name }) => (
          <option key={personId} value={personId} translate="no">
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
