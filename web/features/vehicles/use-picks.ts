import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { afterPress } from '../../lib/picks';

const NONE: ReadonlySet<string> = new Set();
const LONG_PRESS_MS = 500;
/** A finger that moves further is scrolling. */
const STILL_PX = 10;
const INTERACTIVE = 'a, button, input, select, textarea, label, [role=menuitem]';

export interface Picks {
  picked: ReadonlySet<string>;
  /** Whether each item shows its box. */
  isPicking: boolean;
  pick: (id: string, withShift: boolean) => void;
  pickAll: (ids: readonly string[]) => void;
  start: () => void;
  clear: () => void;
  /** Everything in the order in which it is shown, for a range. */
  order: RefObject<readonly string[]>;
}

/** What is picked of a list. */
export function usePicks(): Picks {
  const [picked, setPicked] = useState(NONE);
  const [isOn, setOn] = useState(false);
  const last = useRef<string | null>(null);
  const order = useRef<readonly string[]>([]);
  const pick = useCallback((id: string, withShift: boolean) => {
    const before = last.current;
    last.current = id;
    setPicked((chosen) => afterPress(order.current, chosen, { id, last: before, withShift }));
  }, []);
  const clear = useCallback(() => {
    last.current = null;
    setPicked(NONE);
    setOn(false);
  }, []);
  return useMemo(
    () => ({
      picked,
      isPicking: isOn || picked.size > 0,
      pick,
      pickAll: (all: readonly string[]) => setPicked(new Set(all)),
      start: () => setOn(true),
      clear,
      order,
    }),
    [picked, isOn, pick, clear],
  );
}

/** Tells in which order the list shows its items. */
export function useShownOrder({ order }: Pick<Picks, 'order'>, items: readonly { id: string }[]): void {
  useEffect(() => {
    order.current = items.map(({ id }) => id);
  }, [order, items]);
}

/** Links of an item that open it, unless it is being picked. */
const OPENS = '[data-opens]';

/**
 * Long press on a phone, Shift and click with a mouse, and any press once picking has begun; for items with
 * `data-pick`. Their boxes take Space by themselves. Another press on an item calls `onOpen`.
 */
export function usePickGestures(
  list: RefObject<HTMLElement | null>,
  { isPicking, pick }: Pick<Picks, 'isPicking' | 'pick'>,
  onOpen?: (id: string) => void,
): void {
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let at = { x: 0, y: 0 };
    let wasLong = false;
    let pressed: string | undefined;
    const leaving = new AbortController();
    const on = <Kind extends keyof HTMLElementEventMap>(
      kind: Kind,
      listener: (event: HTMLElementEventMap[Kind]) => void,
      capture = false,
    ) => element.addEventListener(kind, listener, { capture, signal: leaving.signal });
    const itemAt = ({ target }: Event) =>
      target instanceof Element ? target.closest<HTMLElement>('[data-pick]')?.dataset.pick : undefined;
    const stop = () => {
      clearTimeout(timer);
      pressed = undefined;
    };
    const pickLong = (id: string) => {
      stop();
      wasLong = true;
      navigator.vibrate?.(10);
      pick(id, false);
    };
    on('pointerdown', (event) => {
      wasLong = false;
      const id = itemAt(event);
      if (id === undefined || event.pointerType === 'mouse') return;
      at = { x: event.clientX, y: event.clientY };
      pressed = id;
      timer = setTimeout(() => pickLong(id), LONG_PRESS_MS);
    });
    on('pointermove', ({ clientX, clientY }) => {
      if (Math.hypot(clientX - at.x, clientY - at.y) > STILL_PX) stop();
    });
    on('pointerup', stop);
    on('pointercancel', stop);
    // Otherwise the browser's own menu opens over the picked card; on a link, also before the press is long enough.
    on('contextmenu', (event) => {
      if (pressed !== undefined && (event.target as Element).closest(OPENS)) pickLong(pressed);
      if (wasLong) event.preventDefault();
    });
    on(
      'click',
      (event) => {
        const id = itemAt(event);
        const target = event.target as Element;
        const isOther = target.closest(INTERACTIVE) !== null && target.closest(OPENS) === null;
        const swallow = () => {
          event.preventDefault();
          event.stopPropagation();
        };
        if (wasLong) {
          wasLong = false;
          swallow();
        } else if (id !== undefined && !isOther && (isPicking || event.shiftKey)) {
          if (target.closest(OPENS)) swallow();
          window.getSelection()?.removeAllRanges();
          pick(id, event.shiftKey);
        } else if (id !== undefined && !target.closest(INTERACTIVE)) {
          // Whoever marks some text with the mouse wants to copy it.
          if (window.getSelection()?.isCollapsed !== false) onOpen?.(id);
        }
      },
      true,
    );
    return () => {
      stop();
      leaving.abort();
    };
  }, [list, isPicking, pick, onOpen]);
}
