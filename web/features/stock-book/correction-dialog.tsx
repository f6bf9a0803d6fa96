import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CorrectionInput } from '../../../schema/stock-book/input';
import type { BookLineDto } from '../../../schema/stock-book/output';
import { isUnauthorized } from '../../lib/failure';
import { showServerErrors } from '../../lib/server-errors';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { FormAlert } from '../../ui/form-alert';
import { FormDialog } from '../../ui/form-dialog';
import { correctLineMutation } from './book.queries';
import { isRight } from './show-problems';
import { useWords } from './words';

/** What is right, written beside a line of the book. */
export function CorrectionDialog({ line, onClose }: { line: BookLineDto; onClose: () => void }) {
  const t = useWords();
  const form = useForm({ defaultValues: { remark: '' } });
  const { errors } = form.formState;
  const save = useMutation(correctLineMutation);
  // A press after a lost answer is the same correction.
  const [key] = useState(() => crypto.randomUUID());
  const submit = ({ remark }: { remark: string }) => {
    const json = { key, at: new Date().toISOString(), remark };
    if (!isRight(form, CorrectionInput, json)) return;
    save.mutate(
      { id: line.id, vehicleId: line.vehicleId, json },
      {
        onSuccess: onClose,
        onError: (error) => isUnauthorized(error) || showServerErrors(form, ['remark'], error),
      },
    );
  };
  return (
    <FormDialog
      title={t('Correct it')}
      description={t('The line stays as it is; this is written beside it.')}
      onClose={onClose}
      onSubmit={(event) => {
        form.clearErrors();
        void form.handleSubmit(submit)(event);
      }}
      submitLabel={t('Save')}
      pendingLabel={t('Saving...')}
      pending={save.isPending}
    >
      <Field label={t('What is right')} error={errors.remark?.message}>
        <Input autoComplete="off" {...form.register('remark')} />
      </Field>
      <FormAlert message={errors.root?.message} />
    </FormDialog>
  );
}
