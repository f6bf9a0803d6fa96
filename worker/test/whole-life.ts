import { env } from 'cloudflare:workers';
import { identities } from '../../schema/directory';
import { DEFAULT_PERMISSIONS } from '../../schema/permissions/input';
import { deliveryStops } from '../../schema/shard';
import { SALE } from '../features/rc-watch/rc-watch.samples';
import { writeWeeklyNotes } from '../features/weekly/weekly.service';
import { indianDayStart } from '../platform/clock';
import { newId } from '../platform/random';
import { r2Store } from '../platform/storage';
import { order } from './billing';
import { bulk, newOperation, pick } from './bulk';
import { flushCounters } from './counters';
import {
  anonymous,
  asAdmin,
  asSeller,
  db,
  offer,
  PASSWORD,
  pretendRc,
  publishVehicle,
  republish,
  type Seller,
  uploadImages,
} from './factories';
import { submit } from './html-forms';
import { pageClient } from './pages';
import { pushSubscription } from './push';
import { openSocket } from './sockets';
import { workTogether } from './staff';
import { scan } from './stickers';
import { writeAsStranger } from './strangers';
import { systemCtx } from './system';
import { inShards } from './tick';
import { workTheYard } from './trips';

/** The person's number, wherever one is required. */
export const MOBILE = '9812349876';
/** The number of whoever makes them an offer. */
const BUYERS_MOBILE = '9812349865';
const GSTIN = '27AAPFU0939F1ZV';
/** What stands for a canary where only numbers and codes are accepted. */
export const NUMBERS = [MOBILE, BUYERS_MOBILE, GSTIN];

const HOUR_MS = 3_600_000;

export const putProfile = (seller: Seller, json: object) =>
  seller.send('PUT', '/api/auth/user/profile', { json });

/** When the next weekly notes are written. */
function nextMondayAtNine(): number {
  const today = indianDayStart(Date.now());
  const weekday = new Date(today + 12 * HOUR_MS).getUTCDay();
  return today + ((8 - weekday) % 7) * 24 * HOUR_MS + 9 * HOUR_MS;
}

/**
 * Uses every write route that a person has, with the canary in every text, and lets others do what they can
 * with their data.
 */
export async function liveWholly(seller: Seller, canary: string) {
  const text = (what: string) => `${canary} ${what}`;
  const others = { owner: await asSeller({ plan: 'pro' }), reseller: await asSeller({ plan: 'pro' }) };
  const admin = await asAdmin();
  const device = { headers: { 'user-agent': 'zqcanary browser' } };
  await seller.post('/api/auth/login', { email: seller.user.email, password: PASSWORD }, device);
  await putProfile(seller, {
    firstName: text('first'),
    lastName: text('last'),
    accountType: 'firm',
    firmName: text('firm'),
    about: text('about'),
    mobileNumber: MOBILE,
  });
  await seller.post('/api/auth/user/permissions', DEFAULT_PERMISSIONS);
  const phone = { phoneNumber: MOBILE, countryCode: '+91' };
  const { otp } = (await seller.post('/api/auth/send-otp', phone)).body;
  await seller.post('/api/auth/verify-otp', { ...phone, otp });
  await anonymous().post('/api/auth/forgot-password', { email: seller.user.email });
  const texts = { description: text('about'), specifications: { [text('key')]: text('value') } };
  const place = { make: text('make'), model: text('model'), city: text('city') };
  const facts = { variant: text('variant'), colour: text('colour'), area: text('area') };
  const rcImageUrl = await pretendRc(seller);
  const vehicle = await publishVehicle(seller, {
    ...texts,
    ...place,
    facts,
    name: text('car'),
    images: await uploadImages(seller),
    rcImageUrl,
  });
  const other = await publishVehicle(seller, { name: text('other car') });
  await uploadImages(seller);
  await seller.patch(`/api/vehicles/${vehicle.id}`, { fuelType: text('other fuel') });
  await seller.patch(`/api/vehicles/${vehicle.id}`, { fuelType: text('fuel'), transmission: text('gear') });
  const paid = { version: 0, kind: 'repair', amount: '4500', day: '2026-01-15', note: text('paid for') };
  Object.assign(paid, { mode: 'upi', party: text('paid to'), source: text('money of') });
  await seller.post(`/api/money/${vehicle.id}/lines`, paid);
  await seller.post(`/api/vehicles/${vehicle.id}/suggestions`, { suggestedVehicleIds: [other.id] });
  await seller.get(`/api/links?vehicleId=${vehicle.id}`);
  await seller.get('/api/profile-link');
  const { body: stickers } = await seller.post('/api/stickers', { count: 2 });
  for (const { id: vehicleId } of [vehicle, other]) {
    await seller.patch(`/api/links/${stickers[0].code}`, { vehicleId });
  }
  await scan(stickers[0].code);
  await flushCounters();
  await inShards(writeWeeklyNotes, systemCtx({ clock: { now: nextMondayAtNine } }));
  await seller.post('/api/drafts', {
    fields: { name: text('draft'), facts: { area: text('area') } },
    images: await uploadImages(seller),
  });
  await seller.post('/api/contacts', { name: text('friend'), mobileNumber: MOBILE });
  const buyer = {
    buyerName: text('buyer'),
    message: text('message'),
    exchangeModel: text('exchange'),
    buyerMobile: BUYERS_MOBILE,
  };
  const { body: lead } = await anonymous().post('/api/leads', offer(vehicle.id, buyer));
  await seller.patch(`/api/leads/${lead.id}`, { notes: text('notes'), followUpAt: '2030-01-01' });
  const written = { buyerMobile: BUYERS_MOBILE, buyerName: text('caller'), wants: text('wants') };
  await seller.post('/api/leads/hand-made', { ...written, budget: '500000', source: 'call' });
  const { body: paper } = await seller.post('/api/papers', {
    kind: 'delivery_note',
    vehicleId: vehicle.id,
    plate: 'MH12AB1234',
    buyerName: text('buyer'),
    buyerMobile: BUYERS_MOBILE,
    price: '450000',
    at: '2026-01-15T13:12:00.000Z',
    kms: 42_000,
    keys: 2,
    papers: ['rc'],
    rcOwner: text('RC owner'),
  });
  await seller.post(`/api/papers/cancelled/${paper.id}`, { reason: text('void') });
  const cameIn = `/api/purchases/${vehicle.id}`;
  const rcHolder = { standing: 'agent', name: text('RC name'), address: text('RC address') };
  await seller.put(`${cameIn}/rc`, rcHolder);
  await seller.put(`${cameIn}/paid`, {
    version: 0,
    plate: 'MH12AB1234',
    fromName: text('from'),
    fromPhone: BUYERS_MOBILE,
    fromAddress: text('from address'),
    at: '2026-01-15T13:12:00.000Z',
    kms: 42_000,
    keys: 2,
    papers: ['rc'],
    loan: 'running',
    bank: text('bank'),
    price: '650000',
    paidBy: 'bank',
  });
  await seller.put(`${cameIn}/identity`, { idKind: 'passport', idEnd: '1234', pan: 'ABCPD1234E' });
  await workTheYard(seller, vehicle.id, { name: canary, phone: BUYERS_MOBILE });
  const gone = await publishVehicle(seller, place);
  await seller.patch(`/api/vehicles/${gone.id}/status`, { status: 'sold' });
  const { body: watched } = await seller.put(`/api/rc-watches/vehicles/${gone.id}`, SALE);
  await submit(pageClient(), watched.watch.path, { action: 'number', number: 'zqcanary' });
  await seller.post('/api/feed', {});
  await seller.post('/api/wants', { leadId: lead.id, model: text('wanted'), city: text('wanted city') });
  await seller.patch('/api/yard', { address: text('yard'), pin: 'https://maps.google.com/?cid=zqcanary' });
  await seller.post('/api/texts', { title: text('title'), body: text('told') });
  await seller.post('/api/staff/invitations', { role: 'manager', forWhom: text('guest') });
  await seller.post('/api/issues', {
    message: text('broken'),
    path: `/${seller.user.username}`,
    stack: text('stack'),
  });
  await anonymous().post('/api/issues', { message: 'Broken', path: `/${seller.user.username}` });
  const upgrade = { plan: 'pro', duration: '1_month', email: seller.user.email };
  await seller.post('/api/subscription/upgrade-request', { ...upgrade, name: text('asks'), mobile: MOBILE });
  await order(seller, { plan: 'pro', gstin: GSTIN });

  // With others' vehicles, and others with theirs.
  const rc = await pretendRc(others.owner);
  const foreign = await publishVehicle(others.owner, { rcImageUrl: rc });
  const asking = await publishVehicle(others.owner);
  await others.owner.patch(`/api/vehicles/${asking.id}`, { republishPolicy: 'ask' });
  const { body: own } = await republish(seller, foreign.id, { customMobileNumber: MOBILE });
  const ref = { vehicleId: undefined, republishedVehicleId: own.id };
  await anonymous().post('/api/leads', { ...offer(''), ...ref, ...buyer });
  await seller.post(`/api/vehicles/${foreign.id}/rc-requests`);
  await seller.post(`/api/vehicles/${asking.id}/republish-requests`);
  const { body: page } = await republish(others.reseller, vehicle.id);
  const taken = { ...offer(''), vehicleId: undefined, republishedVehicleId: page.id };
  const { body: resellersLead } = await anonymous().post('/api/leads', taken);
  const { body: asked } = await others.reseller.post(`/api/vehicles/${vehicle.id}/rc-requests`);
  await seller.patch(`/api/rc-requests/${asked.id}`, { status: 'approved' });
  await others.reseller.get(rcImageUrl);

  const { buyerName, buyerMobile } = buyer;
  const { username } = seller.user;
  await writeAsStranger({ vehicleId: vehicle.id, username, report: text('report'), buyerName, buyerMobile });

  await workTogether(seller, others.owner, others.reseller);
  const answers = (owner: Seller, id: string, json: object) =>
    owner.send('PUT', `/api/vehicles/${id}/answerer`, { json });
  await answers(others.owner, foreign.id, { by: 'member', personId: seller.user.id });
  await answers(seller, other.id, { by: 'number', mobileNumber: MOBILE });
  await seller.post('/api/prints', { posters: [{ vehicleId: other.id, number: MOBILE }] });
  const listings = await pick(seller, [other.id]);
  const change = { kind: 'visibility', showInProfile: false };
  await bulk(seller, 'listings', { operation: newOperation(), vehicles: listings, change });

  // What operators see and do.
  await admin.get(`/api/admin/users/${seller.user.id}/full-details`);
  const { body: issues } = await admin.get('/api/admin/issues');
  for (const { id } of issues) await admin.patch(`/api/admin/issues/${id}`, { resolved: true });
  const { body: requests } = await admin.get('/api/admin/upgrade-requests');
  for (const { id } of requests) {
    await admin.patch(`/api/admin/upgrade-requests/${id}`, { status: 'contacted', notes: text('note') });
  }

  // Outside the database.
  for (const ref of [
    { vehicleId: vehicle.id },
    { republishedVehicleId: page.id },
    { republishedVehicleId: own.id },
  ]) {
    await anonymous().post('/api/views', ref);
  }
  await flushCounters();
  const media = r2Store(env.MEDIA);
  for (const key of [`vehicle/${vehicle.id}`, `republished/${page.id}`, `profile/${seller.user.username}`]) {
    await media.put(`cards/${key}/v.jpg`, new TextEncoder().encode(canary), 'image/jpeg');
  }
  const socket = await openSocket(seller);
  socket.send({ type: 'page_view', url: '/dashboard' });
  await admin.post(`/api/admin/users/${seller.user.id}/suspend`, { reason: text('reason') });
  await admin.post(`/api/admin/users/${seller.user.id}/restore`);
  await seller.post('/api/auth/login', { email: seller.user.email, password: PASSWORD }, device);
  await seller.put('/api/channels/settings/preference', { kind: 'rc', channel: 'push', enabled: false });
  await seller.put('/api/channels/settings/quiet-hours', { quietHours: { from: '22:00', to: '07:00' } });
  await seller.send('PUT', '/api/channels/devices', { json: pushSubscription(), ...device });
  const identity = { id: newId(Date.now()), issuer: 'https://id.example.test', subject: text('subject') };
  await db.insert(identities).values({ ...identity, userId: seller.user.id, createdAt: Date.now() });
  const stop = {
    userId: seller.user.id,
    channel: 'sms',
    reason: text('reason'),
    createdAt: Date.now(),
  } as const;
  await db.insert(deliveryStops).values(stop);
  return { vehicle, other, page, own, resellersLead, ...others };
}
