import { useSyncExternalStore } from 'react';

const QUERIES = [window.matchMedia('(width >= 40rem)'), window.matchMedia('(width >= 64rem)')];

function subscribe(listener: () => void) {
  for (const query of QUERIES) query.addEventListener('change', listener);
  return () => {
    for (const query of QUERIES) query.removeEventListener('change', listener);
  };
}

/** The number of cards in a row, as in the classes `sm:grid-cols-2 lg:grid-cols-3`. */
export const useColumns = () =>
  useSyncExternalStore(subscribe, () => 1 + QUERIES.filter(({ matches }) => matches).length);
