import { useSyncExternalStore } from 'react';

let live = false;
const listeners = new Set<() => void>();

/** Sets whether the live socket is open. While it is closed, notifications are polled. */
export function setLive(isOpen: boolean) {
  live = isOpen;
  for (const listener of listeners) listener();
}

export const isLive = () => live;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useIsLive = () => useSyncExternalStore(subscribe, isLive, () => false);
