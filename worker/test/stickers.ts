import type { LinkDto } from '../../schema/links/output';
import { movableTime, sellerAt } from './billing';
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
export const scan = (code: string) => anonymous().get(`/q/${code}`);

/** A seller whose clock is moved by hand. */
export async function moving() {
  const time = movableTime();
  const seller = await sellerAt(time, { subscriptionPlan: 'pro' });
  const moveTo = (now: number) => {
    time.now = now;
  };
  return { at: time.now, moveTo, seller, visitor: anonymous().with(time.overrides) };
}
