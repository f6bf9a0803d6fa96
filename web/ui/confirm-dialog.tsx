import { AlertDialog } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { useWords } from '../i18n/common-words';
import { cx } from '../lib/class-names';
import { Button } from './button';
import { OVERLAY, PANEL } from './dialog-parts';
import { useFocusReturn } from './focus-return';

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  body: ReactNode;
  /** The verb, not "OK": "Delete listing". */
  confirmLabel: string;
  pendingLabel?: string;
  cancelLabel?: string;
  tone?: 'neutral' | 'danger';
  /** A third button, between the two. */
  other?: { label: string; onSelect: () => void } | undefined;
  /** May be async: the dialog waits, closes on success and shows the error's message inside on failure. */
  onConfirm: () => unknown;
};

/** Confirms something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const t = useWords();
  const { open, onOpenChange, title, body, confirmLabel, pendingLabel, cancelLabel = t('Cancel') } = props;
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const focus = useFocusReturn();

  const change = (next: boolean) => {
    if (pending) return;
    setError(null);
    onOpenChange(next);
  };

  const confirm = async () => {
    setPending(true);
    setError(null);
    try {
      await props.onConfirm();
      onOpenChange(false);
    } catch (cause) {
      setError(
        cause instanceof Error && cause.message ? cause.message : t('That did not work. Please try again.'),
      );
    } finally {
      setPending(false);
    }
  };

  return (
    <AlertDialog.Root open={open} onOpenChange={change}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={OVERLAY} />
        <AlertDialog.Content
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.restore}
          className={cx(PANEL, 'gap-2 overflow-y-auto px-5 pt-5 pb-safe sm:max-w-md sm:pb-4')}
        >
          <AlertDialog.Title className="font-semibold text-base">{title}</AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div className="text-ink-muted text-sm">{body}</div>
          </AlertDialog.Description>
          {error && (
            <p role="alert" className="mt-1 rounded-md bg-danger-soft px-3 py-2 text-danger text-sm">
              {error}
            </p>
          )}
          <div className="mt-4 flex flex-wrap justify-end gap-2 max-sm:*:flex-auto">
            <AlertDialog.Cancel asChild>
              <Button disabled={pending}>{cancelLabel}</Button>
            </AlertDialog.Cancel>
            {props.other && (
              <Button disabled={pending} onClick={props.other.onSelect}>
                {props.other.label}
              </Button>
            )}
            <Button
              variant={props.tone === 'danger' ? 'danger' : 'primary'}
              pending={pending}
              {...(pendingLabel ? { pendingLabel } : {})}
              onClick={confirm}
            >
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
