/** What has been acknowledged: leads by id with their price, counted views by vehicle, the sellers who have a plan now, and pages. */
export const ledger = {
  leads: new Map(),
  views: new Map(),
  redeemed: [],
  paid: [],
  republished: [],
  asked: 0,
};

export const post = async (origin, path, json, headers = {}) => {
  ledger.asked += 1;
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(json),
  });
  return { status: answer.status, body: await answer.json() };
};

const order = (origin, { cookie }, giftCode) =>
  post(
    origin,
    '/api/subscription/create-payment-intent',
    { plan: 'growth', duration: '1_month', giftCode },
    { cookie },
  );

/** One write each; only acknowledged ones enter the ledger. */
export const WRITES = {
  async lead(origin, { vehicles }, turn) {
    const vehicleId = vehicles[turn % vehicles.length];
    const buyerMobile = `${9_000_000_000 + turn}`;
    const { status, body } = await post(origin, '/api/leads', {
      vehicleId,
      buyerName: 'Asha Rao',
      buyerMobile,
      offerPrice: 300_000 + turn,
    });
    if (status === 201) ledger.leads.set(body.id, (300_000 + turn) * 100);
  },
  async view(origin, { vehicles }, turn) {
    const vehicleId = vehicles[turn % vehicles.length];
    const { body } = await post(
      origin,
      '/api/views',
      { vehicleId },
      { 'user-agent': `Mozilla/5.0 (crash ${turn})` },
    );
    if (body.counted) ledger.views.set(vehicleId, (ledger.views.get(vehicleId) ?? 0) + 1);
  },
  async redemption(origin, { sellers }) {
    const seller = sellers.pop();
    const { status, body } = await order(origin, seller, 'CRASHPROOF');
    if (status === 200 && body.freeSubscription) ledger.redeemed.push(seller.id);
  },
  async payment(origin, { sellers }) {
    const seller = sellers.pop();
    const { body: checkout } = await order(origin, seller);
    const { paymentIntentId, clientSecret } = checkout;
    if (!paymentIntentId) return;
    await post(
      origin,
      `/dev/payments/${paymentIntentId}/pay`,
      { clientSecret, cardNumber: '4242 4242 4242 4242' },
      { cookie: seller.cookie },
    );
    const { body } = await post(
      origin,
      '/api/subscription/confirm-payment',
      { paymentIntentId },
      { cookie: seller.cookie },
    );
    if (body.status === 'succeeded') ledger.paid.push(seller.id);
  },
  /** Each reseller with each vehicle once, most of them of the other shard. */
  async republish(origin, { resellers, vehicles }, turn) {
    const { cookie } = resellers[turn % resellers.length];
    const originalVehicleId = vehicles[Math.floor(turn / resellers.length) % vehicles.length];
    const page = { originalVehicleId, customPrice: 300_000 + turn, customMobileNumber: '9876500001' };
    const { status, body } = await post(origin, '/api/republished-vehicles', page, { cookie });
    if (status === 201) ledger.republished.push(body.id);
  },
};
