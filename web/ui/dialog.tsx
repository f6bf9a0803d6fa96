import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useWords } from '../i18n/common-words';
import { cx } from '../lib/class-names';
import { buttonClass } from './button-class';
import { focusFirstField, OVERLAY, PANEL } from './dialog-parts';
import { useFocusReturn } from './focus-return';

const WIDTHS = { sm: 'sm:max-w-sm', md: 'sm:max-w-lg', lg: 'sm:max-w-2xl', xl: 'sm:max-w-4xl' };

/** Escape closes an open list of suggestions first. */
function leaveToOpenList(event: KeyboardEvent) {
  if (document.activeElement?.matches('[role=combobox][aria-expanded=true]')) event.preventDefault();
}

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  /**
   * Always visible below the scrolling body. A submit button here belongs to its form through `form="<id>"`.
   */
  footer?: ReactNode;
  size?: keyof typeof WIDTHS;
};

/** A task on top of the page: centred from 640 px, on phones a sheet at the bottom, near the thumb. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'md',
}: DialogProps) {
  const t = useWords();
  const focus = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={OVERLAY} />
        <Radix.Content
          className={cx(PANEL, WIDTHS[size])}
          onOpenAutoFocus={(event) => {
            focus.remember();
            focusFirstField(event);
          }}
          onCloseAutoFocus={focus.restore}
          onEscapeKeyDown={leaveToOpenList}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <header className="flex items-start gap-4 border-line border-b py-3 pr-2.5 pl-5">
            <div className="min-w-0 flex-1 py-1">
              <Radix.Title className="font-semibold text-lg">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-0.5 text-ink-muted text-sm">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close className={buttonClass({ variant: 'ghost', square: true })} aria-label={t('Close')}>
              <X aria-hidden="true" className="size-4.5" />
            </Radix.Close>
          </header>
          <div
            className={cx(
              'min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4',
              !footer && 'pb-safe',
            )}
          >
            {children}
          </div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-2 border-line border-t px-5 pt-3 pb-safe max-sm:*:flex-auto sm:pb-3">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
