import { createMessageBatch } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import configuration from '../../../wrangler.toml?raw';
import worker from '../..';
import { databases } from '../../test/databases';
import { asAdmin, asSeller } from '../../test/factories';
import { deadDatabase } from '../../test/faulty';

/** What a request waits for an effect to be applied. */
const PATIENCE_MS = 2_000;
const MAX_SECONDS = 30;
const HANGING = { ...databases, SHARD_1: deadDatabase('hanging') };

const settings = (name: string) =>
  [
    ...configuration.matchAll(
      new RegExp(`queue = "chaabi-effects"\nmax_batch_size[^[]*?${name} = (\\d+)`, 'g'),
    ),
  ].map(([, value]) => Number(value));

afterEach(() => void vi.useRealTimers());

/** Until everything that can still happen waits for a timer; `scheduler` has the real clock. */
async function untilTimers(count: number) {
  for (let turn = 0; vi.getTimerCount() < count; turn++) {
    if (turn > 500) throw new Error(`only ${vi.getTimerCount()} timers`);
    await scheduler.wait(5);
  }
}

/** Suspends a person of a shard that does not answer; returns what the queue was sent, and when. */
async function suspendWithout() {
  const [seller, operator] = [await asSeller({ shard: 1 }), await asSeller({ shard: 0, isAdmin: true })];
  const sent: [body: unknown, delaySeconds: number][] = [];
  const queue = { send: async (...message: [unknown, number]) => void sent.push(message) };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answer = operator
    .with({ queue }, HANGING)
    .post(`/api/admin/users/${seller.user.id}/suspend`, { reason: 'Stolen cars' });
  // The effect and the person's figures.
  await untilTimers(2);
  return { seller, sent, answer };
}

describe('the next request of a suspended person is refused', () => {
  it('once the operator has the answer, if their shard answers', async () => {
    const [seller, admin] = [await asSeller({ shard: 1 }), await asAdmin()];
    const sent: unknown[] = [];
    const queue = { send: async (...message: unknown[]) => void sent.push(message) };
    const statuses: Promise<number>[] = [];
    const suspend = admin.with({ queue }).whenAnswered(() => {
      statuses.push(seller.get('/api/vehicles').then(({ status }) => status));
    });
    await suspend.post(`/api/admin/users/${seller.user.id}/suspend`, { reason: 'Stolen cars' });
    expect(await Promise.all(statuses)).toEqual([401]);
    expect(sent).toEqual([]);
  });

  it('by the queue, if their shard does not answer within two seconds', async () => {
    const { sent, answer } = await suspendWithout();
    await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    expect((await answer).status).toBe(200);
  });

  it('at most thirty seconds after their shard answers again, within half an hour of retries', async () => {
    const { seller, sent, answer } = await suspendWithout();
    await vi.advanceTimersByTimeAsync(2 * PATIENCE_MS);
    await answer;
    const [[body, firstSeconds]] = sent as [[unknown, number]];
    const delays: number[] = [];
    const message = {
      ...{ body, id: 'one', timestamp: new Date(), attempts: 1, ack: () => {} },
      retry: ({ delaySeconds = 0 }: QueueRetryOptions = {}) => void delays.push(delaySeconds),
    };
    const batch = { queue: 'chaabi-effects', messages: Array(10).fill(message) };
    const delivered = worker.queue(batch as never, { ...env, ...HANGING });
    await untilTimers(batch.messages.length);
    // All wait at the same time.
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    await delivered;
    expect(delays).toHaveLength(batch.messages.length);
    const [waits, retries] = [settings('max_batch_timeout'), settings('max_retries')];
    expect([waits.length, retries.length]).toEqual([2, 2]);
    for (const seconds of [firstSeconds, ...delays]) {
      expect(seconds + Math.max(...waits) + PATIENCE_MS / 1000).toBeLessThanOrEqual(MAX_SECONDS);
      expect(seconds * Math.min(...retries)).toBeGreaterThan(30 * 60);
    }
    vi.useRealTimers();
    expect((await seller.get('/api/vehicles')).status).toBe(200);
    const { id, timestamp, attempts } = message;
    await worker.queue(createMessageBatch('chaabi-effects', [{ id, timestamp, attempts, body }]), env);
    expect((await seller.get('/api/vehicles')).status).toBe(401);
  });
});
