import { usePrefetchQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { usageQuery } from '../limits/limits.queries';

/** Whether Add Vehicle is open: through its button, or through the address, which closing clears. */
export function useAdding() {
  const { add } = useSearch({ from: '/dashboard' });
  const navigate = useNavigate();
  const [isPressed, setIsPressed] = useState(false);
  usePrefetchQuery(usageQuery);
  const open = useCallback(() => setIsPressed(true), []);
  const close = () => {
    setIsPressed(false);
    if (!add) return;
    navigate({
      to: '.',
      search: (before) => ({ ...before, add: undefined }),
      replace: true,
      resetScroll: false,
    });
  };
  return { isShared: add === 'shared', isOpen: isPressed || add !== undefined, open, close };
}
