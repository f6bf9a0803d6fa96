import type { LinkDto } from '../../schema/links/output';
import { movableTime, sellerAt } from './billing';
import type { TestClient } from './client';
import { anonymous, type Seller } from './factories';

/** Numbered stickers of a seller. */
export const make = async (seller: Seller, count: number): Promise<LinkDto[]> => {
  const { status, body } = await seller.post('/api/stickers', { count });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
};
export const first = async (seller: Seller) => (await make(seller, 1))[0] as LinkDto;
export const details = async (seller: Seller, code: string) => (await seller.get(`/api/links/${code}`)).body;
export const bind = (seller: Pick<Seller, 'patch'>, code: string, vehicleId: string) =>
  seller.patch(`/api/links/${code}`, { vehicleId });

let visitors = 0;

/**
 * Scans a code as a phone with scripts does: follows it, and the page reports what opened. Returns the
 * redirect. Each call is another visitor from another network, unless `headers` say otherwise.
 */
export async function scan(
  code: string,
  client: Pick<TestClient, 'get' | 'send'> = anonymous(),
  headers: Record<string, string> = {
    'cf-connecting-ip': `198.18.${(++visitors >> 8) & 255}.${visitors & 255}`,
  },
) {
  const answer = await client.get(`/q/${code}`, { headers });
  const location = answer.headers.get('location');
  if (location) await client.send('POST', '/api/views', { json: openedAt(location), headers });
  return answer;
}

/** What a page's script reports at an address that a code has led to. */
export function openedAt(location: string) {
  const { pathname: url, hash } = new URL(location, 'http://localhost');
  const [, kind, id] = url.split('/');
  const listing =
    kind === 'vehicle' ? { vehicleId: id } : kind === 'republished' ? { republishedVehicleId: id } : {};
  const code = hash.startsWith('#c=') ? { code: hash.slice(3) } : {};
  return { url, ...listing, ...code };
}

/** A seller whose clock the test moves. */
export async function moving() {
  const time = movableTime();
  const seller = await sellerAt(time, { subscriptionPlan: 'pro' });
  const moveTo = (now: number) => {
    time.now = now;
  };
  return { at: time.now, moveTo, seller, visitor: anonymous().with(time.overrides) };
}
