import { useCallback, useEffect, useState } from 'react';

const UNTOUCHED_MS = 60_000;
const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Money is covered, because buyers look at the screen too. A press shows it, until a minute has passed without a touch,
 * the tab is hidden, or the screen is left. Never stored.
 */
export function useCover() {
  const [isShown, setShown] = useState(false);
  const cover = useCallback(() => setShown(false), []);
  useEffect(() => {
    if (!isShown) return;
    let timer = setTimeout(cover, UNTOUCHED_MS);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(cover, UNTOUCHED_MS);
    };
    const away = () => {
      if (document.hidden) cover();
    };
    for (const touch of TOUCHES) addEventListener(touch, wait, { passive: true });
    document.addEventListener('visibilitychange', away);
    // A page that the browser keeps and shows again would otherwise be as it was.
    addEventListener('pagehide', cover);
    return () => {
      clearTimeout(timer);
      for (const touch of TOUCHES) removeEventListener(touch, wait);
      document.removeEventListener('visibilitychange', away);
      removeEventListener('pagehide', cover);
    };
  }, [isShown, cover]);
  return { isShown, cover, toggle: useCallback(() => setShown((before) => !before), []) };
}
