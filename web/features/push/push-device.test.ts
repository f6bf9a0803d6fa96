import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/api';
import { hasPush, keepPush, readPushState, turnPushOff, turnPushOn } from './push-device';

/** URL-safe base64 of bytes that need both of its special characters and no padding. */
const KEY = '-_-_AQID';
const bytesOf = (key: string) => Uint8Array.from(Buffer.from(key, 'base64url')).buffer;

/** A browser with its push service, and our server. */
function browser({ pushKey = KEY as string | null, lastSeenAt = '' } = {}) {
  let current: { endpoint: string; key: string } | null = null;
  let made = 0;
  const stored: unknown[] = [];
  const shown = () =>
    current && {
      options: { applicationServerKey: bytesOf(current.key) },
      unsubscribe: async () => {
        current = null;
      },
      toJSON: () => ({ endpoint: current?.endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    };
  const pushManager = {
    getSubscription: async () => shown(),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      current = { endpoint: `made-${++made}`, key: applicationServerKey };
      return shown();
    },
  };
  vi.stubGlobal('navigator', {
    userAgent: 'Android',
    serviceWorker: {
      register: async () => ({ pushManager }),
      getRegistration: async () => ({ pushManager }),
      ready: Promise.resolve(),
    },
  });
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('window', { PushManager: {}, Notification: {} });
  const client = createQueryClient(async (_input, init) => {
    if (init?.method === 'PUT') stored.push(JSON.parse(String(init.body)));
    const devices = lastSeenAt ? [{ isThisSession: true, lastSeenAt }] : [];
    return Response.json({ pushKey, devices });
  });
  const subscribed = (endpoint: string, key: string) => {
    current = { endpoint, key };
  };
  return { client, stored, subscribed, current: () => current };
}

const sent = (endpoint: string, isRenewal: boolean) => ({
  endpoint,
  keys: { p256dh: 'p', auth: 'a' },
  isRenewal,
});

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 23) }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('turning push on', () => {
  it('keeps a subscription made for the server’s key', async () => {
    const { client, stored, subscribed } = browser();
    subscribed('old', KEY);
    expect(await turnPushOn(client)).toBe(true);
    expect(stored).toEqual([sent('old', false)]);
  });

  it('replaces one made for another key', async () => {
    const { client, stored, subscribed, current } = browser();
    subscribed('old', 'AQIDAQID');
    expect(await turnPushOn(client)).toBe(true);
    expect([stored, current()]).toEqual([[sent('made-1', false)], { endpoint: 'made-1', key: KEY }]);
  });

  it('does nothing without permission, or where the server has no push', async () => {
    const without = browser({ pushKey: null });
    expect([await turnPushOn(without.client), without.stored]).toEqual([false, []]);
    const denied = browser();
    vi.stubGlobal('Notification', { permission: 'default' });
    expect([await turnPushOn(denied.client), denied.stored]).toEqual([false, []]);
  });
});

describe('a subscription', () => {
  it('is renewed at the server once a day, and never made anew without being asked for', async () => {
    const day = 86_400_000;
    const seen = (age: number) => browser({ lastSeenAt: new Date(Date.now() - age).toISOString() });
    const none = browser();
    await keepPush(none.client);
    expect(hasPush()).toBe(false);
    const fresh = seen(day - 1);
    fresh.subscribed('old', KEY);
    await keepPush(fresh.client);
    expect(hasPush()).toBe(true);
    const old = seen(day);
    old.subscribed('old', KEY);
    await keepPush(old.client);
    expect([none.stored, fresh.stored, old.stored]).toEqual([[], [], [sent('old', true)]]);
  });

  it('decides whether push is on, and ends when it is turned off', async () => {
    const { subscribed, current } = browser();
    expect(await readPushState()).toBe('off');
    subscribed('old', KEY);
    expect(await readPushState()).toBe('on');
    await turnPushOff();
    expect([await readPushState(), current()]).toEqual(['off', null]);
    vi.stubGlobal('Notification', { permission: 'denied' });
    expect(await readPushState()).toBe('denied');
  });
});
