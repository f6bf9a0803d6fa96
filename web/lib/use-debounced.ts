import { useEffect, useState } from 'react';

/** The value after `ms` without a change, so that a search runs when typing pauses. */
export function useDebounced<Value>(value: Value, ms = 300): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return rested;
}
