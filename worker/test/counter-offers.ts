import { beforeEach } from 'vitest';
import { anonymous, asSeller, offer, publishVehicle, type Seller, uniqueMobile } from './factories';
import { htmlOf, pageClient } from './pages';

/** A seller with one offer, to be answered with a price. */
export const NOW = Date.now();

export let seller: Seller;
export let vehicleId: string;
export let mobile: string;
export let lead: { id: string; withdrawPath: string };

export const leadOf = async (id = lead.id) => (await seller.get(`/api/leads/${id}`)).body;
export const name = (price: string, id = lead.id, who = seller) =>
  who.post(`/api/counters/leads/${id}`, { price });
export const all = async (id = lead.id) => (await seller.get(`/api/counters/leads/${id}`)).body;
export const pathOf = async (id = lead.id): Promise<string> => (await all(id))[0].path;

/** Somebody's phone at a time, which knows the private link. */
export const phone = (now = NOW) => pageClient({ clock: { now: () => now } });

export async function answer(path: string, fields: Record<string, string>, client = phone()) {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  const answered = await client.send('POST', path, { form, headers: { accept: 'text/html' } });
  return { ...answered, html: htmlOf(answered) };
}
export const digits = () => ({ digits: mobile.slice(-4) });

/** Makes the world before each test of a file. */
export const haveOffer = () =>
  beforeEach(async () => {
    seller = await asSeller();
    mobile = uniqueMobile();
    ({ id: vehicleId } = await publishVehicle(seller, { name: 'Baleno Delta', price: '500000' }));
    lead = (
      await anonymous().post('/api/leads', offer(vehicleId, { buyerMobile: mobile, offerPrice: '430000' }))
    ).body;
  });
