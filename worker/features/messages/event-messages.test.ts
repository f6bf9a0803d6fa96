import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { leads, messages } from '../../../schema/shard';
import { settleDueEffects } from '../../effects/effects.service';
import { buy } from '../../test/billing';
import { later } from '../../test/effects';
import {
  anonymous,
  asAdmin,
  asSeller,
  db,
  offer,
  pretendRc,
  publishVehicle,
  republish,
  type Seller,
} from '../../test/factories';
import { withLead } from '../../test/leads';
import { messageSettings, received, withBrowser } from '../../test/message-settings';
import { pushSubscription } from '../../test/push';
import { report } from '../../test/report';
import { saveViews } from '../../test/saved-views';
import { soon } from '../../test/soon';
import { systemCtx } from '../../test/system';
import { everywhere, inShards } from '../../test/tick';
import { notifyDueFollowUps } from '../leads/follow-ups.service';

/** After the job, which does what a request on a busy machine could not do in time. */
const told = async ({ user }: Pick<Seller, 'user'>) => {
  await everywhere(settleDueEffects, later());
  const rows = await db.select().from(messages).where(eq(messages.userId, user.id));
  return rows.map(({ kind, channel }) => `${kind} ${channel}`).sort();
};
const withDevice = async (seller: Seller) => {
  await seller.put('/api/channels/devices', pushSubscription());
  return seller;
};

it('a request for an RC reaches the owner, and its answer the requester', async () => {
  const [owner, asker] = [await withDevice(await asSeller()), await asSeller()];
  const { id } = await publishVehicle(owner, { rcImageUrl: await pretendRc(owner) });
  const { body } = await asker.with({}, messageSettings() as never).post(`/api/vehicles/${id}/rc-requests`);
  expect(await told(owner)).toEqual(['rc mail', 'rc push']);
  const [mail] = await received(owner.user.email);
  expect(mail.subject).toBe('Somebody asks for your RC');
  expect(mail.text).toContain('http://localhost/dashboard#requests');
  await owner.patch(`/api/rc-requests/${body.id}`, { status: 'approved' });
  expect(await told(asker)).toEqual(['rc mail']);
});

it('nothing is pushed to somebody whose only device was removed', async () => {
  const [owner, asker] = [await withDevice(await asSeller()), await asSeller()];
  const [device] = (await owner.get('/api/channels/settings')).body.devices;
  await owner.delete(`/api/channels/devices/${device.id}`);
  const { id } = await publishVehicle(owner, { rcImageUrl: await pretendRc(owner) });
  await asker.post(`/api/vehicles/${id}/rc-requests`);
  expect(await told(owner)).toEqual(['rc mail']);
});

it('republishing reaches the owner, and its end each republisher, in the batch of the sale', async () => {
  const [owner, reseller] = [await asSeller(), await withDevice(await asSeller({ plan: 'pro' }))];
  const { id } = await publishVehicle(owner);
  await republish(reseller, id);
  expect(await told(owner)).toEqual(['republish mail']);
  await owner.delete(`/api/vehicles/${id}`);
  expect(await told(reseller)).toEqual(['republish mail', 'republish push']);
});

it('a due follow-up is pushed, and mailed only to those who want that', async () => {
  const { seller, id } = await withLead();
  await withDevice(seller);
  await db.delete(messages).where(eq(messages.userId, seller.user.id));
  await db.update(leads).set({ followUpAt: 1 }).where(eq(leads.id, id));
  for (let run = 0; run < 2; run++) await inShards(notifyDueFollowUps, systemCtx());
  expect(await told(seller)).toEqual(['follow_up push']);
});

it('a payment has a receipt, a plan change is mailed, a milestone stays in the bell', async () => {
  const seller = await withDevice(await asSeller());
  await buy(seller);
  expect(await told(seller)).toEqual(['payment mail']);
  const admin = await asAdmin();
  await admin.post('/api/admin/user-plan', { userId: seller.user.id, plan: 'pro', duration: '1_month' });
  expect(await told(seller)).toEqual(['payment mail', 'plan mail', 'plan push']);
  const { id } = await publishVehicle(seller);
  expect(await saveViews(seller.user.id, id, [{ day: '2026-11-22', views: 12 }])).toHaveLength(1);
  expect(await told(seller)).toHaveLength(3);
});

const took: number[] = [];

it('an offer reaches the mail provider and the push service within two seconds of its answer', async () => {
  const { seller, browser } = await withBrowser();
  const { id } = await publishVehicle(seller);
  for (let round = 0; round < 10; round++) {
    const now = Date.now() + round * 11 * 60_000;
    let answered = 0;
    await anonymous()
      .with({ clock: { now: () => now } }, messageSettings() as never)
      .whenAnswered(() => {
        answered = performance.now();
      })
      .post('/api/leads', offer(id, { offerPrice: `${450_000 + round}` }));
    await soon(async () => {
      const [mails, pushes] = [await received(seller.user.email), await received(browser.endpoint)];
      expect([mails.length, pushes.length]).toEqual([round + 1, round + 1]);
    });
    took.push(Math.round(performance.now() - answered));
  }
  expect(Math.max(...took)).toBeLessThan(2000);
});

afterAll(() =>
  report('Offer acknowledged to mail and push handed over', { 'ms, ten offers': took.join(' ') }),
);
