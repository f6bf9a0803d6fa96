import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { GrievanceAnswer, MAX_ANSWER } from '../../../schema/grievances/input';
import { writeGrievanceNumber } from '../../../schema/grievances/number';
import type { GrievanceDto } from '../../../schema/grievances/output';
import { isUnauthorized } from '../../lib/failure';
import { showServerErrors } from '../../lib/server-errors';
import { Field } from '../../ui/core/field';
import { Select } from '../../ui/core/select';
import { FormAlert } from '../../ui/form-alert';
import { FormDialog } from '../../ui/form-dialog';
import { Textarea } from '../../ui/textarea';
import { decideGrievanceMutation } from './grievances.queries';
import { templatesFor } from './templates';

/** Closes a complaint with the answer that the person reads. */
export function AnswerDialog({ complaint, onClose }: { complaint: GrievanceDto; onClose: () => void }) {
  const decide = useMutation(decideGrievanceMutation);
  const form = useForm({
    resolver: zodResolver(GrievanceAnswer),
    defaultValues: { state: 'resolved' as const, answer: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const templates = templatesFor(complaint, form.watch('state'));
  const close = async (json: GrievanceAnswer) => {
    try {
      await decide.mutateAsync({ id: complaint.id, json });
      onClose();
    } catch (error) {
      if (!isUnauthorized(error)) showServerErrors(form, ['answer'], error);
    }
  };
  return (
    <FormDialog
      title={`Answer ${writeGrievanceNumber(complaint.number)}`}
      description="The person reads the answer by the number, and by mail if there is an address. It names the Grievance Appellate Committee."
      onClose={onClose}
      onSubmit={form.handleSubmit(close)}
      submitLabel="Close the complaint"
      pendingLabel="Closing..."
      pending={isSubmitting}
    >
      <Field label="Outcome" required>
        <Select {...form.register('state')}>
          <option value="resolved">Resolved</option>
          <option value="refused">Refused, for a reason</option>
        </Select>
      </Field>
      <Field label="Template">
        <Select
          defaultValue=""
          onChange={({ target }) => form.setValue('answer', target.value, { shouldDirty: true })}
        >
          <option value="">None</option>
          {templates.map(({ name, en }) => (
            <option key={name} value={en}>
              {name}
            </option>
          ))}
          {templates.map(({ name, hi }) => (
            <option key={name} value={hi}>
              {`${name}, in Hindi`}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Answer" required error={errors.answer?.message}>
        <Textarea rows={7} maxLength={MAX_ANSWER} {...form.register('answer')} />
      </Field>
      <FormAlert message={errors.root?.message} />
    </FormDialog>
  );
}
