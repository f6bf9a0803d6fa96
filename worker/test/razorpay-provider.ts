export const RAZORPAY_KEY = { id: 'rzp_test_1', secret: 'key secret', webhook: 'webhook secret' };

interface StoredOrder {
  id: string;
  amount: number;
  currency: string;
  receipt: string;
  notes: Record<string, string>;
  payment: object;
  payments: {
    id: string;
    amount: number;
    status: string;
    amount_refunded: number;
    error_description: string | null;
  }[];
}

let serial = 0;

/** Razorpay as documented: checks the key and what is sent, and keeps orders, payments and refunds. */
export function razorpayProvider() {
  const orders = new Map<string, StoredOrder>();
  const answer = (body: object, status = 200) => Response.json(body, { status });
  const bad = (description: string, status = 400) => answer({ error: { description } }, status);
  const serve = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (
      request.headers.get('authorization') !== `Basic ${btoa(`${RAZORPAY_KEY.id}:${RAZORPAY_KEY.secret}`)}`
    ) {
      return bad('Authentication failed', 401);
    }
    const [, , kind, id = '', what] = pathname.split('/');
    if (kind === 'orders' && !id) {
      const sent = await request.json<Omit<StoredOrder, 'id' | 'payments'>>();
      if (!Number.isInteger(sent.amount) || sent.amount < 100) return bad('Order amount less than minimum');
      const capture = { automatic_expiry_period: 5760, refund_speed: 'normal' };
      if (
        JSON.stringify(sent.payment) !== JSON.stringify({ capture: 'automatic', capture_options: capture })
      ) {
        return bad('payment: capture settings');
      }
      if (sent.receipt.length > 40) return bad('receipt: the length must be no more than 40');
      serial += 1;
      const made = { ...sent, id: `order_${serial}`, payments: [] };
      orders.set(made.id, made);
      return answer(shown(made));
    }
    if (kind === 'orders') {
      const found = orders.get(id);
      if (!found) return bad('The id provided does not exist');
      return answer(what === 'payments' ? { items: found.payments } : shown(found));
    }
    if (kind === 'payments' && what === 'refund') {
      const found = [...orders.values()].find(({ payments }) => payments.some((one) => one.id === id));
      const payment = found?.payments.find((one) => one.id === id);
      if (!found || payment?.status !== 'captured') return bad('The payment has been fully refunded already');
      Object.assign(payment, { status: 'refunded', amount_refunded: found.amount });
      return answer({ id: 'rfnd_1' });
    }
    return bad('not found', 404);
  };
  const shown = ({ payments, ...found }: StoredOrder) => {
    const isPaid = payments.some(({ status }) => status === 'captured' || status === 'refunded');
    return { ...found, status: isPaid ? 'paid' : 'created' };
  };
  const pay = (orderId: string, status: string, failure: string | null = null) => {
    const found = orders.get(orderId);
    found?.payments.unshift({
      id: `pay_${orderId}_${status}_${found.payments.length}`,
      amount: found.amount,
      status,
      amount_refunded: 0,
      error_description: failure,
    });
  };
  return { orders, serve, pay };
}
