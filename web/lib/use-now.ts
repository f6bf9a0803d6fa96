import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick() {
  now = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    now = Date.now();
    timer = setInterval(tick, MINUTE_MS);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

const read = () => now;

/** The current time for "5 minutes ago": one clock for the whole page, updated every minute. */
export const useNow = () => useSyncExternalStore(subscribe, read, read);
