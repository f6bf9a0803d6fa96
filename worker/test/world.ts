import type { DeviceDto } from '../../schema/auth/output';
import { rcKey } from '../../schema/media/input';
import { unsubscribeUrl } from '../features/messages/unsubscribe';
import { buy, giftCode, order } from './billing';
import {
  anonymous,
  asAdmin,
  asSeller,
  changeUser,
  offer,
  PASSWORD,
  pretendImages,
  pretendRc,
  publishVehicle,
  republish,
  type Seller,
  uniqueMobile,
  uploadImages,
} from './factories';
import { submit } from './html-forms';
import { failedMessage } from './messages';
import { pageClient } from './pages';
import { pushSubscription } from './push';
import { systemCtx } from './system';

export const upgrade = {
  name: 'Asha',
  mobile: '9876543210',
  email: 'asha@example.test',
  plan: 'pro',
  duration: '1_month',
};

/** A person who was signed in when an operator suspended them, and whose session still exists. */
async function asSuspended(): Promise<Seller> {
  const seller = await asSeller({ plan: 'pro' });
  await changeUser(seller.user.id, { isActive: false });
  return seller;
}

const firstOf = async (client: Pick<Seller, 'get'>, path: string) => (await client.get(path)).body[0];

/** A seller who has one of everything, and everybody who may try to access it. */
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
  await owner.patch(`/api/vehicles/${second.id}`, { republishPolicy: 'ask' });
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
  const { body: contact } = await owner.post('/api/contacts', { name: 'Asha', mobileNumber: uniqueMobile() });
  const { body: draft } = await owner.post('/api/drafts', { fields: { name: 'Begun' }, images: [] });
  const { body: rcRequest } = await other.post(`/api/vehicles/${vehicle.id}/rc-requests`);
  const { body: page } = await republish(republisher, vehicle.id);
  const { body: otherPage } = await republish(pro, vehicle.id);
  await buyer.post(`/api/vehicles/${second.id}/republish-requests`);
  const { body: open } = await order(owner, { plan: 'pro', duration: '3_months' });
  const { body: upgradeRequest } = await buyer.post('/api/subscription/upgrade-request', upgrade);
  await anonymous().post('/api/issues', { message: 'Broken', path: '/' });
  await submit(pageClient(), `/vehicle/${vehicle.id}/report`, { reason: 'other' });
  const link = await firstOf(owner, `/api/links?vehicleId=${vehicle.id}`);
  await anonymous().post('/api/auth/login', { email: owner.user.email, password: PASSWORD });
  const { body: devices } = await owner.get('/api/auth/sessions');
  await owner.put('/api/channels/devices', pushSubscription());
  const { body: settings } = await owner.get('/api/channels/settings');
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
    contact: contact.id,
    draft: draft.id,
    rc: rcKey(rc) ?? '',
    rcRequest: rcRequest.id,
    notification: (await firstOf(owner, '/api/notifications')).id,
    page: page.id,
    otherPage: otherPage.id,
    republishRequest: (await firstOf(owner, '/api/republish-requests')).id,
    payment: checkout.paymentId,
    openIntent: open.paymentIntentId,
    giftCode: (await giftCode()).code,
    upgradeRequest: upgradeRequest.id,
    issue: (await firstOf(admin, '/api/admin/issues')).id,
    report: (await firstOf(admin, '/api/admin/reports')).id,
    device: devices.find(({ isThis }: DeviceDto) => !isThis).id,
    pushDevice: settings.devices[0].id,
    failedMessage: await failedMessage(owner),
    unsubscribePath: new URL(unsubscribeUrl(systemCtx(), owner.user.id, 'offer')).pathname,
    suspect: (await asSeller()).user.id,
  };
}

export type World = Awaited<ReturnType<typeof makeWorld>>;
