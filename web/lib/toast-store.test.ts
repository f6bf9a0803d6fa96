import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismissToast, getToasts, subscribeToToasts, toast } from './toast-store';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('shows one toast at a time: the newest', () => {
  toast({ title: 'first' });
  toast({ title: 'second', tone: 'error' });
  expect(getToasts().map((entry) => entry.title)).toEqual(['second']);
});

it('closes a dismissed toast at once and removes it after 1,000,000 ms', () => {
  const id = toast({ title: 'going' });
  const listener = vi.fn();
  const unsubscribe = subscribeToToasts(listener);
  dismissToast(id);
  expect(getToasts()).toMatchObject([{ id, open: false }]);
  vi.advanceTimersByTime(999_999);
  expect(getToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(getToasts()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
});
