/** Shared by Dialog and ConfirmDialog, so that both look and move the same. */
export const OVERLAY =
  'fixed inset-0 z-40 bg-overlay data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in';

export const PANEL =
  'fixed z-50 flex flex-col border-line bg-raised text-ink shadow-overlay outline-none ' +
  'max-sm:inset-x-0 max-sm:bottom-0 max-sm:max-h-[92dvh] max-sm:rounded-t-xl max-sm:border-t ' +
  'max-sm:data-[state=closed]:animate-sheet-out max-sm:data-[state=open]:animate-sheet-in ' +
  'sm:top-1/2 sm:left-1/2 sm:max-h-[85dvh] sm:w-[calc(100%-2rem)] sm:-translate-1/2 sm:rounded-xl sm:border ' +
  'sm:data-[state=closed]:animate-pop-out sm:data-[state=open]:animate-pop-in';

/**
 * With a mouse, the first field gets the focus, ready for typing. With touch, the panel itself does, because
 * focusing a field would open the keyboard over half of the dialog. `data-autofocus` overrides both.
 */
export function focusFirstField(event: Event) {
  const panel = event.currentTarget as HTMLElement;
  const chosen = panel.querySelector<HTMLElement>('[data-autofocus]');
  const coarse = window.matchMedia('(pointer: coarse)').matches;
  const field = coarse
    ? null
    : panel.querySelector<HTMLElement>('input:enabled, textarea:enabled, select:enabled');
  event.preventDefault();
  // The chosen item may be taller than the dialog, whose content starts at its top.
  if (chosen) return chosen.focus({ preventScroll: true });
  (field ?? panel).focus();
}
