import { anonymous, asSeller, offer, publishVehicle, type Seller, uniqueMobile } from './factories';

/** A seller with one lead, and a function to change it. */
export async function withLead(fields: Record<string, unknown> = {}) {
  const seller = await asSeller();
  const vehicle = await publishVehicle(seller);
  const { body } = await anonymous().post('/api/leads', offer(vehicle.id, fields));
  const id: string = body.id;
  const change = (changes: Record<string, unknown>, who: Seller = seller) =>
    who.patch(`/api/leads/${id}`, changes);
  return { seller, vehicle, id, change };
}

/** A caller whom a seller writes down, looking for something; `fields` may name a vehicle instead. */
export const caller = (fields: Record<string, unknown> = {}) => ({
  buyerMobile: uniqueMobile(),
  wants: 'Diesel Creta from 2018',
  budget: '8.5 lakh',
  source: 'call',
  ...fields,
});
