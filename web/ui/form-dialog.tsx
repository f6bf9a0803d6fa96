import { type FormEventHandler, type ReactNode, useId } from 'react';
import { Button } from './button';
import { Dialog, type DialogProps } from './dialog';

type FormDialogProps = Pick<DialogProps, 'title' | 'description' | 'size' | 'children'> & {
  /** Closed dialogs of forms are usually not there at all. */
  open?: boolean;
  onClose: () => void;
  onSubmit: FormEventHandler<HTMLFormElement>;
  submitLabel: ReactNode;
  pendingLabel: string;
  pending: boolean;
  isDangerous?: boolean;
};

/** A dialog that is a form: its fields, a way out, and one button that sends it. */
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
  const id = useId();
  return (
    <Dialog
      {...dialog}
      open={open}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
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
      <form id={id} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        {children}
      </form>
    </Dialog>
  );
}
