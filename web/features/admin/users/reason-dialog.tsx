import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { SuspendInput } from '../../../../schema/contracts/admin';
import { isUnauthorized } from '../../../lib/failure';
import { showServerErrors } from '../../../lib/server-errors';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { FormAlert } from '../../../ui/form-alert';
import { Textarea } from '../../../ui/textarea';

interface ReasonDialogProps {
  title: string;
  /** What will happen. */
  body: string;
  confirmLabel: string;
  pendingLabel: string;
  /** Rejects with what the server said. */
  onConfirm: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks once more before something grave, and why: the reason is kept with the deed. */
export function ReasonDialog({
  title,
  body,
  confirmLabel,
  pendingLabel,
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const id = useId();
  const form = useForm({ resolver: zodResolver(SuspendInput), defaultValues: { reason: '' } });
  const { errors, isSubmitting } = form.formState;
  const confirm = async ({ reason }: SuspendInput) => {
    try {
      await onConfirm(reason);
      onClose();
    } catch (error) {
      if (!isUnauthorized(error)) showServerErrors(form, ['reason'], error);
    }
  };
  return (
    <Dialog
      size="sm"
      open
      onOpenChange={onClose}
      title={title}
      description={body}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="danger" pending={isSubmitting} pendingLabel={pendingLabel}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={form.handleSubmit(confirm)} className="flex flex-col gap-4">
        <Field label="Reason" required error={errors.reason?.message} hint="Kept in the activity log.">
          <Textarea rows={3} maxLength={300} {...form.register('reason')} />
        </Field>
        <FormAlert message={errors.root?.message} />
      </form>
    </Dialog>
  );
}
