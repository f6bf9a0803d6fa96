import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { MAX_DRAWN } from './max-drawn';

const OVERSCAN = 4;
/** The next page is fetched when this many rows are left. */
const FETCH_AHEAD = 10;

interface VirtualRowsOptions {
  count: number;
  /** Items side by side. */
  columns?: number;
  /** Height of a row in pixels until it is measured, including the gap. */
  estimate: number;
  isOff?: boolean;
  /** Called near the end of the list. */
  onNearEnd?: (() => void) | undefined;
}

/**
 * The visible part of a long list: from `start` up to `end`, with the pixels to reserve before and after it.
 */
export function useVirtualRows({
  count,
  columns = 1,
  estimate,
  isOff = false,
  onNearEnd,
}: VirtualRowsOptions) {
  const list = useRef<HTMLElement | null>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  const isVirtual = !isOff && count > MAX_DRAWN;
  const rows = isVirtual ? Math.ceil(count / columns) : 0;
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => estimate,
    overscan: OVERSCAN,
    scrollMargin,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  });
  // Content above the list may grow at any time, for example by new requests.
  useLayoutEffect(() => {
    if (!isVirtual || !list.current) return;
    const top = Math.round(list.current.getBoundingClientRect().top + window.scrollY);
    if (top !== scrollMargin) setScrollMargin(top);
  });
  const items = virtualizer.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  const isNearEnd = isVirtual && last !== undefined && last.index >= rows - FETCH_AHEAD;
  useEffect(() => {
    if (isNearEnd) onNearEnd?.();
  }, [isNearEnd, onNearEnd]);
  if (!isVirtual || !first || !last) {
    return { list, measure: undefined, isVirtual, start: 0, end: isVirtual ? 0 : count, before: 0, after: 0 };
  }
  return {
    list,
    /** The ref of each row, which also needs `data-index`. */
    measure: virtualizer.measureElement,
    isVirtual,
    start: first.index * columns,
    end: Math.min(count, (last.index + 1) * columns),
    before: first.start - scrollMargin,
    after: virtualizer.getTotalSize() - (last.end - scrollMargin),
  };
}
