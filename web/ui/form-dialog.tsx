import { type FormEventHandler, type ReactNode, useId, useRef, useState } from 'react';
import { useWords } from '../i18n/common-words';
import { Button } from './button';
import { Dialog, type DialogProps } from './dialog';
import { Form } from './form';
import { lazyDialog } from './lazy-dialog';

const ConfirmDialog = lazyDialog(async () => (await import('./confirm-dialog')).ConfirmDialog);

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

/**
 * A dialog with a form: its fields, a cancel button, and one button that submits. Escape, the cross and a press beside
 * it ask first when something was typed; they are pressed by accident.
 */
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
  const isTouched = useRef(false);
  const [asks, setAsks] = useState(false);
  const leave = () => (isTouched.current || pending ? setAsks(true) : onClose());
  return (
    <Dialog
      {...dialog}
      open={open}
      onOpenChange={leave}
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
      <Form
        label={dialog.title}
        id={id}
        noValidate
        onSubmit={onSubmit}
        onChange={() => {
          isTouched.current = true;
        }}
        className="flex flex-col gap-4"
      >
        {children}
      </Form>
      {asks && (
        <ConfirmDialog
          open
          onOpenChange={setAsks}
          tone="danger"
          title={t('Discard what you entered?')}
          body={t('It is not saved yet.')}
          confirmLabel={t('Discard')}
          cancelLabel={t('Keep editing')}
          onConfirm={onClose}
        />
      )}
    </Dialog>
  );
}
