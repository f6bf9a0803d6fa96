import { type MutationFunctionContext, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { CheckoutDto, PaymentDto, PaymentStateDto } from '../../../schema/billing/output';
import type { UpgradeRequestInput } from '../../../schema/billing/upgrade-requests.input';
import type { CurrencyCode } from '../../../schema/common/currencies';
import type { ClaimInput } from '../../../schema/upi/input';
import { ApiError, apiOf, read } from '../../lib/api';
import { pagedQuery, readPage } from '../../lib/paging';
import { currentUserQuery } from '../auth/auth.queries';
import { usageKey } from '../limits/limits.queries';
import type { PlanChoice } from './plan-choice';

type Sender = Pick<MutationFunctionContext, 'client'>;

const paymentsKey = ['api', 'subscription', 'payments'] as const;

export const plansQuery = (currency: CurrencyCode) =>
  queryOptions({
    queryKey: ['api', 'subscription', 'plans', currency],
    queryFn: ({ client }) => read(apiOf(client).billing.plans.$get({ query: { currency } })),
  });

export const paymentOptionsQuery = queryOptions({
  queryKey: ['api', 'subscription', 'payment-options'],
  queryFn: ({ client }) => read(apiOf(client).billing['payment-options'].$get()),
});

/** The person's payments, newest first. */
export const paymentsQuery = pagedQuery<PaymentDto>(paymentsKey, (client, query) =>
  readPage(apiOf(client).billing.payments.$get({ query })),
);

/** The person's UPI orders that may have been paid without being named. */
export const nameableOrdersQuery = queryOptions({
  queryKey: [...paymentsKey, 'nameable'],
  queryFn: ({ client }) => read(apiOf(client).upi.payments.nameable.$get()),
});

export const claimGiftCodeMutation = mutationOptions({
  mutationFn: (code: string, { client }) =>
    read(apiOf(client).giftCodes['validate-gift-code'].$post({ json: { code } })),
});

interface Order extends PlanChoice {
  gstin?: string | null | undefined;
  state?: string | null | undefined;
}

/**
 * Starts a purchase. `key` identifies one press of the button; a repeat with the same key is the same
 * purchase.
 */
async function createPayment(order: Order, key: string | null, { client }: Sender): Promise<CheckoutDto> {
  const json = {
    plan: order.plan,
    duration: order.duration,
    currency: order.currency,
    ...(order.giftCode ? { giftCode: order.giftCode } : {}),
    ...(order.way ? { way: order.way } : {}),
    ...(order.gstin === undefined ? {} : { gstin: order.gstin }),
    ...(order.state === undefined ? {} : { state: order.state }),
  };
  const headers: Record<string, string> = key ? { 'idempotency-key': key } : {};
  return read(apiOf(client).billing['create-payment-intent'].$post({ json }, { headers }));
}

export const createPaymentMutation = mutationOptions({
  mutationFn: ({ choice, key }: { choice: PlanChoice; key: string }, context) =>
    createPayment(choice, key, context),
  onSuccess: (checkout, _input, _result, { client }) =>
    checkout.freeSubscription ? refreshPlan(client) : undefined,
});

let lastCheckout: Promise<unknown> = Promise.resolve();

/** Each checkout ends the one before it in another way. Two at once could end each other, so one waits. */
function inTurn<Result>(start: () => Promise<Result>): Promise<Result> {
  const turn = lastCheckout.then(start, start);
  lastCheckout = turn;
  return turn;
}

/**
 * The purchase of a payment page: the server finds the one in progress, or starts one. Its key is not among
 * those of the API, so that nothing invalidates it: a message about a plan paid for in another tab would
 * start a second payment. Dropped with the page.
 */
export const checkoutQuery = (choice: PlanChoice) =>
  queryOptions({
    queryKey: ['checkout', choice],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: (context) => inTurn(() => createPayment(choice, null, context)),
  });

export const updateBuyerMutation = (choice: PlanChoice) =>
  mutationOptions({
    mutationFn: (buyer: Pick<Order, 'gstin' | 'state'>, context) =>
      createPayment({ ...choice, ...buyer }, null, context),
    onSuccess: (checkout, _input, _result, { client }) =>
      client.setQueryData(checkoutQuery(choice).queryKey, checkout),
  });

const ASK_EVERY_MS = 2_000;
const ASK_TIMES = 20;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Polls until the provider has decided, for at most 40 seconds; after that it stays `processing`, and the
 * server continues.
 */
export const confirmPaymentMutation = mutationOptions({
  mutationFn: async (paymentIntentId: string, { client }): Promise<PaymentStateDto> => {
    for (let count = 1; ; count++) {
      const json = { paymentIntentId };
      const state = await read(apiOf(client).billing['confirm-payment'].$post({ json }));
      if (state.status !== 'processing' || count === ASK_TIMES) return state;
      await pause(ASK_EVERY_MS);
    }
  },
  onSuccess: (_state, _id, _result, { client }) => refreshPlan(client),
});

/** Names the bank reference of a UPI payment, or corrects it. */
export const claimMutation = mutationOptions({
  mutationKey: ['claim'],
  mutationFn: (
    { paymentId, ...json }: ClaimInput & { paymentId: string },
    { client },
  ): Promise<PaymentStateDto> =>
    read(apiOf(client).upi.payments[':id'].claim.$post({ param: { id: paymentId }, json })),
  onSuccess: (_state, _input, _result, { client }) => refreshPlan(client),
});

export const requestUpgradeMutation = mutationOptions({
  mutationFn: (json: UpgradeRequestInput, { client }) => {
    const { name, mobile, email, plan, duration, currency } = json;
    return read(
      apiOf(client).billing['upgrade-request'].$post({
        json: { name, mobile, email, plan, duration, currency },
      }),
    );
  },
});

/** Refetches what another plan changes on the screens. */
async function refreshPlan(client: Sender['client']) {
  await Promise.all(
    [currentUserQuery.queryKey, usageKey, paymentsKey].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
}

export interface DemoCard {
  intentId: string;
  clientSecret: string;
  cardNumber: string;
  /** The answer given on the bank's page. */
  approved?: boolean | undefined;
}

interface DemoAnswer {
  status: 'pending' | 'processing' | 'failed' | 'canceled' | 'succeeded' | 'asks_the_bank';
  message: string | null;
}

/** Development: does with the demo gateway what Stripe's form does with Stripe. */
export const payDemoMutation = mutationOptions({
  mutationFn: async ({ intentId, ...card }: DemoCard): Promise<DemoAnswer> => {
    const response = await fetch(`/dev/payments/${intentId}/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(card),
    });
    if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
    return response.json();
  },
});
