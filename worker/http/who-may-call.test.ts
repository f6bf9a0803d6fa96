import { beforeAll, describe, expect, it } from 'vitest';
import { SKIPPED_PERMISSIONS } from '../../schema/contracts/permissions';
import { createApp } from '../app';
import { buy } from '../test/billing';
import {
  anonymous,
  asAdmin,
  asSeller,
  offer,
  pretendRc,
  publishVehicle,
  republish,
  type Seller,
} from '../test/factories';

type ListingThing = 'vehicle' | 'other' | 'code' | 'rc' | 'rcRequest' | 'republished' | 'republishRequest';
type PersonThing = 'user' | 'lead' | 'contact' | 'notification' | 'payment' | 'intent' | 'upgradeRequest';

/** Everything that one seller owns, so that another may try it. */
type Owned = Record<ListingThing | PersonThing | 'suspect' | 'issue', string>;

type Sample = (own: Owned) => { path: string; json?: unknown };

const contact = { name: 'Asha', mobileNumber: '9876543210' };
const phone = { phoneNumber: '9876543210', countryCode: '+91' };
const upgrade = {
  name: 'A',
  mobile: '9876543210',
  email: 'a@example.test',
  plan: 'pro',
  duration: '1_month',
};
const profile = { firstName: 'A', lastName: 'B', accountType: 'personal' };
const at =
  (path: string, json?: unknown): Sample =>
  () => ({ path, json });
const vehicle =
  (path = '', json?: unknown): Sample =>
  (own) => ({
    path: `/api/vehicles/${own.vehicle}${path}`,
    json,
  });

/** Open to everybody: what may be seen without an account, and the ways to one. */
const PUBLIC = new Set([
  'GET /api/login',
  'GET /api/logout',
  'POST /api/logout',
  'GET /api/auth/openid/callback',
  'POST /api/auth/register',
  'POST /api/auth/resend-code',
  'POST /api/auth/verify-email',
  'POST /api/auth/login',
  'POST /api/auth/forgot-password',
  'POST /api/auth/reset-password',
  'GET /api/auth/options',
  'GET /api/auth/status',
  'GET /api/auth/session-health',
  'GET /api/auth/persist-session',
  'POST /api/auth/refresh-session',
  'GET /api/health',
  'POST /api/issues',
  'POST /api/leads',
  'POST /api/views',
  'GET /api/profile/:username',
  'GET /api/republished-vehicles/:id',
  'GET /api/republished-vehicles/:id/stats',
  'GET /api/users/:id',
  'GET /api/users/:id/subscription',
  'GET /api/vehicles/:id',
  'GET /api/vehicles/:id/stats',
  'GET /api/vehicles/:id/suggestions',
  'GET /api/subscription/plans',
  'GET /api/subscription/payment-options',
  // By its signature alone: payments.test.ts.
  'POST /api/stripe/webhook',
  // Whoever may see it: rc.test.ts.
  'GET /api/rc/:key',
]);

/** The person's own: any signed-in seller may call them, for what is theirs. */
const PERSONAL: Record<string, Sample> = {
  'GET /api/account': at('/api/account'),
  'POST /api/account/export': at('/api/account/export', { format: 'json' }),
  'POST /api/account/erase': at('/api/account/erase', { email: 'a@example.test' }),
  'GET /api/auth/user': at('/api/auth/user'),
  'GET /api/auth/username/check/:username': at('/api/auth/username/check/anybody'),
  'GET /api/auth/user/permissions': at('/api/auth/user/permissions'),
  'POST /api/auth/user/permissions': at('/api/auth/user/permissions', SKIPPED_PERMISSIONS),
  'PUT /api/auth/user/profile': at('/api/auth/user/profile', profile),
  'POST /api/auth/send-otp': at('/api/auth/send-otp', phone),
  'POST /api/auth/verify-otp': at('/api/auth/verify-otp', { ...phone, otp: '123456' }),
  'GET /api/contacts': at('/api/contacts'),
  'POST /api/contacts': at('/api/contacts', contact),
  'GET /api/leads': at('/api/leads'),
  'GET /api/leads/export': at('/api/leads/export'),
  'GET /api/leads/vehicles': at('/api/leads/vehicles'),
  'GET /api/profile-link': at('/api/profile-link'),
  'GET /api/notifications': at('/api/notifications'),
  'GET /api/notifications/unread-count': at('/api/notifications/unread-count'),
  'PATCH /api/notifications/read-all': at('/api/notifications/read-all'),
  'GET /api/rc-requests': at('/api/rc-requests'),
  'GET /api/republish-requests': at('/api/republish-requests'),
  'GET /api/republished-vehicles': at('/api/republished-vehicles'),
  'POST /api/republished-vehicles': (own) => ({
    path: '/api/republished-vehicles',
    json: { originalVehicleId: own.vehicle, customPrice: '1', customMobileNumber: '9876543210' },
  }),
  'GET /api/admin/check': at('/api/admin/check'),
  'POST /api/validate-gift-code': at('/api/validate-gift-code', { code: 'ABC' }),
  'POST /api/gift-codes/validate': at('/api/gift-codes/validate', { code: 'ABC' }),
  'GET /api/subscription/payments': at('/api/subscription/payments'),
  'POST /api/subscription/create-payment-intent': at('/api/subscription/create-payment-intent', {
    plan: 'growth',
    duration: '1_month',
  }),
  'POST /api/subscription/upgrade-request': at('/api/subscription/upgrade-request', upgrade),
  'GET /api/subscription/usage': at('/api/subscription/usage'),
  'GET /api/vehicles': at('/api/vehicles'),
  'POST /api/vehicles': at('/api/vehicles', {
    name: 'A',
    price: '1',
    year: 2020,
    images: ['/media/aaaaaaaaaaaaaaaaaaaaaaaa/full'],
  }),
  'POST /api/vehicles/generate-description': at('/api/vehicles/generate-description', {
    name: 'A',
    price: '1',
    currency: 'INR',
  }),
  'GET /api/vehicles/:id/rc-requests': vehicle('/rc-requests'),
  'POST /api/vehicles/:id/rc-requests': vehicle('/rc-requests'),
  'GET /api/vehicles/:id/republish-requests': vehicle('/republish-requests'),
  'POST /api/vehicles/:id/republish-requests': vehicle('/republish-requests'),
  'POST /api/upload/images': at('/api/upload/images', {}),
  'POST /api/upload/profile-image': at('/api/upload/profile-image', {}),
  'POST /api/upload/rc': at('/api/upload/rc', {}),
};

/** For the owner of the thing alone; anyone else gets 404. */
const OWNED: Record<string, Sample> = {
  'PATCH /api/vehicles/:id': vehicle('', { name: 'Mine' }),
  'DELETE /api/vehicles/:id': vehicle(),
  'PATCH /api/vehicles/:id/status': vehicle('/status', { status: 'sold' }),
  'PATCH /api/vehicles/:id/visibility': vehicle('/visibility', { showInProfile: false }),
  'POST /api/vehicles/:id/relist': vehicle('/relist'),
  'POST /api/vehicles/update-order': (own) => ({
    path: '/api/vehicles/update-order',
    json: { updates: [{ id: own.vehicle, displayOrder: 1 }] },
  }),
  'GET /api/vehicles/:id/republished': vehicle('/republished'),
  'DELETE /api/vehicles/:id/republished/:republishedId': (own) => ({
    path: `/api/vehicles/${own.vehicle}/republished/${own.republished}`,
  }),
  'PATCH /api/republished-vehicles/:id': (own) => ({
    path: `/api/republished-vehicles/${own.republished}`,
    json: { customPrice: '1', customMobileNumber: '9876543210' },
  }),
  'DELETE /api/republished-vehicles/:id': (own) => ({ path: `/api/republished-vehicles/${own.republished}` }),
  'PATCH /api/republish-requests/:id': (own) => ({
    path: `/api/republish-requests/${own.republishRequest}`,
    json: { status: 'approved' },
  }),
  'POST /api/vehicles/:id/suggestions': (own) => ({
    path: `/api/vehicles/${own.vehicle}/suggestions`,
    json: { suggestedVehicleIds: [own.other] },
  }),
  'DELETE /api/vehicles/:id/suggestions': vehicle('/suggestions'),
  'GET /api/links': (own) => ({ path: `/api/links?vehicleId=${own.vehicle}` }),
  'PATCH /api/links/:code': (own) => ({ path: `/api/links/${own.code}`, json: { vehicleId: own.other } }),
  'GET /api/leads/:id': (own) => ({ path: `/api/leads/${own.lead}` }),
  'PATCH /api/leads/:id': (own) => ({ path: `/api/leads/${own.lead}`, json: { notes: 'x' } }),
  'GET /api/leads/:id/offers': (own) => ({ path: `/api/leads/${own.lead}/offers` }),
  'PATCH /api/contacts/:id': (own) => ({ path: `/api/contacts/${own.contact}`, json: contact }),
  'DELETE /api/contacts/:id': (own) => ({ path: `/api/contacts/${own.contact}` }),
  'PATCH /api/rc-requests/:id': (own) => ({
    path: `/api/rc-requests/${own.rcRequest}`,
    json: { status: 'approved' },
  }),
  'GET /api/subscription/payments/:id/invoice': (own) => ({
    path: `/api/subscription/payments/${own.payment}/invoice`,
  }),
  'POST /api/subscription/confirm-payment': (own) => ({
    path: '/api/subscription/confirm-payment',
    json: { paymentIntentId: own.intent },
  }),
  'PATCH /api/notifications/:id/read': (own) => ({ path: `/api/notifications/${own.notification}/read` }),
};

const admin =
  (path: (own: Owned) => string, json?: unknown): Sample =>
  (own) => ({ path: `/api/admin/${path(own)}`, json });

/** For operators alone; a seller gets 403. */
const ADMIN: Record<string, Sample> = {
  'GET /api/admin/gift-codes': admin(() => 'gift-codes'),
  'POST /api/admin/gift-codes': admin(() => 'gift-codes', { code: 'ABCD', discountPercentage: 10 }),
  'GET /api/admin/payments': admin(() => 'payments'),
  'POST /api/admin/payments/:id/refund': admin((own) => `payments/${own.payment}/refund`, { reason: 'x' }),
  'GET /api/admin/upgrade-requests': admin(() => 'upgrade-requests'),
  'PATCH /api/admin/upgrade-requests/:id': admin((own) => `upgrade-requests/${own.upgradeRequest}`, {
    status: 'contacted',
  }),
  'POST /api/admin/user-plan': (own) => ({
    path: '/api/admin/user-plan',
    json: { userId: own.user, plan: 'pro', duration: '1_month' },
  }),
  'GET /api/admin/overview': admin(() => 'overview'),
  'GET /api/admin/page-views': admin(() => 'page-views'),
  'GET /api/admin/analytics': admin(() => 'analytics'),
  'GET /api/admin/activity-feed': admin(() => 'activity-feed?limit=100'),
  'GET /api/admin/users/active': admin(() => 'users/active'),
  'GET /api/admin/users/all-with-activity': admin(() => 'users/all-with-activity'),
  'GET /api/admin/users/:id/full-details': admin((own) => `users/${own.suspect}/full-details`),
  'POST /api/admin/users/:id/suspend': admin((own) => `users/${own.suspect}/suspend`, { reason: 'x' }),
  'POST /api/admin/users/:id/restore': admin((own) => `users/${own.suspect}/restore`),
  'GET /api/admin/issues': admin(() => 'issues'),
  'PATCH /api/admin/issues/:id': admin((own) => `issues/${own.issue}`, { resolved: true }),
};

let own: Owned;
let stranger: Seller;

beforeAll(async () => {
  const owner = await asSeller({ plan: 'pro' });
  stranger = await asSeller({ plan: 'pro' });
  const rc = await pretendRc(owner);
  const vehicle = await publishVehicle(owner, { rcImageUrl: rc });
  const other = await publishVehicle(owner);
  const { body: lead } = await anonymous().post('/api/leads', offer(vehicle.id));
  const { body: links } = await owner.get(`/api/links?vehicleId=${vehicle.id}`);
  const { body: saved } = await owner.post('/api/contacts', contact);
  const { body: request } = await (await asSeller()).post(`/api/vehicles/${vehicle.id}/rc-requests`);
  const { body: page } = await republish(await asSeller({ plan: 'pro' }), vehicle.id);
  await owner.patch(`/api/vehicles/${other.id}`, { republishPolicy: 'ask' });
  await (await asSeller()).post(`/api/vehicles/${other.id}/republish-requests`);
  const { body: republishRequests } = await owner.get('/api/republish-requests');
  const { body: notifications } = await owner.get('/api/notifications');
  const buyer = await asSeller();
  const checkout = await buy(buyer);
  const { body: upgradeRequest } = await buyer.post('/api/subscription/upgrade-request', upgrade);
  await anonymous().post('/api/issues', { message: 'Broken', path: '/' });
  const { body: issues } = await (await asAdmin()).get('/api/admin/issues');
  own = {
    vehicle: vehicle.id,
    other: other.id,
    rc,
    lead: lead.id,
    code: links[0].code,
    contact: saved.id,
    rcRequest: request.id,
    notification: notifications[0].id,
    republished: page.id,
    republishRequest: republishRequests[0].id,
    user: owner.user.id,
    payment: checkout.paymentId,
    intent: checkout.paymentIntentId,
    upgradeRequest: upgradeRequest.id,
    suspect: (await asSeller()).user.id,
    issue: issues[0].id,
  };
});

const call = async (who: Pick<Seller, 'send'>, route: string, sample: Sample) => {
  const { path, json } = sample(own);
  return (await who.send(route.split(' ')[0] ?? '', path, json === undefined ? {} : { json })).status;
};

describe('every route of the API', () => {
  it('is in one of the four tables', () => {
    const mounted = createApp()
      .routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
      .map(({ method, path }) => `${method} ${path.replace(/\/$/, '')}`);
    const known = [...PUBLIC, ...[PERSONAL, OWNED, ADMIN].flatMap(Object.keys)];
    expect([...new Set(mounted)].sort()).toEqual(known.sort());
  });

  it.each(Object.entries(PERSONAL))('%s is not for visitors', async (route, sample) => {
    expect(await call(anonymous(), route, sample)).toBe(401);
  });

  it.each(Object.entries(ADMIN))('%s is for operators alone', async (route, sample) => {
    expect(await call(anonymous(), route, sample)).toBe(401);
    expect(await call(stranger, route, sample)).toBe(403);
    expect(await call(await asAdmin(), route, sample)).toBeLessThan(300);
  });

  it.each(Object.entries(OWNED))('%s is for its owner alone', async (route, sample) => {
    expect(await call(anonymous(), route, sample)).toBe(401);
    expect(await call(stranger, route, sample)).toBe(404);
  });
});
