import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Ctx } from '../context';
import { createRouter } from './app-env';
import { NO_CLIENT } from './client';
import { onError } from './errors';
import { CALM_PER_MINUTE } from './flood';
import { shedLoad } from './load-shedding';
import { receiveBody, receiveUpload } from './request-body';
import { type Capacity, Slots } from './slots';

const NO_LIMIT = Number.POSITIVE_INFINITY;
const CAPACITY: Capacity = {
  working: { most: 4, perSite: 2 },
  receiving: { slots: 6, perNetwork: 2, perSite: 4 },
  uploading: { slots: 3, perNetwork: NO_LIMIT, perSite: NO_LIMIT },
};
const MB = 1024 * 1024;

/**
 * An application whose requests finish when the test allows it. `isFlood`: the platform's limiters refuse.
 */
function smallApp({ isFlood = false } = {}) {
  const limiter = { limit: async () => ({ success: !isFlood }) };
  const env = { WRITE_LIMIT: limiter, SITE_WRITE_LIMIT: limiter };
  const waiting: (() => void)[] = [];
  const slots = new Slots(CAPACITY);
  const app = createRouter();
  app.onError(onError(async () => {}));
  app.use(async (c, next) => {
    const [site = '', subscriber = ''] = (c.req.header('network') ?? 'a network').split('/');
    const unhashed = { ...NO_CLIENT.unhashed, site, network: `${site}/${subscriber}` };
    const client = { ...NO_CLIENT, unhashed };
    const ctx = {
      clock: { now: () => Date.now() },
      client,
      settings: { RATE_SCALE: 1 },
      requestId: 'test',
      securityLog: { write: () => {} },
      actor: { kind: 'visitor' },
    };
    c.set('ctx', ctx as unknown as Ctx);
    c.set('slots', slots);
    await next();
  });
  app.use(receiveBody);
  app.use(shedLoad);
  app.post('/api/upload/images', async (c) => {
    const form = await receiveUpload(c, { maxBytes: 5 * MB, tooLarge: 'too_large' }, () => c.req.formData());
    return c.text(String(form.get('name')).slice(0, 10));
  });
  app.all('*', async (c) => {
    if (c.req.method === 'GET') await new Promise<void>((resolve) => waiting.push(resolve));
    return c.text(await c.req.text());
  });
  const send = async (network: string, body?: ReadableStream | string) =>
    await app.request('/', { method: body === undefined ? 'GET' : 'POST', headers: { network }, body }, env);
  const upload = async (body: ReadableStream | string, network = 'a network', announced?: number) => {
    const headers = {
      'content-type': 'multipart/form-data; boundary=line',
      network,
      ...(announced === undefined ? {} : { 'content-length': String(announced) }),
    };
    return await app.request('/api/upload/images', { method: 'POST', headers, body }, env);
  };
  return {
    upload,
    get: (network: string) => send(network),
    post: send,
    endAll: () => waiting.splice(0).map((end) => end()),
  };
}

const never = () => new ReadableStream({ pull: () => new Promise(() => {}) });
const statusOf = async (response: Promise<Response>) => (await response).status;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('refuses what exceeds the slots of all networks, and serves again once they are free', async () => {
  const { get, endAll } = smallApp();
  const first = ['a', 'a', 'b', 'b'].map(get);
  const refused = await get('c');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await refused.json()).toMatchObject({ error: 'unavailable', message: /Please try again/ });
  endAll();
  expect(await Promise.all(first.map(statusOf))).toEqual([200, 200, 200, 200]);
  const next = get('c');
  await vi.advanceTimersByTimeAsync(0);
  endAll();
  expect(await statusOf(next)).toBe(200);
});

it('leaves slots to others when one network takes its share', async () => {
  const { get, endAll } = smallApp();
  const crowd = Array.from({ length: 6 }, () => get('loud'));
  await vi.advanceTimersByTimeAsync(0);
  const other = get('quiet');
  await vi.advanceTimersByTimeAsync(0);
  endAll();
  expect((await Promise.all(crowd.map(statusOf))).sort()).toEqual([200, 200, 503, 503, 503, 503]);
  expect(await statusOf(other)).toBe(200);
});

it('releases the slot of a disconnected client', async () => {
  const { get, endAll } = smallApp();
  const gone = ['a', 'a', 'b', 'b'].map(get);
  await vi.advanceTimersByTimeAsync(10_001);
  const next = get('c');
  await vi.advanceTimersByTimeAsync(0);
  endAll();
  expect(await statusOf(next)).toBe(200);
  await Promise.all(gone);
});

it('does no work for bodies that never arrive, and ends them after five seconds', async () => {
  const { post, get, endAll } = smallApp();
  const slow = Array.from({ length: 50 }, () => post('slow', never()));
  await vi.advanceTimersByTimeAsync(0);
  for (let nth = 0; nth < 100; nth++) expect(await statusOf(post(`innocent ${nth}`, 'an offer'))).toBe(200);
  const page = get('slow');
  await vi.advanceTimersByTimeAsync(0);
  endAll();
  expect(await statusOf(page), 'also for its own network').toBe(200);
  await vi.advanceTimersByTimeAsync(5_000);
  const ended = await Promise.all(slow.map(statusOf));
  expect(ended).toEqual(Array(50).fill(408));
  expect(await (await post('slow', 'an offer')).text()).toBe('an offer');
});

it('asks the flood limit before it waits for a body', async () => {
  const { post, upload } = smallApp({ isFlood: true });
  for (let calm = 0; calm < CALM_PER_MINUTE; calm++) await post('flooding', 'an offer');
  expect(await statusOf(post('flooding', never()))).toBe(429);
  expect(await statusOf(upload(never(), 'flooding'))).toBe(429);
});

it('answers a disconnected client without calling it a fault', async () => {
  const { post } = smallApp();
  const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('connection lost')) });
  expect(await statusOf(post('a', broken))).toBe(400);
});

it('refuses a body that trickles, and one that is too large', async () => {
  const { post } = smallApp();
  const trickle = new ReadableStream({
    pull: (controller) =>
      new Promise((resolve) => {
        setTimeout(() => {
          controller.enqueue(new TextEncoder().encode('x'));
          resolve();
        }, 1_000);
      }),
  });
  const trickling = statusOf(post('a', trickle));
  await vi.advanceTimersByTimeAsync(5_001);
  expect(await trickling).toBe(408);
  const stream = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(16 * 1024)),
  });
  expect(await statusOf(post('a', stream))).toBe(413);
  expect(await statusOf(post('a', 'x'.repeat(64 * 1024 + 1)))).toBe(413);
  expect(await statusOf(post('a', 'x'.repeat(64 * 1024)))).toBe(200);
});

const FORM = '--line\r\ncontent-disposition: form-data; name="name"\r\n\r\na car\r\n--line--\r\n';

/** A form that arrives in pieces, one every `ms`; the last one never arrives unless `isWhole`. */
const inPieces = (ms: number, isWhole: boolean) => {
  const pieces = FORM.match(/.{1,12}/gs) ?? [];
  if (!isWhole) pieces.pop();
  return new ReadableStream({
    pull: (controller) =>
      new Promise((resolve) => {
        setTimeout(() => {
          const piece = pieces.shift();
          if (piece) controller.enqueue(new TextEncoder().encode(piece));
          else if (isWhole) controller.close();
          resolve();
        }, ms);
      }),
  });
};

it('accepts an upload that arrives slowly, and ends one that falls below the minimum rate', async () => {
  const { upload } = smallApp();
  const slow = upload(inPieces(500, true));
  await vi.advanceTimersByTimeAsync(9_000);
  expect(await (await slow).text()).toBe('a car');
  const stalled = statusOf(upload(inPieces(500, false)));
  await vi.advanceTimersByTimeAsync(10_100);
  expect(await stalled).toBe(408);
});

it('waits for uploads in separate slots, and refuses what is too large', async () => {
  const { upload, get, endAll } = smallApp();
  const waiting = Array.from({ length: 3 }, () => upload(never()));
  await vi.advanceTimersByTimeAsync(0);
  const page = get('a');
  await vi.advanceTimersByTimeAsync(0);
  endAll();
  expect(await statusOf(page)).toBe(200);
  await vi.advanceTimersByTimeAsync(10_100);
  expect(await Promise.all(waiting.map(statusOf))).toEqual([408, 408, 408]);
  expect(await statusOf(upload('x'.repeat(5 * MB + 1)))).toBe(413);
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(MB)) });
  expect(await statusOf(upload(endless))).toBe(413);
});
