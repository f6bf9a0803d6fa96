import { type FormEventHandler, type ReactNode, useId } from 'react';
import { useWords } from '../i18n/common-words';
import { Button } from './button';
import { Dialog, type DialogProps } from './dialog';
import { Form } from './form';

export type FormDialogProps = Pick<DialogProps, 'description' | 'size' | 'children'> & {
  title: string;
  /** A closed dialog with a form is usually unmounted. */
  open?: boolean;
  onClose: () => void;
  onSubmit: FormEventHandler<HTMLFormElement>;
  submitLabel: ReactNode;
  pendingLabel: string;
  pending: boolean;
  isDangerous?: boolean;
};

/** A dialog with a form: its fields, a cancel button, and one button that submits. */
export function FormDialog({
  open = true,
  onClose,
  onSubmit,
  submitLabel,
  pendingLabel,
  pending,
  isDangerous = false,
  children,
  ...dialog
}: FormDialogProps) {
  const t = useWords();
  const id = useId();
  return (
    <Dialog
      {...dialog}
      open={open}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button
            type="submit"
            form={id}
            variant={isDangerous ? 'danger' : 'primary'}
            pending={pending}
            pendingLabel={pendingLabel}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form label={dialog.title} id={id} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        {children}
      </Form>
    </Dialog>
  );
}
