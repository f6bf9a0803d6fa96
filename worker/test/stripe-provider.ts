import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    stripeProvider: string;
  }
}

const SECRET_KEY = 'sk_test_stand_in';
const WEBHOOK_SECRET = 'whsec_stand_in';

interface Intent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  client_secret: string;
  status: string;
  metadata: Record<string, string>;
  last_payment_error: { message: string } | null;
  latest_charge: { id: string; object: 'charge'; amount_refunded: number } | null;
}

type Answer = [status: number, body: object];

const refusal = (status: number, code: string, message: string): Answer => [
  status,
  { error: { type: 'invalid_request_error', code, message } },
];

/** "metadata[userId]=x" as Stripe's form encoding nests it. */
function nested(form: URLSearchParams, name: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [key, value] of form) {
    const inner = new RegExp(`^${name}\\[(\\w+)\\]$`).exec(key)?.[1];
    if (inner) found[inner] = value;
  }
  return found;
}

const read = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return String(Buffer.concat(chunks));
};

/**
 * Stripe for the tests, over the network: accepts the adapter's calls as the API documents them (key, form
 * encoding, idempotency, cancellation, refunds) and refuses the rest. `/test/…` plays the card networks and
 * signs webhooks. An amount that ends in 13 fails once, one in 77 never gets a response, one in 99 is
 * refused.
 */
export async function setup(project: TestProject) {
  const intents = new Map<string, Intent>();
  const replies = new Map<string, { body: string; answer: Answer }>();
  const seen = { outages: new Set<string>(), refunds: 0 };
  let serial = 0;

  const create = (form: URLSearchParams): Answer => {
    const amount = Number(form.get('amount'));
    if (
      form.get('automatic_payment_methods[enabled]') !== 'true' ||
      !/^[a-z]{3}$/.test(form.get('currency') ?? '')
    ) {
      return refusal(400, 'parameter_invalid', 'Invalid');
    }
    if (amount % 100 === 99) return refusal(400, 'amount_too_small', 'Amount must be at least 50');
    const id = `pi_${++serial}`;
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount,
      amount_received: 0,
      currency: form.get('currency') ?? '',
      client_secret: `${id}_secret_${serial}`,
      status: 'requires_payment_method',
      metadata: nested(form, 'metadata'),
      last_payment_error: null,
      latest_charge: null,
    };
    intents.set(id, intent);
    return [200, intent];
  };

  const refund = (form: URLSearchParams): Answer => {
    const intent = intents.get(form.get('payment_intent') ?? '');
    if (!intent?.latest_charge) return refusal(400, 'resource_missing', 'No such charge');
    if (intent.latest_charge.amount_refunded > 0)
      return refusal(400, 'charge_already_refunded', 'Already refunded');
    intent.latest_charge.amount_refunded = intent.amount;
    seen.refunds += 1;
    return [200, { id: `re_${++serial}`, object: 'refund', status: 'succeeded' }];
  };

  const api = (method: string, path: string, form: URLSearchParams): Answer => {
    if (method === 'POST' && path === '/v1/payment_intents') return create(form);
    if (method === 'POST' && path === '/v1/refunds') return refund(form);
    const [, id = '', verb] = /^\/v1\/payment_intents\/(\w+)(?:\/(cancel))?$/.exec(path) ?? [];
    const intent = intents.get(id);
    if (!intent) return refusal(404, 'resource_missing', `No such payment_intent: '${id}'`);
    if (!verb) return [200, intent];
    if (['succeeded', 'processing', 'canceled'].includes(intent.status)) {
      return refusal(400, 'payment_intent_unexpected_state', `It is ${intent.status}`);
    }
    intent.status = 'canceled';
    return [200, intent];
  };

  /** The same key with the same call gets the first response again; with a different call it is refused. */
  const idempotent = (key: string | undefined, method: string, path: string, body: string): Answer => {
    const call = `${method} ${path} ${body}`;
    const known = key ? replies.get(key) : undefined;
    if (known) {
      return known.body === call
        ? known.answer
        : refusal(400, 'idempotency_error', 'Keys for other parameters');
    }
    const answer = api(method, path, new URLSearchParams(body));
    if (key) replies.set(key, { body: call, answer: JSON.parse(JSON.stringify(answer)) });
    return answer;
  };

  const play = (path: string, search: URLSearchParams): Answer => {
    const intent = intents.get(search.get('id') ?? '');
    if (path === '/test/count') return [200, { intents: intents.size, refunds: seen.refunds }];
    if (path === '/test/sign') {
      const payload = search.get('payload') ?? '';
      const at = search.get('at') ?? String(Math.floor(Date.now() / 1000));
      const signature = createHmac('sha256', WEBHOOK_SECRET).update(`${at}.${payload}`).digest('hex');
      return [200, { signature: `t=${at},v1=${signature}` }];
    }
    if (!intent) return [404, {}];
    if (path === '/test/pay') {
      intent.status = 'succeeded';
      intent.amount_received = Number(search.get('amount') ?? intent.amount);
      intent.last_payment_error = null;
      intent.latest_charge = { id: `ch_${++serial}`, object: 'charge', amount_refunded: 0 };
    } else {
      intent.status = search.get('status') ?? 'requires_payment_method';
      intent.last_payment_error = search.has('status')
        ? null
        : { message: 'Your card has insufficient funds.' };
    }
    return [200, intent];
  };

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await read(request);
    const url = new URL(request.url ?? '/', 'http://stripe');
    const key = request.headers['idempotency-key'];
    const send = ([status, json]: Answer) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    if (url.pathname.startsWith('/test/')) return send(play(url.pathname, url.searchParams));
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`) {
      return send(refusal(401, 'api_key_invalid', 'Invalid API Key provided'));
    }
    const amount = Number(new URLSearchParams(body).get('amount'));
    if (amount % 100 === 77) return;
    if (amount % 100 === 13 && typeof key === 'string' && !seen.outages.has(key)) {
      seen.outages.add(key);
      return send([503, { error: { type: 'api_error', message: 'down' } }]);
    }
    return send(
      idempotent(typeof key === 'string' ? key : undefined, request.method ?? '', url.pathname, body),
    );
  };

  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  project.provide('stripeProvider', `http://127.0.0.1:${port}`);
  return () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
}
