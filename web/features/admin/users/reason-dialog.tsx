import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { OperatorReason } from '../../../../schema/common/operator-reason';
import { isUnauthorized } from '../../../lib/failure';
import { showServerErrors } from '../../../lib/server-errors';
import { Field } from '../../../ui/core/field';
import { FormAlert } from '../../../ui/form-alert';
import { FormDialog } from '../../../ui/form-dialog';
import { Textarea } from '../../../ui/textarea';

interface ReasonDialogProps {
  title: string;
  /** What is about to happen. */
  body: string;
  confirmLabel: string;
  pendingLabel: string;
  /** Red, for what takes something away; the default. */
  isDangerous?: boolean;
  /** Who reads the reason. */
  readers?: string;
  /** Another field above the reason. */
  children?: ReactNode;
  /** What to do in that field before confirming, if it is not done. */
  missing?: string | undefined;
  /** Rejects with the server's message. */
  onConfirm: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Confirms a serious action, with a reason that is stored with it. */
export function ReasonDialog({
  title,
  body,
  confirmLabel,
  pendingLabel,
  isDangerous = true,
  readers = 'Kept in the activity log.',
  children,
  missing,
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const form = useForm({ resolver: zodResolver(OperatorReason), defaultValues: { reason: '' } });
  const { errors, isSubmitting } = form.formState;
  const confirm = async ({ reason }: { reason: string }) => {
    if (missing) return form.setError('root', { message: missing });
    try {
      await onConfirm(reason);
      onClose();
    } catch (error) {
      if (!isUnauthorized(error)) showServerErrors(form, ['reason'], error);
    }
  };
  return (
    <FormDialog
      size="sm"
      title={title}
      description={body}
      onClose={onClose}
      onSubmit={form.handleSubmit(confirm)}
      submitLabel={confirmLabel}
      pendingLabel={pendingLabel}
      pending={isSubmitting}
      isDangerous={isDangerous}
    >
      {children}
      <Field label="Reason" required error={errors.reason?.message} hint={readers}>
        <Textarea rows={3} maxLength={300} {...form.register('reason')} />
      </Field>
      <FormAlert message={errors.root?.message} />
    </FormDialog>
  );
}
