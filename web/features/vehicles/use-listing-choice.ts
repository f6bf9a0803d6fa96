import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ListingChoice } from './arrange-listings';
import type { StockChoice } from './stock-choice';

const ADDRESS_AFTER_MS = 250;

/** The listings' filter, in the address; changes add no history entry. */
export function useListingChoice() {
  const { find = '', shown = 'all', sort = 'newest' } = useSearch({ from: '/dashboard/listings' });
  const [changed, setChanged] = useState<ListingChoice>();
  const navigate = useNavigate({ from: '/dashboard/listings' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const choose = (next: ListingChoice) => {
    setChanged(next);
    const filter = {
      find: next.search || undefined,
      shown: next.status === 'all' ? undefined : next.status,
      sort: next.sort === 'newest' ? undefined : next.sort,
    };
    // The address follows when typing pauses, because the router renders on every change.
    clearTimeout(timer.current);
    timer.current = setTimeout(async () => {
      await navigate({
        search: (before) => ({ ...filter, ...before, ...filter }),
        replace: true,
        resetScroll: false,
      });
      setChanged((latest) => (latest === next ? undefined : latest));
    }, ADDRESS_AFTER_MS);
  };
  return [changed ?? { search: find, status: shown, sort }, choose] as const;
}

/** The stock table's columns and order, in the address. */
export function useStockChoice() {
  const { columns = 'selling', by, order } = useSearch({ from: '/dashboard/listings' });
  const navigate = useNavigate({ from: '/dashboard/listings' });
  const choose = useCallback(
    ({ set, by, isDown }: StockChoice) => {
      const shown = {
        columns: set === 'selling' ? undefined : set,
        by,
        order: by && isDown ? ('down' as const) : undefined,
      };
      void navigate({ search: (before) => ({ ...before, ...shown }), replace: true, resetScroll: false });
    },
    [navigate],
  );
  const choice: StockChoice = useMemo(
    () => ({ set: columns, by, isDown: order === 'down' }),
    [columns, by, order],
  );
  return [choice, choose] as const;
}
