import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { publishListing, tinyPdf } from './listing.ts';
import { PAYLOADS, packed, takeTurns } from './payloads.ts';
import { signUp } from './people.ts';

/** Whether this is the long run, `npm run proof`, which also tries every payload in the short fields. */
export const isProof = process.env.PROOF === '1';

/** Where payloads were written, and how many requests with one were refused. */
export const written = { fields: new Set<string>(), refused: 0 };

interface Sender {
  request: APIRequestContext;
  origin: string;
}

async function send({ request, origin }: Sender, method: string, path: string, data?: object) {
  const response = await request.fetch(path, { method, data, headers: { origin } });
  if (!response.ok()) throw new Error(`${method} ${path}: ${await response.text()}`);
  return response.json();
}

/** Writes with payloads in the named fields, and records those fields. */
async function write(sender: Sender, method: string, path: string, hostile: object, rest: object = {}) {
  const route = path.replace(/[0-9a-f-]{36}/g, ':id');
  for (const field of Object.keys(hostile)) written.fields.add(`${method} ${route} ${field}`);
  return send(sender, method, path, { ...rest, ...hostile });
}

const senderOf = (page: Page): Sender => ({ request: page.request, origin: new URL(page.url()).origin });

const short = takeTurns(50);
const middle = takeTurns(100);
const long = takeTurns(200);
const mobile = (at: number) => `9${String(700_000_000 + at)}`;
const repeated = (inCi: number, inProof: number) => Array.from({ length: isProof ? inProof : inCi });

/** Sets names of a firm or person that are payloads. */
async function nameAs(sender: Sender, username?: string) {
  const names = { firstName: short(), lastName: short() };
  const rest = { accountType: 'firm', mobileNumber: '9876543210', ...(username ? { username } : {}) };
  await write(sender, 'PUT', '/api/auth/user/profile', { ...names, firmName: middle() }, rest);
}

/** Publishes vehicles whose every text is a payload; together their descriptions contain all of them. */
async function publishAll(page: Page): Promise<string[]> {
  const sender = senderOf(page);
  const descriptions = packed(4000, '\n');
  const ids: string[] = [];
  for (const [at, description] of descriptions.entries()) {
    const rc = at === 0 ? { rc: tinyPdf() } : {};
    const { id } = await publishListing(page, middle(), rc);
    const specifications = at % 2 ? descriptions.at(-1 - at) : { [`${at} ${short()}`]: long(), b: long() };
    const texts = { name: middle(), description, specifications, fuelType: short().slice(0, 40) };
    await write(sender, 'PATCH', `/api/vehicles/${id}`, { ...texts, transmission: short().slice(0, 40) });
    ids.push(id);
  }
  return ids;
}

async function offerAll(buyer: Sender, vehicleIds: string[]) {
  const messages = [...packed(500, '\n'), ...repeated(0, 220).map(long)];
  for (const [at, message] of messages.entries()) {
    const rest = { vehicleId: vehicleIds[at % 2], buyerMobile: mobile(at), offerPrice: `${300_000 + at}` };
    await write(buyer, 'POST', '/api/leads', { buyerName: middle(), message }, rest);
  }
}

/** Sends values that must never be accepted, and returns the responses. */
async function refuse(sender: Sender, vehicleId: string) {
  const routes: [method: string, path: string, field: string, rest: object][] = [
    ['PUT', '/api/auth/user/profile', 'username', { firstName: 'A', lastName: 'B', accountType: 'personal' }],
    [
      'PUT',
      '/api/auth/user/profile',
      'profileImageUrl',
      { firstName: 'A', lastName: 'B', accountType: 'personal' },
    ],
    ['POST', '/api/validate-gift-code', 'code', {}],
    ['POST', '/api/subscription/create-payment-intent', 'gstin', { plan: 'pro', duration: '1_month' }],
    ['POST', '/api/subscription/create-payment-intent', 'state', { plan: 'pro', duration: '1_month' }],
    [
      'POST',
      '/api/subscription/upgrade-request',
      'mobile',
      { name: 'A', email: 'a@b.in', plan: 'pro', duration: '1_month' },
    ],
    ['POST', '/api/contacts', 'mobileNumber', { name: 'A' }],
    ['POST', '/api/leads', 'offerPrice', { vehicleId, buyerName: 'A', buyerMobile: '9876543210' }],
    ['PATCH', `/api/vehicles/${vehicleId}`, 'rcImageUrl', {}],
    ['PATCH', `/api/vehicles/${vehicleId}`, 'images', {}],
    ['POST', '/api/auth/register', 'email', { firstName: 'A', lastName: 'B', password: randomUUID() }],
  ];
  for (const [at, [method, path, field, rest]] of routes.entries()) {
    for (const payload of PAYLOADS.filter((_, number) => isProof || number % 50 === at)) {
      const data = { ...rest, [field]: field === 'images' ? [payload] : payload };
      const response = await sender.request.fetch(path, { method, data, headers: { origin: sender.origin } });
      const isRefusal = response.status() >= 400 && response.status() < 500;
      if (!isRefusal) throw new Error(`${method} ${path} took ${payload} as ${field}`);
      written.refused++;
    }
  }
}

/** Puts payloads into every text field, as every kind of person who can write there. */
export async function writeEverywhere(
  { seller, reseller }: { seller: Page; reseller: Page },
  operator: Sender,
  makePro: (page: Page) => Promise<void>,
) {
  for (const page of [seller, reseller]) {
    await signUp(page);
    await makePro(page);
  }
  const [owner, other] = [senderOf(seller), senderOf(reseller)];
  const username = `xss-${randomUUID().slice(0, 8)}`;
  await nameAs(owner, username);
  await nameAs(other);
  const vehicles = await publishAll(seller);
  const [first = '', second = '', third = '', last = ''] = vehicles;
  await offerAll(other, vehicles);
  const leads: { id: string }[] = await send(owner, 'GET', '/api/leads');
  for (const [at, notes] of packed(2000, '\n').entries()) {
    await write(owner, 'PATCH', `/api/leads/${leads[at]?.id}`, { notes });
  }
  for (const at of repeated(20, 240).keys()) {
    await write(owner, 'POST', '/api/contacts', { name: middle() }, { mobileNumber: mobile(at) });
  }
  for (const _ of repeated(10, 100)) {
    const report = { message: long(), path: `/${long()}`.slice(0, 200), stack: packed(1990, '\n')[0] };
    await write(other, 'POST', '/api/issues', report);
  }
  const page = await send(other, 'POST', '/api/republished-vehicles', {
    originalVehicleId: first,
    customPrice: '499000',
    customMobileNumber: '9812345678',
  });
  const { withdrawPath } = await write(
    other,
    'POST',
    '/api/leads',
    { buyerName: middle(), message: long() },
    {
      republishedVehicleId: page.id,
      buyerMobile: mobile(999),
      offerPrice: '400000',
    },
  );
  await send(other, 'POST', `/api/vehicles/${first}/rc-requests`);
  await send(owner, 'PATCH', `/api/vehicles/${second}`, { republishPolicy: 'ask' });
  await send(other, 'POST', `/api/vehicles/${second}/republish-requests`);
  await send(owner, 'POST', `/api/vehicles/${last}/suggestions`, { suggestedVehicleIds: [second, third] });
  await send(owner, 'PATCH', `/api/vehicles/${last}/status`, { status: 'sold' });
  const wish = { mobile: '9876543210', email: 'a@b.in', plan: 'pro', duration: '1_month' };
  const request = await write(other, 'POST', '/api/subscription/upgrade-request', { name: middle() }, wish);
  await write(operator, 'PATCH', `/api/admin/upgrade-requests/${request.id}`, {
    notes: packed(2000, '\n')[1],
  });
  const payment = await buy(owner);
  await refuse(owner, first);
  await refund(operator, await buy(other));
  const { id: sellerId } = await send(owner, 'GET', '/api/auth/user');
  const { id: resellerId } = await send(other, 'GET', '/api/auth/user');
  return {
    username,
    withdrawPath,
    vehicles,
    leads,
    payment,
    page: page.id,
    request: request.id,
    sellerId,
    resellerId,
  };
}

export type Story = Awaited<ReturnType<typeof writeEverywhere>>;

/** Pays for a plan with names that are payloads on its invoice. */
async function buy(buyer: Sender): Promise<string> {
  const order = { plan: 'pro', duration: '1_month' };
  const { paymentId, paymentIntentId, clientSecret } = await send(
    buyer,
    'POST',
    '/api/subscription/create-payment-intent',
    order,
  );
  const card = { clientSecret, cardNumber: '4242 4242 4242 4242' };
  await send(buyer, 'POST', `/dev/payments/${paymentIntentId}/pay`, card);
  await send(buyer, 'POST', '/api/subscription/confirm-payment', { paymentIntentId });
  return paymentId;
}

const refund = (operator: Sender, payment: string) =>
  write(operator, 'POST', `/api/admin/payments/${payment}/refund`, { reason: long() });
