import { useRef } from 'react';

/** The button to return to. A menu's item no longer exists by then, so its menu's button replaces it. */
function opener(): HTMLElement | null {
  const active = document.activeElement;
  const menuButton = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const found = menuButton ? document.getElementById(menuButton) : active;
  return found instanceof HTMLElement ? found : null;
}

/** A deleted item's button is gone: focus continues in the dialog below, or in the page's content. */
function placeToGoOn(): HTMLElement | null {
  const dialogs = document.querySelectorAll<HTMLElement>('[role$="dialog"][data-state="open"]');
  return [...dialogs].at(-1) ?? document.querySelector('main');
}

/** Radix returns the focus to its own Trigger only; our dialogs are opened by state, from anywhere. */
export function useFocusReturn() {
  const from = useRef<HTMLElement | null>(null);
  return {
    remember: () => {
      from.current = opener();
    },
    restore: (event: Event) => {
      event.preventDefault();
      const back = from.current?.isConnected ? from.current : placeToGoOn();
      back?.focus();
    },
  };
}
