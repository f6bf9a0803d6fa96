import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { getToasts, toast } from '../lib/toast-store';
import { dismissStaleFailures } from './stale-toasts';

const open = () => getToasts().filter((entry) => entry.open);

it('dismisses a failure’s toast when the next action starts, and no other', async () => {
  const client = new QueryClient();
  dismissStaleFailures(client);
  const act = () => new MutationObserver(client, { mutationFn: async () => 'done' }).mutate();

  toast({ title: 'Payment Failed', tone: 'error' });
  await act();
  expect(open()).toEqual([]);

  toast({ title: 'Saved', tone: 'success' });
  await act();
  expect(open()).toMatchObject([{ title: 'Saved' }]);
});

it('keeps the toast of the action that failed', async () => {
  const client = new QueryClient();
  dismissStaleFailures(client);
  const failing = new MutationObserver(client, {
    mutationFn: () => Promise.reject(new Error('declined')),
    onError: () => toast({ title: 'Payment Failed', tone: 'error' }),
  });
  await expect(failing.mutate()).rejects.toThrow('declined');
  expect(open()).toMatchObject([{ title: 'Payment Failed' }]);
});
