import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { StampedNumbersInput } from '../../../schema/stock-book/input';
import type { StampedNumbersDto } from '../../../schema/stock-book/output';
import { isUnauthorized } from '../../lib/failure';
import { showServerErrors } from '../../lib/server-errors';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { FormAlert } from '../../ui/form-alert';
import { FormDialog } from '../../ui/form-dialog';
import { saveNumbersMutation } from './book.queries';
import { useWords } from './words';

const FIELDS = ['engine', 'chassis'] as const;

/** Engine and chassis number, entered once for the books. */
export function NumbersDialog({ numbers, onClose }: { numbers: StampedNumbersDto; onClose: () => void }) {
  const t = useWords();
  const { vehicleId, engine, chassis } = numbers;
  const form = useForm({
    resolver: zodResolver(StampedNumbersInput),
    defaultValues: { engine: engine ?? '', chassis: chassis ?? '' },
  });
  const { errors } = form.formState;
  const save = useMutation(saveNumbersMutation);
  const submit = (json: StampedNumbersInput) =>
    save.mutate(
      { vehicleId, json },
      {
        onSuccess: onClose,
        onError: (error) => isUnauthorized(error) || showServerErrors(form, FIELDS, error),
      },
    );
  return (
    <FormDialog
      title={t('Engine and chassis number')}
      onClose={onClose}
      onSubmit={form.handleSubmit(submit)}
      submitLabel={t('Save')}
      pendingLabel={t('Saving...')}
      pending={save.isPending}
    >
      <Field label={t('Engine number')} error={errors.engine?.message}>
        <Input autoComplete="off" autoCapitalize="characters" {...form.register('engine')} />
      </Field>
      <Field label={t('Chassis number')} error={errors.chassis?.message}>
        <Input autoComplete="off" autoCapitalize="characters" {...form.register('chassis')} />
      </Field>
      <FormAlert message={errors.root?.message} />
    </FormDialog>
  );
}
