import { type PointerEvent, useRef, useState } from 'react';

/** How far a finger must move, in pixels. */
const FAR = 88;
const MOST = 120;

interface Swipes {
  onRight: () => void;
  onLeft: () => void;
}

/**
 * Lets a row be swiped to the side with a finger; lists still scroll. Whatever it does must also have a button, for the
 * keyboard and for screen readers.
 */
export function useSwipe({ onRight, onLeft }: Swipes) {
  const from = useRef<{ x: number } | null>(null);
  const [moved, setMoved] = useState(0);
  const end = () => {
    from.current = null;
    setMoved(0);
  };
  return {
    moved,
    isFar: Math.abs(moved) >= FAR,
    handlers: {
      onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
        if (pointerType === 'touch') from.current = { x: clientX };
      },
      onPointerMove: ({ clientX }: PointerEvent) => {
        if (from.current) setMoved(Math.max(-MOST, Math.min(MOST, clientX - from.current.x)));
      },
      onPointerUp: () => {
        if (moved >= FAR) onRight();
        else if (moved <= -FAR) onLeft();
        end();
      },
      // The browser scrolls instead.
      onPointerCancel: end,
    },
  };
}
