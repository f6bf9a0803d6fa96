import { sealBooks } from '../features/stock-book/seals.service';
import { newId } from '../platform/random';
import { dealBothWays } from './dealer-sales';
import type { Seller } from './factories';
import { systemCtx } from './system';
import { inShards } from './tick';

/** A test drive by a buyer, with a key of its own. */
export const testDrive = (fields: object = {}) => ({
  key: newId(1),
  at: '2026-01-15T13:12:00.000Z',
  purpose: 'test_drive',
  driver: 'visitor',
  name: 'Demo Buyer',
  phone: '9812345678',
  licenceEnd: '1234',
  kms: 42_000,
  ...fields,
});

/** The note of a sale, a minute ago. */
export const deliveryNote = (vehicleId: string, fields: object = {}) => ({
  kind: 'delivery_note',
  vehicleId,
  plate: 'UP78AB1234',
  buyerName: 'Demo Buyer',
  buyerMobile: '9812345679',
  price: '450000',
  at: new Date(Date.now() - 60_000).toISOString(),
  kms: 42_010,
  keys: 2,
  papers: ['rc'],
  rcOwner: 'Demo Owner',
  ...fields,
});

const DAY = 86_400_000;

/** A drive by somebody who is no buyer, the vehicle’s numbers, the seal of the day, the authorisation, a stock-take, and dealers. */
export async function workTheYard(
  seller: Seller,
  vehicleId: string,
  { name, phone }: { name: string; phone: string },
): Promise<void> {
  await seller.post(`/api/trips/${vehicleId}/out`, testDrive({ name, driver: 'other' }));
  const numbers = { engine: 'K12MN1234567', chassis: 'MA3EWDE1S00123456' };
  await seller.put(`/api/stock-book/vehicles/${vehicleId}`, numbers);
  const dayAfterTomorrow = Date.now() + 2 * DAY;
  await inShards(sealBooks, systemCtx({ clock: { now: () => dayAfterTomorrow } }));
  await seller.put(`/api/stock-takes/hooks/${vehicleId}`, { hook: name });
  const form29b = { number: 'zqcanary/29B/1', until: '2030-01-01' };
  await seller.patch('/api/yard', { form29b });
  const { body } = await seller.post('/api/stock-takes');
  await seller.post('/api/stock-takes/end', { id: body.id });
  await dealBothWays(seller, vehicleId, phone);
}
