import fc from 'fast-check';
import { DURATIONS, PAID_PLANS } from '../../schema/billing/plan-names';
import { DAY } from './billing';

/** How long a bank takes to decide, in milliseconds. */
export const BANK_MS = 3_000;
export const MINUTE = 60_000;
const which = fc.nat(3);

/** What may happen to one person's payments. */
export const billingStep = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('order' as const),
      plan: fc.constantFrom(...PAID_PLANS),
      duration: fc.constantFrom(...DURATIONS),
      withCode: fc.boolean(),
      way: fc.constantFrom('demo' as const, 'upi' as const),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      which,
      card: fc.constantFrom('good' as const, 'good' as const, 'declined' as const, 'asksTheBank' as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('confirm' as const),
      which,
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('webhook' as const),
      which,
      times: fc.integer({ min: 1, max: 2 }),
      type: fc.constantFrom(
        'payment_intent.succeeded',
        'payment_intent.payment_failed',
        'payment_intent.canceled',
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      which,
      times: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(1, BANK_MS, 3 * MINUTE, 30 * MINUTE, 3 * DAY, 29 * DAY, 100 * DAY),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('job' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('claim' as const),
      which,
      // Mistyped now and then.
      isRight: fc.constantFrom(true, true, false),
      // Another tab does not know the reference that was named before.
      corrects: fc.constantFrom(true, true, false),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('statement' as const),
      which,
      times: fc.integer({ min: 1, max: 2 }),
      /** Paise more or less than asked. */
      more: fc.constantFrom(0, 0, 0, 100, -100),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('receive' as const), which, withRow: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('refuse' as const), which }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('rival' as const), duration: fc.constantFrom(...DURATIONS) }),
  },
);

export type BillingStep = typeof billingStep extends fc.Arbitrary<infer Value> ? Value : never;
