import { TestClient } from './client';
import { offer } from './factories';

let networks = 0;
export const newNetwork = () => `10.${++networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`;

interface BuyerOptions {
  now?: number;
  network?: string;
  /** A device that has made an offer before; by default a new one. */
  device?: TestClient;
}

/** A buyer under the real limits, from a separate network and device by default. */
export function buyer({
  now = Date.now(),
  network = newNetwork(),
  device = new TestClient(),
}: BuyerOptions = {}) {
  const client = device.with({ clock: { now: () => now } }, { RATE_SCALE: '1' });
  return (vehicleId: string, fields: Record<string, unknown> = {}) =>
    client.post('/api/leads', offer(vehicleId, fields), { headers: { 'cf-connecting-ip': network } });
}
