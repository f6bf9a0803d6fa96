import type { Seller } from '../../test/factories';
import { caller } from '../../test/leads';
import { samplesOf } from '../../test/sample-types';

const PRICE = { price: '440000' };

/** A lead of its own for each of them: only the latest price of a lead is open. */
async function answered(owner: Seller, vehicleId: string) {
  const { body } = await owner.post(
    '/api/leads/hand-made',
    caller({ vehicleId, wants: null, budget: '400000' }),
  );
  await owner.post(`/api/counters/leads/${body.id}`, PRICE);
  const [counter] = (await owner.get(`/api/counters/leads/${body.id}`)).body;
  return { lead: body.id, mobile: body.buyerMobile, ...counter };
}

export const samples = samplesOf({
  make: async ({ people: { owner }, vehicle }) => ({
    shown: await answered(owner, vehicle),
    taken: await answered(owner, vehicle),
    page: await answered(owner, vehicle),
  }),
  ids: { counters: (_, { taken }) => taken.id },
  paths: {
    'get /api/counters/leads/:id': (_, { shown }) => `/api/counters/leads/${shown.lead}`,
    'post /api/counters/leads/:id': (_, { shown }) => `/api/counters/leads/${shown.lead}`,
    'get /counter/:id/:key': (_, { page }) => page.path,
    'post /counter/:id/:key': (_, { page }) => page.path,
  },
  bodies: {
    'post /api/counters/leads/:id': () => PRICE,
    'post /counter/:id/:key': (_, { page }) => ({ answer: 'accepted', digits: page.mobile.slice(-4) }),
  },
});
