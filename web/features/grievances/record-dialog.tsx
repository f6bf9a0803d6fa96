import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { MAX_ABOUT, MAX_GRIEVANCE, RecordGrievanceInput } from '../../../schema/grievances/input';
import { GRIEVANCE_KINDS } from '../../../schema/grievances/kinds';
import { KIND_LABELS } from '../../../schema/grievances/labels';
import { isUnauthorized } from '../../lib/failure';
import { showServerErrors } from '../../lib/server-errors';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { Select } from '../../ui/core/select';
import { FormAlert } from '../../ui/form-alert';
import { FormDialog } from '../../ui/form-dialog';
import { Textarea } from '../../ui/textarea';
import { recordGrievanceMutation } from './grievances.queries';

const NAMES = ['kind', 'receivedAt', 'about', 'details', 'contact'] as const;

/** A local date and time, which is Indian time for operators, as a moment. */
const momentOf = (local: string) => (local ? new Date(`${local}:00+05:30`).toISOString() : undefined);
const orNone = (text: string) => text.trim() || undefined;

/** Enters a complaint that came by mail or post. */
export function RecordDialog({ onClose }: { onClose: () => void }) {
  const record = useMutation(recordGrievanceMutation);
  const form = useForm({
    resolver: zodResolver(RecordGrievanceInput),
    defaultValues: { kind: 'order' as const, details: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const save = async (json: RecordGrievanceInput) => {
    try {
      await record.mutateAsync(json);
      onClose();
    } catch (error) {
      if (!isUnauthorized(error)) showServerErrors(form, NAMES, error);
    }
  };
  return (
    <FormDialog
      title="Enter a complaint"
      description="One that came by mail or post. Its time limits run since it came."
      onClose={onClose}
      onSubmit={form.handleSubmit(save)}
      submitLabel="Save complaint"
      pendingLabel="Saving..."
      pending={isSubmitting}
    >
      <Field label="Kind" required error={errors.kind?.message}>
        <Select {...form.register('kind')}>
          {GRIEVANCE_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {KIND_LABELS[kind]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="It came" required error={errors.receivedAt?.message} hint="Indian time">
        <Input type="datetime-local" {...form.register('receivedAt', { setValueAs: momentOf })} />
      </Field>
      <Field label="Address of the page, or username" error={errors.about?.message}>
        <Input autoComplete="off" maxLength={MAX_ABOUT} {...form.register('about', { setValueAs: orNone })} />
      </Field>
      <Field label="What it says" required error={errors.details?.message}>
        <Textarea rows={5} maxLength={MAX_GRIEVANCE} {...form.register('details')} />
      </Field>
      <Field label="Their email" error={errors.contact?.message}>
        <Input type="email" autoComplete="off" {...form.register('contact', { setValueAs: orNone })} />
      </Field>
      <FormAlert message={errors.root?.message} />
    </FormDialog>
  );
}
