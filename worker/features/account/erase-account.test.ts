import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accounts, activityLogs, paymentRecords } from '../../../schema/directory';
import { notifications } from '../../../schema/shard';
import { CLAIM_MS } from '../../../schema/upi/input';
import { deliverDueMessages } from '../../jobs/messages';
import { buy, order } from '../../test/billing';
import { everything } from '../../test/everything';
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
} from '../../test/factories';
import { systemCtx } from '../../test/system';
import { everywhere } from '../../test/tick';
import { findTraces } from '../../test/traces';
import { claim, importStatement, upiOrder, utrOf } from '../../test/upi';
import { liveWholly, NUMBERS, putProfile } from '../../test/whole-life';
import { lapseClaims } from '../billing/claims.service';
import { eraseAccounts } from './erase-account';

/**
 * Part of every text of one person. The first letter occurs nowhere else, so that even a fragment is found.
 */
const CANARY = 'ƶqcanary';
const HOUR = 3_600_000;

const later = (ms: number) => ({ clock: { now: () => Date.now() + ms } });
async function run(overrides = {}) {
  const ctx = systemCtx({ ...later(2 * 60_000), ...overrides });
  await eraseAccounts(ctx);
  await everywhere(deliverDueMessages, ctx);
}
const erase = (seller: Seller) =>
  seller.post('/api/account/erase', { email: seller.user.email, password: PASSWORD });

const canarySeller = () =>
  asSeller({
    plan: 'pro',
    subscriptionEndsAt: Date.now() + 720 * HOUR,
    email: `zqcanary-${Math.random().toString(36).slice(2, 8)}@example.test`,
    username: `zqcanary-${Math.random().toString(36).slice(2, 8)}`,
  });
const words = ({ user }: Seller) => [
  CANARY,
  'zqcanary',
  ...NUMBERS,
  Buffer.from('ƶ').toString('latin1'),
  user.email,
];

describe('an erased account', () => {
  it('leaves nothing of its person: no row, no file, no session, no object', async () => {
    const seller = await canarySeller();
    const { vehicle, page, own, resellersLead, owner, reseller } = await liveWholly(seller, CANARY);
    const before = await findTraces(...words(seller));
    for (const place of ['DOCS', 'LIVE_HUB', 'MEDIA', 'SESSIONS']) {
      const found = await findTraces(
        ...words(seller),
        seller.user.id,
        vehicle.id,
        own.id,
        page.id,
        'a certificate',
      );
      expect(found).toContain(place);
    }
    expect(before).toContain('accounts_search_data.block');
    expect(before.filter((place) => place.includes('.')).length).toBeGreaterThan(30);

    expect((await erase(seller)).status).toBe(202);
    await run();

    // What development stores instead of sending a mail is the only exception.
    const left = await findTraces(...words(seller));
    expect(left.filter((place) => !place.startsWith('dev_mails.'))).toEqual([]);
    // Who did what to which account stays on record, without anything that identifies the person.
    const ids = await findTraces(seller.user.id);
    expect(ids.filter((place) => !place.startsWith('dev_mails.'))).toEqual([
      'activity_logs.entity_id',
      'activity_logs.user_id',
      'demo_intents.user_id',
    ]);
    const listings = await findTraces(vehicle.id, own.id, page.id);
    expect(listings.filter((place) => !/^(activity_logs|dev_mails)\./.test(place))).toEqual(
      [
        'leads.listing_id',
        'leads.republished_vehicle_id',
        'leads.vehicle_id',
        'lead_offers.listing_id',
        'notifications.related_entity_id',
      ].sort(),
    );

    // The reseller keeps their own lead, and is told why their page has ended.
    expect((await reseller.get(`/api/leads/${resellersLead.id}`)).body).toMatchObject({
      buyerName: 'Test Buyer',
      vehicleName: null,
    });
    const { body: told } = await reseller.get('/api/notifications');
    expect(told.map(({ title }: { title: string }) => title)).toEqual([
      'A page that you republished has ended',
      'New offer',
    ]);
    expect((await reseller.get('/api/republished-vehicles')).body).toEqual([]);
    expect((await owner.get('/api/vehicles')).body).toHaveLength(2);
    expect((await anonymous().get(`/api/vehicles/${vehicle.id}`)).status).toBe(404);
  });

  it('is confirmed by mail, and its address can sign up again', async () => {
    const seller = await asSeller();
    await erase(seller);
    await run();
    const { body: mails } = await anonymous().get('/dev/outbox', { headers: { accept: 'application/json' } });
    const mail = mails.find(({ to }: { to: string }) => to === seller.user.email);
    expect(mail).toMatchObject({ kind: 'account_erased' });
    expect(await db.select().from(accounts).where(eq(accounts.id, seller.user.id))).toEqual([]);
    const person = { email: seller.user.email, password: PASSWORD, firstName: 'A', lastName: 'B' };
    expect((await anonymous().post('/api/auth/register', person)).status).toBe(202);
    const [row] = await db.select().from(accounts).where(eq(accounts.email, seller.user.email));
    expect(row?.id).not.toBe(seller.user.id);
  });

  it('keeps of its payments what the law requires, in an anonymous row', async () => {
    const seller = await canarySeller();
    const { paymentId } = await buy(seller, { plan: 'pro' });
    await order(seller, { plan: 'pro', duration: '1_year' });
    await putProfile(seller, { firstName: 'Ƶqpaid', lastName: 'Rao', accountType: 'personal' });
    await erase(seller);
    await run();
    const [row] = await db.select().from(accounts).where(eq(accounts.id, seller.user.id));
    expect(row).toMatchObject({
      email: null,
      username: null,
      firstName: 'Erased',
      mobileNumber: null,
      password: null,
      isActive: false,
      erasedAt: expect.any(Number),
    });
    const payments = await db.select().from(paymentRecords).where(eq(paymentRecords.userId, seller.user.id));
    expect(payments).toMatchObject([
      { id: paymentId, status: 'succeeded', gatewayResponse: null, buyerGstin: null, idempotencyKey: null },
    ]);
    expect(payments[0]?.invoiceParties).toMatchObject({ buyer: { email: seller.user.email } });
    const left = await findTraces(seller.user.email, 'Ƶqpaid');
    expect(left.filter((place) => !place.startsWith('dev_mails.'))).toEqual([
      'payment_records.invoice_parties',
    ]);
    // Marked for erasure, but the job is not run again.
    await run(later(48 * HOUR));
    expect(await db.select().from(accounts).where(eq(accounts.id, seller.user.id))).toEqual([row]);
  });
});

describe('while an account is being erased', () => {
  it('is closed at once: signed out everywhere, pages gone, sign-in refused', async () => {
    const seller = await asSeller({
      plan: 'pro',
      username: `closed-${Math.random().toString(36).slice(2, 8)}`,
    });
    const elsewhere = await asSeller();
    await elsewhere.post('/api/auth/login', { email: seller.user.email, password: PASSWORD });
    const { id } = await publishVehicle(seller);
    const { body: page } = await republish(await asSeller({ plan: 'pro' }), id);
    await erase(seller);
    expect((await seller.get('/api/auth/user')).status).toBe(401);
    expect((await elsewhere.get('/api/auth/user')).status).toBe(401);
    expect((await anonymous().get(`/api/vehicles/${id}`)).status).toBe(410);
    expect((await anonymous().get(`/api/republished-vehicles/${page.id}`)).status).toBe(410);
    expect((await anonymous().get(`/api/profile/${seller.user.username}`)).status).toBe(404);
    const login = { email: seller.user.email, password: PASSWORD };
    expect((await anonymous().post('/api/auth/login', login)).status).toBe(401);
    const admin = await asAdmin();
    await admin.post(`/api/admin/users/${seller.user.id}/restore`);
    expect((await anonymous().post('/api/auth/login', login)).status).toBe(401);
    expect((await anonymous().post('/api/leads', offer(id))).status).toBe(410);
    await run();
  });

  it('waits a minute for requests in progress', async () => {
    const seller = await asSeller();
    await erase(seller);
    await run(later(30_000));
    expect(await db.select().from(accounts).where(eq(accounts.id, seller.user.id))).toHaveLength(1);
    await run();
    expect(await db.select().from(accounts).where(eq(accounts.id, seller.user.id))).toEqual([]);
  });

  it('waits for the result of a UPI payment that was named, and keeps one that has arrived', async () => {
    const [found, lost] = [await asSeller(), await asSeller()];
    const utr = utrOf();
    for (const seller of [found, lost]) {
      const { paymentId } = await upiOrder(seller);
      await claim(seller, paymentId, seller === found ? utr : utrOf());
      expect((await seller.get('/api/account')).body.paymentCheckedUntil).toEqual(expect.any(String));
      await erase(seller);
      expect((await seller.get('/api/auth/user')).status).toBe(401);
    }
    const left = async ({ user }: Seller) =>
      (await db.select().from(accounts).where(eq(accounts.id, user.id))).map(
        ({ erasedAt }) => erasedAt !== null,
      );
    const later72 = later(CLAIM_MS);
    await run(later(CLAIM_MS - HOUR));
    expect([await left(found), await left(lost)]).toEqual([[false], [false]]);

    await importStatement(await asAdmin(), [{ utr, amountMinor: 236_00, day: null }]);
    await run();
    // Paid: an anonymous row with its invoice stays.
    expect([await left(found), await left(lost)]).toEqual([[true], [false]]);
    const kept = await db.select().from(paymentRecords).where(eq(paymentRecords.userId, found.user.id));
    expect(kept).toMatchObject([{ status: 'succeeded', invoiceNumber: expect.any(Number) }]);

    await lapseClaims(systemCtx(later72));
    await run(later72);
    expect(await left(lost)).toEqual([]);
    expect(await db.select().from(paymentRecords).where(eq(paymentRecords.userId, lost.user.id))).toEqual([]);
  });

  it.each(['media', 'docs', 'sessions', 'live', 'viewCounts'] as const)(
    'a failure of %s leaves it to the next run, which completes it',
    async (part) => {
      const seller = await asSeller({ plan: 'pro' });
      const { id } = await publishVehicle(seller, {
        images: await uploadImages(seller),
        rcImageUrl: await pretendRc(seller),
      });
      if (part === 'viewCounts') await republish(await asSeller({ plan: 'pro' }), id);
      await erase(seller);
      const down = () => Promise.reject(new Error(`${part} is down`));
      const broken = new Proxy({}, { get: () => down });
      await run({ [part]: broken });
      expect(await db.select().from(accounts).where(eq(accounts.id, seller.user.id))).toHaveLength(1);
      await Promise.all([run(), run()]);
      expect(await findTraces(seller.user.email)).not.toContain('accounts.email');
      // Development mails contain the vehicle owner's id in their links; production has no such table.
      const places = (await findTraces(seller.user.id)).filter(
        (place) => !/^(activity_logs|dev_mails)\b/.test(place),
      );
      expect(places).toEqual([]);
    },
  );

  it('does not wait for the mail, whose address is deleted once it has left, or after a day of trying', async () => {
    const seller = await asSeller();
    await erase(seller);
    const mailer = { send: () => Promise.reject(new Error('no mail')) };
    await run({ mailer });
    expect(await findTraces(seller.user.email)).toEqual(['messages.recipient']);
    await run({ mailer, ...later(23 * HOUR) });
    expect(await findTraces(seller.user.email)).toEqual(['messages.recipient']);
    await run({ mailer, ...later(25 * HOUR) });
    expect(await findTraces(seller.user.email)).toEqual([]);
  });

  it('continues where a run has ended, however much there is', async () => {
    const seller = await asSeller();
    await everything
      .prepare(
        `insert into notifications (id, user_id, kind, "values", related_entity_id, is_read, created_at)
        select lower(hex(randomblob(16))), ?, 'owner_left', '{}', '', 0, 1 from json_each(?)`,
      )
      .bind(seller.user.id, JSON.stringify(Array.from({ length: 1200 }, (_, index) => index)))
      .run();
    await everything
      .prepare(
        `insert into activity_logs (id, user_id, action, entity_type, entity_id, description, created_at)
        select lower(hex(randomblob(16))), ?, 'test', 'vehicle', 'v', 'Much', 1 from json_each(?)`,
      )
      .bind(seller.user.id, JSON.stringify(Array.from({ length: 501 }, (_, index) => index)))
      .run();
    await erase(seller);
    await run();
    const log = await db.select().from(activityLogs).where(eq(activityLogs.userId, seller.user.id));
    expect(new Set(log.map(({ description }) => description))).toEqual(new Set(['Erased']));
    expect(log.length).toBeGreaterThan(500);
    expect(await db.select().from(notifications).where(eq(notifications.userId, seller.user.id))).toEqual([]);
    expect(await db.select().from(accounts).where(eq(accounts.id, seller.user.id))).toEqual([]);
  });
});
