import { MutationObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/api';
import { checkoutQuery, confirmPaymentMutation } from './billing.queries';

/** Confirms a payment that the provider decides with this many responses. */
function confirming(decidedAt: number) {
  let count = 0;
  const client = createQueryClient(async () => {
    count += 1;
    return Response.json({ status: count >= decidedAt ? 'succeeded' : 'processing' });
  }, 'http://localhost');
  const result = new MutationObserver(client, confirmPaymentMutation).mutate('pi_1');
  return { result, asked: () => count };
}

describe('a payment that the provider reports as paid', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is asked for once if it is decided', async () => {
    const { result, asked } = confirming(1);
    await expect(result).resolves.toMatchObject({ status: 'succeeded' });
    expect(asked()).toBe(1);
  });

  it('is asked for every two seconds until it is decided', async () => {
    const { result, asked } = confirming(3);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked()).toBe(2);
    await vi.advanceTimersByTimeAsync(2_000);
    await expect(result).resolves.toMatchObject({ status: 'succeeded' });
    expect(asked()).toBe(3);
  });

  it('is left to the server after twenty times', async () => {
    const { result, asked } = confirming(100);
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(result).resolves.toMatchObject({ status: 'processing' });
    expect(asked()).toBe(20);
  });
});

describe('the purchase of a payment page', () => {
  const choice = { plan: 'growth', duration: '1_month', currency: 'INR' } as const;

  it('is asked for only when the one before it has been answered, whatever the answer was', async () => {
    const asked: unknown[] = [];
    const answers: (() => void)[] = [];
    const client = createQueryClient(async (_url, init) => {
      asked.push(JSON.parse(String(init?.body)).way ?? null);
      await new Promise<void>((resolve) => answers.push(resolve));
      return Response.json({ message: 'No', code: 'payment_ended' }, { status: 409 });
    }, 'http://localhost');
    const first = client.fetchQuery(checkoutQuery(choice)).catch(() => 'refused');
    const second = client.fetchQuery(checkoutQuery({ ...choice, way: 'demo' })).catch(() => 'refused');
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    expect(asked).toEqual([null]);
    answers[0]?.();
    await expect(first).resolves.toBe('refused');
    await vi.waitFor(() => expect(asked).toEqual([null, 'demo']));
    answers[1]?.();
    await expect(second).resolves.toBe('refused');
  });
});
