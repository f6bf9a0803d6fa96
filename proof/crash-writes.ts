import { post } from '../scripts/lib/client.ts';
import { type Dealer, reprice } from './crash-bulk.ts';

interface Seller {
  id: string;
  cookie: string;
}

export interface World {
  dealer: Dealer;
  sellers: Seller[];
  resellers: Seller[];
  vehicles: string[];
}

/**
 * What was acknowledged: leads by id with their price, counted views by vehicle, sellers with a plan, and
 * pages.
 */
export const ledger = {
  leads: new Map<string, number>(),
  views: new Map<string, number>(),
  redeemed: [] as string[],
  paid: [] as string[],
  republished: [] as string[],
  asked: 0,
};

interface Body {
  id: string;
  counted: boolean;
  status: string;
  freeSubscription?: boolean;
  paymentIntentId?: string;
  clientSecret?: string;
}

async function ask(origin: string, path: string, json: object, headers?: Record<string, string>) {
  ledger.asked += 1;
  const answer = await post(origin, path, json, headers);
  return { status: answer.status, body: (await answer.json()) as Body };
}

export async function view(origin: string, vehicleId: string, turn: number) {
  const headers = { 'user-agent': `Mozilla/5.0 (crash ${turn})` };
  const { body } = await ask(origin, '/api/views', { vehicleId }, headers);
  if (body.counted) ledger.views.set(vehicleId, (ledger.views.get(vehicleId) ?? 0) + 1);
  return body.counted;
}

const nth = <Item>(items: Item[], turn: number) => items[turn % items.length] as Item;

const order = (origin: string, { cookie }: Seller, giftCode?: string) => {
  // Without a way it would be UPI, which an operator confirms.
  const plan = { plan: 'growth', duration: '1_month', giftCode, way: giftCode ? undefined : 'demo' };
  return ask(origin, '/api/subscription/create-payment-intent', plan, { cookie });
};

type Write = (origin: string, world: World, turn: number) => Promise<unknown>;

/** One write each; only acknowledged ones enter the ledger. */
export const WRITES: Write[] = [
  async (origin, { vehicles }, turn) => {
    const buyer = { buyerName: 'Asha Rao', buyerMobile: `${9_000_000_000 + turn}` };
    const offer = { vehicleId: nth(vehicles, turn), ...buyer, offerPrice: 300_000 + turn };
    const { status, body } = await ask(origin, '/api/leads', offer);
    if (status === 201) ledger.leads.set(body.id, (300_000 + turn) * 100);
  },
  (origin, { vehicles }, turn) => view(origin, nth(vehicles, turn), turn),
  async function redeem(origin, { sellers }) {
    const seller = sellers.pop() as Seller;
    const { status, body } = await order(origin, seller, 'CRASHPROOF');
    if (status === 200 && body.freeSubscription) ledger.redeemed.push(seller.id);
  },
  async function pay(origin, { sellers }) {
    const { id, cookie } = sellers.pop() as Seller;
    const { paymentIntentId, clientSecret } = (await order(origin, { id, cookie })).body;
    if (!paymentIntentId) return;
    const card = { clientSecret, cardNumber: '4242 4242 4242 4242' };
    await ask(origin, `/dev/payments/${paymentIntentId}/pay`, card, { cookie });
    const { body } = await ask(origin, '/api/subscription/confirm-payment', { paymentIntentId }, { cookie });
    if (body.status === 'succeeded') ledger.paid.push(id);
  },
  (origin, { dealer }, turn) => reprice(origin, dealer, Math.floor(turn / WRITES.length)),
  /** Each reseller with each vehicle once, most of them in the other shard. */
  async function republish(origin, { resellers, vehicles }, turn) {
    const { cookie } = nth(resellers, turn);
    const originalVehicleId = nth(vehicles, Math.floor(turn / resellers.length));
    const page = { originalVehicleId, customPrice: 300_000 + turn, customMobileNumber: '9876500001' };
    const { status, body } = await ask(origin, '/api/republished-vehicles', page, { cookie });
    if (status === 201) ledger.republished.push(body.id);
  },
];
