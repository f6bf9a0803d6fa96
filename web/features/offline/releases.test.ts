import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/api';
import { followReleases } from './releases';

const MINUTE = 60_000;

/** A page that follows releases, with or without a worker that served it. */
async function page({ hasWorker = true } = {}) {
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: hasWorker ? {} : null,
    register: async () => ({ update: async () => void looked() }),
  });
  const [reload, looked] = [vi.fn(), vi.fn()];
  const screen = { dialog: false, typed: '', type: 'text' };
  const document = Object.assign(new EventTarget(), {
    hidden: false,
    querySelector: () => (screen.dialog ? {} : null),
    querySelectorAll: () => [{ value: screen.typed, type: screen.type }],
  });
  const window = Object.assign(new EventTarget(), { location: { reload } });
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', window);
  const client = createQueryClient();
  await followReleases(client);
  return {
    screen,
    client,
    looked,
    release: () => serviceWorker.dispatchEvent(new Event('controllerchange')),
    touch: () => window.dispatchEvent(new Event('keydown')),
    connect: () => window.dispatchEvent(new Event('online')),
    turn: (hidden: boolean) => {
      document.hidden = hidden;
      document.dispatchEvent(new Event('visibilitychange'));
    },
    reloads: () => reload.mock.calls.length,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a new build is loaded after a minute without a press', async () => {
  const { release, touch, reloads } = await page();
  release();
  vi.advanceTimersByTime(MINUTE - 1);
  touch();
  vi.advanceTimersByTime(MINUTE - 1);
  expect(reloads()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(reloads()).toBe(1);
});

it('a device’s first worker is no new build, but the next one is', async () => {
  const { release, reloads } = await page({ hasWorker: false });
  release();
  vi.advanceTimersByTime(2 * MINUTE);
  expect(reloads()).toBe(0);
  release();
  vi.advanceTimersByTime(MINUTE);
  expect(reloads()).toBe(1);
});

it.each([
  ['text that was typed', (screen: { typed: string }) => (screen.typed = 'Swift'), true],
  ['an open dialog', (screen: { dialog: boolean }) => (screen.dialog = true), true],
  [
    'a ticked box',
    (screen: { typed: string; type: string }) => Object.assign(screen, { typed: 'on', type: 'checkbox' }),
    false,
  ],
])('%s holds a reload off, or not', async (_what, put, holds) => {
  const { screen, release, turn, reloads } = await page();
  put(screen);
  release();
  vi.advanceTimersByTime(MINUTE);
  expect(reloads()).toBe(holds ? 0 : 1);
  if (!holds) return;
  turn(true);
  expect(reloads()).toBe(0);
  Object.assign(screen, { typed: '', dialog: false });
  turn(true);
  expect(reloads()).toBe(1);
});

it('a page looks for a new build when it is shown, when the network returns, and each half hour', async () => {
  const { turn, connect, looked } = await page();
  turn(true);
  expect(looked).toHaveBeenCalledTimes(0);
  turn(false);
  expect(looked).toHaveBeenCalledTimes(1);
  connect();
  expect(looked).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(30 * MINUTE);
  expect(looked).toHaveBeenCalledTimes(3);
});
