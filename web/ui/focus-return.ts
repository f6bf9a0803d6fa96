import { useRef } from 'react';

/** The button to return the focus to. A menu's item no longer exists by then, so it is the menu's button. */
function opener(): HTMLElement | null {
  const active = document.activeElement;
  const menuButton = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const found = menuButton ? document.getElementById(menuButton) : active;
  return found instanceof HTMLElement ? found : null;
}

/** If the button no longer exists, focus continues in the dialog below, or in the page's content. */
function placeToGoOn(): HTMLElement | null {
  const dialogs = document.querySelectorAll<HTMLElement>('[role$="dialog"][data-state="open"]');
  return [...dialogs].at(-1) ?? document.querySelector('main');
}

/** Radix returns the focus only to its own Trigger, but our dialogs are opened by state, from anywhere. */
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
