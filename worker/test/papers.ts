import { asSeller, publishVehicle, type Seller } from './factories';

export const HOUR = 3_600_000;

const sale = (vehicleId: string) => ({
  vehicleId,
  plate: 'up 78 ab 1234',
  buyerName: 'Demo Buyer',
  buyerMobile: '98123 45678',
  price: '4.75 lakh',
  seen: ['second'],
});
export const token = (vehicleId: string, fields: Record<string, unknown> = {}): Record<string, unknown> => ({
  kind: 'token_receipt',
  ...sale(vehicleId),
  amount: '21,000',
  mode: 'upi',
  terms: 'returned',
  heldUntil: new Date(Date.now() + 48 * HOUR).toISOString(),
  ...fields,
});
/** A second paper of a kind is asked about; here it was answered. */
export const note = (vehicleId: string, fields: Record<string, unknown> = {}): Record<string, unknown> => ({
  kind: 'delivery_note',
  ...sale(vehicleId),
  at: new Date(Date.now() - HOUR).toISOString(),
  kms: 62_000,
  keys: 2,
  papers: ['rc', 'insurance'],
  rcOwner: 'Demo Motors',
  ...fields,
});
export const issue = (seller: Seller, json: object) => seller.post('/api/papers', json);
export async function dealer() {
  const seller = await asSeller({ plan: 'pro', firmName: 'Demo Motors' }, {});
  const vehicle = await publishVehicle(seller, { facts: { registrationNumber: 'UP78AB1234' } });
  return { seller, vehicle };
}
