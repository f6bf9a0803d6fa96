import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import decision from '../../docs/decisions/shards.md?raw';
import { pushDevices } from '../../schema/shard';
import { EFFECTS } from '../features/effects';
import { digest } from '../test/digest';
import { effectsLeft, kindsLeft, later, losing, storeAgain } from '../test/effects';
import {
  asAdmin,
  asSeller,
  changeUser,
  db,
  pretendRc,
  publishVehicle,
  republish,
  uniqueMobile,
} from '../test/factories';
import { submit } from '../test/html-forms';
import { pageClient } from '../test/pages';
import { pushSubscription } from '../test/push';
import { letIn } from '../test/staff';
import { systemCtx } from '../test/system';
import { everywhere } from '../test/tick';
import { settleDueEffects } from './effects.service';

/** The job applies what was left; applying it again, in any order, changes nothing. */
async function settleTwice(): Promise<void> {
  const lost = await effectsLeft();
  await everywhere(settleDueEffects, later());
  expect(await kindsLeft()).toEqual([]);
  const once = await digest();
  await storeAgain(lost);
  await everywhere(settleDueEffects, later());
  expect(await kindsLeft()).toEqual([]);
  expect(await digest()).toEqual(once);
}

/** An owner and a reseller in different databases. */
async function apart() {
  const [owner, reseller] = [await asSeller({ shard: 0 }), await asSeller({ shard: 1, plan: 'pro' })];
  const vehicle = await publishVehicle(owner, { name: 'Crossing Creta' });
  return { owner, reseller, vehicle };
}

const titlesOf = async (seller: Awaited<ReturnType<typeof asSeller>>) =>
  (await seller.get('/api/notifications')).body.map(({ title }: { title: string }) => title);

it('a deleted vehicle ends its page in the other database at once', async () => {
  const { owner, reseller, vehicle } = await apart();
  await republish(reseller, vehicle.id);
  expect((await owner.delete(`/api/vehicles/${vehicle.id}`)).status).toBeLessThan(300);
  expect(await kindsLeft()).toEqual([]);
  expect((await reseller.get('/api/republished-vehicles')).body).toMatchObject([{ status: 'ended' }]);
});

const COPIED = {
  profileVersion: 0,
  mobileNumber: null,
  phoneVerified: 0,
  email: null,
  authMethod: 'email',
  permissions: null,
  permissionsGrantedAt: null,
  sessionEpoch: 0,
} as const;

describe('an effect that its request could not apply', () => {
  it('is applied by the job: a plan', async () => {
    const [admin, seller] = [await asAdmin(), await asSeller({ shard: 1 })];
    const { status } = await admin
      .with({}, losing('account'))
      .post('/api/admin/user-plan', { userId: seller.user.id, plan: 'pro', duration: '1_month' });
    expect(status).toBe(200);
    expect(await kindsLeft()).toEqual(['account']);
    await settleTwice();
    expect((await seller.get('/api/auth/user')).body.subscriptionPlan).toBe('pro');
    expect((await titlesOf(seller)).length).toBe(1);
  });

  it('is applied by the job: a profile', async () => {
    const [admin, seller] = [await asAdmin(), await asSeller({ shard: 1 })];
    const { body } = await seller.with({}, losing('profile')).send('PUT', '/api/auth/user/profile', {
      json: { firstName: 'Crossed', lastName: 'Over', accountType: 'personal' },
    });
    expect(body.firstName).toBe('Crossed');
    expect(await kindsLeft()).toEqual(['profile']);
    await settleTwice();
    expect((await admin.get(`/api/admin/users/${seller.user.id}/full-details`)).body.user.firstName).toBe(
      'Crossed',
    );
  });

  it('is applied by the job: a verified number, unless it has changed since', async () => {
    for (const isChanged of [false, true]) {
      const seller = await asSeller({ shard: 1 });
      const phone = { phoneNumber: uniqueMobile(), countryCode: '+91' };
      const { otp } = (await seller.post('/api/auth/send-otp', phone)).body;
      const down = seller.with({}, losing('phone'));
      expect((await down.post('/api/auth/verify-otp', { ...phone, otp })).status).toBe(200);
      expect(await kindsLeft()).toEqual(['phone']);
      if (isChanged) await changeUser(seller.user.id, { mobileNumber: '+919999900000' });
      await settleTwice();
      expect((await seller.get('/api/auth/user')).body).toMatchObject(
        isChanged
          ? { mobileNumber: '+919999900000', phoneVerified: false }
          : { mobileNumber: `+91${phone.phoneNumber}`, phoneVerified: true },
      );
    }
  });

  it('is applied by the job: an operator’s browser whose session has ended gets no push messages', async () => {
    const seller = await asSeller({ shard: 1, isAdmin: true });
    await seller.put('/api/channels/devices', pushSubscription());
    const devices = () => db.select().from(pushDevices).where(eq(pushDevices.userId, seller.user.id));
    expect(await devices()).toHaveLength(1);
    const { status } = await seller.with({}, losing('sessions')).post('/api/logout');
    expect(status).toBeLessThan(400);
    expect(await kindsLeft()).toEqual(['sessions']);
    await settleTwice();
    expect(await devices()).toEqual([]);
  });

  it('is applied by the job: a log line', async () => {
    const [admin, seller] = [await asAdmin(), await asSeller({ shard: 1 })];
    await publishVehicle(Object.assign(seller.with({}, losing('activity')), { user: seller.user }));
    expect(await kindsLeft()).toEqual(['activity']);
    await settleTwice();
    const { body } = await admin.get('/api/admin/activity-feed?limit=1');
    expect(body[0]).toMatchObject({ userId: seller.user.id, action: 'vehicle_created' });
  });

  it('is applied by the job: a page waiting for its grant, which is not visible before', async () => {
    const { owner, reseller, vehicle } = await apart();
    const answer = await republish(reseller.with({}, losing('republish')), vehicle.id);
    expect(answer.status).toBe(503);
    expect(await kindsLeft()).toEqual(['republish']);
    expect((await reseller.get('/api/republished-vehicles')).body).toEqual([]);
    expect((await republish(reseller, vehicle.id)).status).toBe(409);
    await settleTwice();
    const [page] = (await reseller.get('/api/republished-vehicles')).body;
    expect((await owner.get(`/api/republished-vehicles/${page.id}`)).status).toBe(200);
    expect(await titlesOf(owner)).toEqual(['Test Seller offers your Crossing Creta']);
  });

  it('is applied by the job: a refused page leaves nothing', async () => {
    const { owner, reseller, vehicle } = await apart();
    await republish(reseller.with({}, losing('republish')), vehicle.id);
    await owner.patch(`/api/vehicles/${vehicle.id}`, { republishPolicy: 'deny' });
    await settleTwice();
    expect((await reseller.get('/api/republished-vehicles')).body).toEqual([]);
    const { results } = await db.$client
      .prepare('select count from usage_tracking where user_id = ?')
      .bind(reseller.user.id)
      .all();
    expect(results).toEqual([{ count: 0 }]);
    expect(await titlesOf(owner)).toEqual([]);
  });

  it('is applied by the job: an excluded republisher’s page is closed at once', async () => {
    const { owner, reseller, vehicle } = await apart();
    const { body: page } = await republish(reseller, vehicle.id);
    const cut = owner.with({}, losing('grant'));
    expect((await cut.delete(`/api/vehicles/${vehicle.id}/republished/${page.id}`)).status).toBeLessThan(300);
    expect((await owner.get(`/api/republished-vehicles/${page.id}`)).status).toBe(410);
    expect(await kindsLeft()).toContain('grant');
    await settleTwice();
    expect((await reseller.get('/api/republished-vehicles')).body).toMatchObject([
      { status: 'ended', endedReason: 'cut_off' },
    ]);
    expect(await titlesOf(reseller)).toEqual(['Your page of Crossing Creta has ended']);
  });

  it('is applied by the job: a page that was taken down releases its grant', async () => {
    const { reseller, vehicle } = await apart();
    const { body: page } = await republish(reseller, vehicle.id);
    await reseller.with({}, losing('withdrawn')).delete(`/api/republished-vehicles/${page.id}`);
    expect(await kindsLeft()).toEqual(['withdrawn']);
    // The new page ends the old grant, even if the owner's shard was not told of the withdrawal.
    expect((await republish(reseller, vehicle.id)).status).toBe(201);
    await settleTwice();
    expect((await reseller.get('/api/republished-vehicles')).body).toHaveLength(1);
  });

  it('is applied by the job: a request and its answer', async () => {
    const [owner, asker] = [await asSeller({ shard: 0 }), await asSeller({ shard: 1 })];
    const { id } = await publishVehicle(owner, { rcImageUrl: await pretendRc(owner) });
    const down = losing('request');
    const { body } = await asker.with({}, down).post(`/api/vehicles/${id}/rc-requests`);
    expect(
      (await owner.with({}, down).patch(`/api/rc-requests/${body.id}`, { status: 'approved' })).status,
    ).toBe(200);
    expect(await kindsLeft()).toEqual(['request', 'request']);
    await settleTwice();
    expect(await titlesOf(asker)).toEqual(['You may see the RC']);
  });

  it('is applied by the job: a membership', async () => {
    const [owner, person] = [await asSeller({ shard: 0 }), await asSeller({ shard: 1 })];
    const down = losing('membership');
    await letIn(Object.assign(owner.with({}, down), { user: owner.user }), person.with({}, down), 'manager');
    expect(await kindsLeft()).toEqual(['membership', 'membership']);
    expect((await person.get('/api/staff/workplaces')).body).toEqual([]);
    await settleTwice();
    expect((await person.get('/api/staff/workplaces')).body).toMatchObject([
      { sellerId: owner.user.id, role: 'manager' },
    ]);
  });

  it('is applied by the job: a listing hidden by operators', async () => {
    const admin = await asAdmin();
    const owner = await asSeller({ shard: 1 });
    const { id } = await publishVehicle(owner);
    await submit(pageClient(), `/vehicle/${id}/report`, { reason: 'other' });
    const [report] = (await admin.get('/api/admin/reports')).body;
    const down = losing('report');
    expect(
      (
        await admin
          .with({}, down)
          .patch(`/api/admin/reports/${report.id}`, { status: 'hidden', reason: 'Stolen' })
      ).status,
    ).toBe(200);
    expect(await kindsLeft()).toEqual(['report']);
    await settleTwice();
    expect((await admin.get(`/api/vehicles/${id}`)).status).toBe(404);
  });
});

describe('versions of an account', () => {
  it('are ordered: an older one that arrives late changes nothing', async () => {
    const seller = await asSeller({ shard: 1 });
    const account = {
      id: seller.user.id,
      firstName: 'Test',
      lastName: 'Seller',
      username: null,
      endsAt: null,
      graceUntil: null,
      isActive: 1,
      erasingAt: null,
      createdAt: 0,
      ...COPIED,
      notice: null,
    };
    await changeUser(seller.user.id, {});
    await EFFECTS.account.apply(systemCtx(), { ...account, version: 7, plan: 'pro' }, 'late:account');
    await EFFECTS.account.apply(systemCtx(), { ...account, version: 6, plan: 'starter' }, 'early:account');
    const { results } = await db.$client
      .prepare('select subscription_plan from sellers where id = ?')
      .bind(seller.user.id)
      .all();
    expect(results).toEqual([{ subscription_plan: 'pro' }]);
  });
});

it('for a seller whose shard this release does not know are stored nowhere, and tried again', async () => {
  const seller = await asSeller();
  const account = { id: seller.user.id.replace(/...$/, 'fff'), version: 1, firstName: 'A', lastName: 'B' };
  const rest = { username: null, plan: 'pro', endsAt: null, graceUntil: null, isActive: 1 } as const;
  const apply = EFFECTS.account.apply(
    systemCtx(),
    { ...account, ...rest, ...COPIED, erasingAt: null, createdAt: 0, notice: null },
    'early:account',
  );
  await expect(apply).rejects.toMatchObject({ kind: 'unavailable' });
});

it('every crossing is in docs/decisions/shards.md', () => {
  const rows = Object.entries(EFFECTS).map(
    ([kind, { from, to, does, once, order }]) =>
      `| ${kind} | ${from} → ${to} | ${does} | ${once} | ${order} |`,
  );
  expect(decision.split('\n').filter((line) => /^\| \w+ \| (directory|shard) /.test(line))).toEqual(rows);
});
