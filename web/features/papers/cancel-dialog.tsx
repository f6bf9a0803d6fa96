import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { MAX_CANCEL_REASON } from '../../../schema/papers/kinds';
import type { PaperDto } from '../../../schema/papers/output';
import { isUnauthorized } from '../../lib/failure';
import { showServerErrors } from '../../lib/server-errors';
import { Field } from '../../ui/core/field';
import { Input } from '../../ui/core/input';
import { FormAlert } from '../../ui/form-alert';
import { FormDialog } from '../../ui/form-dialog';
import { cancelMutation } from './papers.queries';
import { useWords } from './words';

interface CancelDialogProps {
  paper: PaperDto;
  onClose: () => void;
}

/** Declares a paper void, with a reason. */
export function CancelDialog({ paper: { id, number, fields }, onClose }: CancelDialogProps) {
  const t = useWords();
  const form = useForm({ defaultValues: { reason: '' } });
  const cancel = useMutation(cancelMutation);
  const { errors } = form.formState;
  return (
    <FormDialog
      title={t('Cancel {number}', { number })}
      description={[
        t('It stays in the list with its number, and its page says that it was cancelled.'),
        fields.token ? t('It no longer holds the vehicle.') : '',
      ]
        .filter(Boolean)
        .join(' ')}
      onClose={onClose}
      onSubmit={form.handleSubmit(({ reason }) =>
        cancel.mutate(
          { id, reason },
          {
            onSuccess: onClose,
            onError: (error) => isUnauthorized(error) || showServerErrors(form, ['reason'], error),
          },
        ),
      )}
      submitLabel={t('Cancel the paper')}
      pendingLabel={t('Cancelling...')}
      pending={cancel.isPending}
      isDangerous
    >
      <Field label={t('Reason')} hint={t('Only you and your staff see it.')} error={errors.reason?.message}>
        <Input autoComplete="off" maxLength={MAX_CANCEL_REASON} {...form.register('reason')} />
      </Field>
      <FormAlert message={errors.root?.message} />
    </FormDialog>
  );
}
