import { rcKey } from '../../schema/media/input';
import { unsubscribeUrl } from '../features/messages/unsubscribe';
import { buy, giftCode, order } from './billing';
import {
  anonymous,
  asAdmin,
  asSeller,
  changeUser,
  offer,
  pretendImages,
  pretendRc,
  publishVehicle,
  republish,
  type Seller,
  uniqueMobile,
  uploadImages,
} from './factories';
import { firstOf } from './first-of';
import { systemCtx } from './system';

/** A person suspended by an operator while signed in, whose session still exists. */
async function asSuspended(): Promise<Seller> {
  const seller = await asSeller({ plan: 'pro' });
  await changeUser(seller.user.id, { isActive: false });
  return seller;
}

/**
 * A seller with vehicles, leads and republishers, and everyone who may try to access them. `makeSampledWorld`
 * adds the rest.
 */
export async function makeWorld() {
  const owner = await asSeller({ username: `owner-${uniqueMobile()}` });
  const checkout = await buy(owner, { plan: 'pro' });
  owner.user.subscriptionPlan = 'pro';
  const [other, republisher, pro, suspended, admin, buyer] = await Promise.all([
    asSeller(),
    asSeller({ plan: 'growth' }),
    asSeller({ plan: 'pro' }),
    asSuspended(),
    asAdmin(),
    asSeller(),
  ]);
  const rc = await pretendRc(owner);
  const [image = ''] = await uploadImages(owner);
  const vehicle = await publishVehicle(owner, { rcImageUrl: rc, images: [image] });
  const second = await publishVehicle(owner);
  const sold = await publishVehicle(owner);
  const soldLately = await publishVehicle(owner);
  for (const { id } of [sold, soldLately])
    await owner.patch(`/api/vehicles/${id}/status`, { status: 'sold' });
  const bid = offer(vehicle.id);
  const { body: lead } = await anonymous().post('/api/leads', bid);
  // The same number from elsewhere.
  const { body: otherLead } = await anonymous().post(
    '/api/leads',
    { ...bid, offerPrice: '460000' },
    { headers: { 'cf-connecting-ip': '203.0.113.77' } },
  );
  const { body: fickle } = await anonymous().post('/api/leads', offer(vehicle.id));
  const { body: page } = await republish(republisher, vehicle.id);
  const { body: otherPage } = await republish(pro, vehicle.id);
  const { body: open } = await order(owner, { plan: 'pro', duration: '3_months' });
  const link = await firstOf(owner, `/api/links?vehicleId=${vehicle.id}`);
  return {
    people: { visitor: anonymous(), owner, other, republisher, pro, suspended, admin },
    buyer,
    image,
    images: (count: number) => pretendImages(owner, count),
    vehicle: vehicle.id,
    second: second.id,
    sold: sold.id,
    soldLately: soldLately.id,
    lead: lead.id,
    otherLead: otherLead.id,
    withdrawPath: fickle.withdrawPath,
    code: link.code,
    rc: rcKey(rc) ?? '',
    page: page.id,
    otherPage: otherPage.id,
    payment: checkout.paymentId,
    openIntent: open.paymentIntentId,
    giftCode: (await giftCode()).code,
    unsubscribePath: new URL(unsubscribeUrl(systemCtx(), owner.user.id, 'offer')).pathname,
    suspect: (await asSeller()).user.id,
  };
}

export type World = Awaited<ReturnType<typeof makeWorld>>;
