import { SKIPPED_PERMISSIONS } from '../../schema/permissions/input';
import type { RouteEntry } from '../http/route-entry';
import { offer, PASSWORD, uniqueEmail, uniqueMobile, vehicleInput } from './factories';
import { makePng } from './png';
import { pushSubscription } from './push';
import { upgrade, type World } from './world';

type Body = Record<string, unknown>;
type MakeBody = (world: World) => Body | Promise<Body>;

export const nameOf = ({ method, path }: Pick<RouteEntry, 'method' | 'path'>) => `${method} ${path}`;

/** The value of a parameter, by the path segment before it. */
const IDS: Record<string, (world: World) => string> = {
  contacts: ({ contact }) => contact,
  devices: ({ pushDevice }) => pushDevice,
  messages: ({ failedMessage }) => failedMessage,
  msg91: () => 'not-the-key',
  drafts: ({ draft }) => draft,
  leads: ({ lead }) => lead,
  notifications: ({ notification }) => notification,
  'rc-requests': ({ rcRequest }) => rcRequest,
  'republish-requests': ({ republishRequest }) => republishRequest,
  'republished-vehicles': ({ page }) => page,
  republished: ({ page }) => page,
  'upgrade-requests': ({ upgradeRequest }) => upgradeRequest,
  payments: ({ payment }) => payment,
  invoice: ({ payment }) => payment,
  vehicles: ({ vehicle }) => vehicle,
  vehicle: ({ vehicle }) => vehicle,
  users: ({ suspect }) => suspect,
  issues: ({ issue }) => issue,
  reports: ({ report }) => report,
  links: ({ code }) => code,
  q: ({ code }) => code,
  rc: ({ rc }) => rc,
  sessions: ({ device }) => device,
  profile: ({ people }) => people.owner.user.username ?? '',
  check: () => 'some-name',
};

/** Addresses that do not follow the table above. */
const PATHS: Record<string, (world: World) => string> = {
  'get /sitemaps/:file': () => '/sitemaps/pages.xml',
  'get /api/links': ({ vehicle }) => `/api/links?vehicleId=${vehicle}`,
  'get /media/:key/:variant': ({ image }) => image,
  'get /cards/:kind/:id/:file': ({ vehicle }) => `/cards/vehicle/${vehicle}/now.jpg`,
  'get /withdraw/:offer/:key': ({ withdrawPath }) => withdrawPath,
  'post /withdraw/:offer/:key': ({ withdrawPath }) => withdrawPath,
  'get /unsubscribe/:user/:kind/:key': ({ unsubscribePath }) => unsubscribePath,
  'post /unsubscribe/:user/:kind/:key': ({ unsubscribePath }) => unsubscribePath,
  'post /api/vehicles/:id/relist': ({ sold }) => `/api/vehicles/${sold}/relist`,
  'post /api/vehicles/:id/undo-sold': ({ soldLately }) => `/api/vehicles/${soldLately}/undo-sold`,
  'delete /api/vehicles/:id/republished/:republishedId': ({ vehicle, otherPage }) =>
    `/api/vehicles/${vehicle}/republished/${otherPage}`,
};

const email = () => ({ email: uniqueEmail() });
const code = () => ({ ...email(), otp: '123456' });
/** A number may get one code a minute. */
const phone = () => ({ phoneNumber: uniqueMobile(), countryCode: '+91' });
const names = { firstName: 'Asha', lastName: 'Rao' };
const terms = { customPrice: '499000', customMobileNumber: '9812345678' };

/** A body that each route accepts from an allowed caller. */
const BODIES: Record<string, MakeBody> = {
  'post /api/auth/register': () => ({ ...email(), ...names, password: PASSWORD }),
  'post /api/auth/resend-code': email,
  'post /api/auth/verify-email': code,
  'post /api/auth/login': ({ buyer }) => ({ email: buyer.user.email, password: PASSWORD }),
  'post /api/auth/forgot-password': email,
  'post /api/auth/reset-password': () => ({ ...code(), password: PASSWORD }),
  'post /api/auth/send-otp': phone,
  'post /api/auth/verify-otp': () => ({ ...phone(), otp: '123456' }),
  'post /api/auth/user/permissions': () => ({ ...SKIPPED_PERMISSIONS }),
  'put /api/auth/user/mobile-number': () => ({ mobileNumber: uniqueMobile() }),
  'put /api/auth/user/profile': () => ({ ...names, accountType: 'personal' }),
  'post /api/account/export': () => ({ format: 'json' }),
  // Of nobody, because the caller must still exist afterwards.
  'post /api/account/erase': () => ({ ...email(), password: PASSWORD }),
  'post /api/issues': () => ({ message: 'Broken', path: '/dashboard' }),
  'post /api/leads': ({ vehicle }) => offer(vehicle),
  'patch /api/leads/:id': () => ({ notes: 'Calls back on Monday' }),
  'post /api/leads/:id/merge': ({ otherLead }) => ({ otherId: otherLead }),
  'post /api/views': ({ vehicle }) => ({ vehicleId: vehicle }),
  'post /api/contacts': () => ({ name: 'Asha', mobileNumber: uniqueMobile() }),
  'post /api/drafts': () => ({ fields: { name: 'Swift' }, images: [] }),
  'put /api/drafts/:id': () => ({ fields: { name: 'Swift VXi' }, images: [] }),
  'patch /api/contacts/:id': () => ({ name: 'Asha Rao' }),
  'post /api/stickers': () => ({ count: 1, key: '019b0000-0000-7000-8000-0000000000aa' }),
  'patch /api/links/:code': ({ vehicle }) => ({ vehicleId: vehicle }),
  'post /api/vehicles': ({ people }) => vehicleInput(people.owner),
  'post /api/vehicles/generate-description': () => ({ name: 'Swift', price: '475000', currency: 'INR' }),
  'post /api/vehicles/update-order': ({ vehicle }) => ({ updates: [{ id: vehicle, displayOrder: 1 }] }),
  'patch /api/vehicles/:id': () => ({ name: 'Another name' }),
  'patch /api/vehicles/:id/status': () => ({ status: 'pending' }),
  'patch /api/vehicles/:id/visibility': () => ({ showInProfile: false }),
  'post /api/vehicles/:id/suggestions': ({ second }) => ({ suggestedVehicleIds: [second] }),
  'patch /api/rc-requests/:id': () => ({ status: 'approved' }),
  'post /api/republished-vehicles': ({ vehicle }) => ({ ...terms, originalVehicleId: vehicle }),
  'patch /api/republished-vehicles/:id': () => terms,
  'patch /api/republish-requests/:id': () => ({ status: 'approved' }),
  'post /api/subscription/create-payment-intent': () => ({ plan: 'pro', duration: '1_month' }),
  'post /api/subscription/confirm-payment': ({ openIntent }) => ({ paymentIntentId: openIntent }),
  'post /api/subscription/upgrade-request': () => ({ ...upgrade, plan: 'growth' }),
  'post /api/validate-gift-code': ({ giftCode }) => ({ code: giftCode }),
  'post /api/gift-codes/validate': ({ giftCode }) => ({ code: giftCode }),
  'post /api/admin/gift-codes': () => ({ code: `C${uniqueMobile()}`, discountPercentage: 10 }),
  'patch /api/admin/upgrade-requests/:id': () => ({ status: 'contacted' }),
  'post /api/admin/user-plan': ({ suspect }) => ({ userId: suspect, plan: 'growth' }),
  'post /api/admin/payments/:id/refund': () => ({ reason: 'Asked for it' }),
  'post /api/admin/users/:id/suspend': () => ({ reason: 'Spam' }),
  'patch /api/admin/issues/:id': () => ({ resolved: true }),
  'patch /api/admin/reports/:id': () => ({ status: 'dismissed' }),
  'post /vehicle/:id/report': () => ({ reason: 'other' }),
  'post /republished/:id/report': () => ({ reason: 'other' }),
  'post /login': ({ buyer }) => ({ email: buyer.user.email, password: PASSWORD }),
  'post /signup': () => ({ ...email(), name: 'Asha Rao', password: PASSWORD }),
  'post /auth/verify': code,
  'post /auth/verify/resend': email,
  'post /auth/reset': email,
  'post /auth/reset/code': () => ({ ...code(), password: PASSWORD }),
  'post /auth/reset/code/resend': email,
  'post /auth/troubleshoot': () => ({ how: 'refresh' }),
  'post /withdraw/:offer/:key': () => ({ confirm: 'yes' }),
  'post /unsubscribe/:user/:kind/:key': () => ({ 'List-Unsubscribe': 'One-Click' }),
  'put /api/channels/settings/preference': () => ({ kind: 'offer', channel: 'mail', enabled: false }),
  'put /api/channels/settings/quiet-hours': () => ({ quietHours: { from: '22:00', to: '07:00' } }),
  'post /api/channels/settings/test': () => ({ channel: 'mail' }),
  'put /api/channels/devices': () => pushSubscription(),
  'post /vehicle/:id/offer': () => offerForm(),
  'post /republished/:id/offer': () => offerForm(),
};

const offerForm = () => ({ buyerName: 'Test Buyer', buyerMobile: uniqueMobile(), offerPrice: '450000' });

/** The field that each upload comes in. */
export const UPLOAD_FIELDS: Record<string, string> = {
  '/api/upload/images': 'images',
  '/api/upload/rc': 'rc',
  '/api/upload/profile-image': 'image',
};

export function pathOf(entry: RouteEntry, world: World): string {
  const special = PATHS[nameOf(entry)];
  if (special) return special(world);
  return entry.path.replace(/([\w-]+)\/:\w+/g, (_, segment: string) => {
    const id = IDS[segment];
    if (!id) throw new Error(`samples.ts knows no ${segment} for ${entry.path}`);
    return `${segment}/${id(world)}`;
  });
}

export const bodyOf = async (entry: RouteEntry, world: World): Promise<Body> =>
  (await BODIES[nameOf(entry)]?.(world)) ?? {};

/** The owner of what a sample names. */
export const ownerOf = ({ path }: RouteEntry, { people }: World) =>
  path.startsWith('/api/republished-vehicles/') ? people.republisher : people.owner;

export interface Sample {
  path: string;
  json?: Body;
  form?: FormData;
}

/** A request that a route answers for an allowed caller. */
export async function sampleOf(entry: RouteEntry, world: World): Promise<Sample> {
  const path = pathOf(entry, world);
  if (entry.json) return { path, json: await bodyOf(entry, world) };
  if (!entry.form && !entry.htmlForm) return { path };
  const form = new FormData();
  const field = UPLOAD_FIELDS[entry.path];
  if (field)
    form.append(field, new File([makePng(64, 48, [40, 120, 200])], 'car.png', { type: 'image/png' }));
  for (const [name, value] of Object.entries(await bodyOf(entry, world))) form.append(name, String(value));
  return { path, form };
}
