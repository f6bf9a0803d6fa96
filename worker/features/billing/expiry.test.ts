import { eq, lte, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { dateText } from '../../../schema/common/date-text';
import { accounts, planChanges } from '../../../schema/directory';
import { DEFAULT_PERMISSIONS } from '../../../schema/permissions/input';
import type { OwnVehicleDto, VehicleDto } from '../../../schema/vehicles/output';
import { deliverDueMessages } from '../../jobs/messages';
import { buy, DAY, movableTime, planOf, sellerAt } from '../../test/billing';
import { anonymous, db, publishVehicle, type Seller } from '../../test/factories';
import {
  deliverAt,
  messageCtx,
  messageSettings,
  newBrowser,
  received,
  texted,
} from '../../test/message-settings';
import { proWithNumber } from '../../test/messages';
import { queryPlan } from '../../test/query-plan';
import { systemCtx } from '../../test/system';
import { everywhere } from '../../test/tick';
import { endPlans } from './expiry.service';
import { listDueNotices, listEnded } from './plans.queries';

const titles = async (seller: Seller) =>
  (await seller.get('/api/notifications')).body
    .map(({ title }: { title: string }) => title)
    .filter((title: string) => title.includes('plan'));
const shown = async ({ id }: { id: string }) => (await anonymous().get(`/api/vehicles/${id}`)).status === 200;

async function subscribed(plan: 'growth' | 'pro' = 'growth', fields: Parameters<typeof sellerAt>[1] = {}) {
  const time = movableTime();
  const sent: string[] = [];
  const mailer = {
    send: async ({ subject }: { subject: string }) => {
      sent.push(subject);
    },
  };
  const seller = await sellerAt(time, fields);
  await buy(seller, { plan });
  const tick = async () => {
    const ctx = systemCtx({ ...time.overrides, mailer });
    await endPlans(ctx);
    await everywhere(deliverDueMessages, ctx);
  };
  return { time, seller, tick, sent, end: time.now + 31 * DAY };
}

describe('the end of a plan', () => {
  it('is announced five days and one day before and on the day, once each, by bell and mail', async () => {
    const { time, seller, tick, sent, end } = await subscribed();
    const told: number[] = [];
    for (const before of [6 * DAY, 5 * DAY, 4 * DAY, DAY, DAY / 2, 1, 0]) {
      time.now = end - before;
      await Promise.all([tick(), tick()]);
      told.push((await titles(seller)).length);
    }
    expect(told).toEqual([0, 1, 1, 2, 2, 2, 3]);
    const expected = [
      'Your Growth plan has ended',
      'Your Growth plan ends within a day',
      'Your Growth plan ends in 5 days',
    ];
    expect(await titles(seller)).toEqual(expected);
    expect(sent).toEqual([...expected].reverse());
    expect(await planOf(seller)).toEqual({ plan: 'starter', endsAt: null });
    expect(await db.select().from(planChanges).where(eq(planChanges.userId, seller.user.id))).toHaveLength(2);
  });

  it('is announced on every channel that was chosen, with the price in the currency that was paid and the link', async () => {
    const time = movableTime();
    const seller = await sellerAt(time, {
      ...proWithNumber(),
      plan: 'starter',
      permissions: DEFAULT_PERMISSIONS,
    });
    const browser = await newBrowser();
    await seller.put('/api/channels/devices', browser);
    await buy(seller);
    // The last payment says the currency.
    time.now += 1000;
    await buy(seller, { plan: 'pro', currency: 'USD' });
    const configured = seller.with({}, messageSettings() as never);
    for (const channel of ['sms', 'whatsapp']) {
      const chosen = { kind: 'plan', channel, enabled: true };
      expect((await configured.put('/api/channels/settings/preference', chosen)).status).toBe(200);
    }
    const end = (await planOf(seller)).endsAt ?? 0;
    time.now = end - 5 * DAY;
    await endPlans(messageCtx(time.now));
    await deliverAt(time.now);
    const path = '/subscription/pay?plan=pro&duration=1_month&currency=USD';
    const title = 'Your Pro plan ends in 5 days';
    const [mail] = await received(seller.user.email);
    expect(mail.subject).toBe(title);
    expect(mail.text).toContain(' costs $8.49 and');
    expect(mail.text).toContain(path);
    const [push] = await received(browser.endpoint);
    expect(push.payload).toMatchObject({ title, body: expect.stringContaining('$8.49'), url: path });
    const to = seller.user.mobileNumber?.replace('+', '') ?? '';
    const values = [
      'Pro',
      dateText(end),
      '$8.49',
      expect.stringMatching(/^https?:\/\/.*\/subscription\/pay\?/),
    ];
    expect(await texted(to)).toMatchObject([{ values }]);
    expect(await received(`whatsapp ${to}`)).toMatchObject([{ template: 'plan_ending', values }]);
  });

  it('is caught up after days without a job', async () => {
    const { time, seller, tick, end } = await subscribed();
    time.now = end - DAY / 2;
    await tick();
    expect(await titles(seller)).toEqual(['Your Growth plan ends within a day']);
    time.now = end + 20 * DAY;
    await tick();
    await tick();
    expect((await titles(seller))[0]).toBe('Your Growth plan has ended');
    expect(await titles(seller)).toHaveLength(2);
  });

  it('is announced again if it moves', async () => {
    const { time, seller, tick, end } = await subscribed();
    time.now = end - 5 * DAY;
    await tick();
    await buy(seller);
    await tick();
    time.now = end + 26 * DAY;
    await tick();
    expect(await titles(seller)).toHaveLength(2);
    expect((await planOf(seller)).endsAt).toBe(end + 31 * DAY);
  });

  it('takes effect at once for signed-in people, before any job runs', async () => {
    const { time, seller, end } = await subscribed();
    time.now = end - 1;
    expect((await seller.get('/api/auth/user')).body.subscriptionPlan).toBe('growth');
    time.now = end;
    expect((await seller.get('/api/auth/user')).body).toMatchObject({
      subscriptionPlan: 'starter',
      subscriptionEndsAt: null,
    });
  });

  it('hides listings beyond the limit, newest first, and shows them again when possible', async () => {
    const { time, seller, tick, end } = await subscribed();
    const cars: VehicleDto[] = [];
    for (let count = 0; count < 6; count++) {
      time.now += 1000;
      cars.push(await publishVehicle(seller));
    }
    const visible = () => Promise.all(cars.map(shown));
    time.now = end;
    await tick();
    expect(await visible()).toEqual([true, true, true, false, false, false]);
    const own = (await seller.get('/api/vehicles')).body.map((car: OwnVehicleDto) => car.hiddenReason);
    expect(own).toEqual(['plan', 'plan', 'plan', null, null, null]);
    await seller.patch(`/api/vehicles/${cars[1]?.id}/status`, { status: 'sold' });
    expect(await visible()).toEqual([true, true, true, true, false, false]);
    await seller.delete(`/api/vehicles/${cars[0]?.id}`);
    expect(await visible()).toEqual([false, true, true, true, true, false]);
    expect((await seller.get('/api/vehicles')).body).toHaveLength(5);
    await buy(seller);
    expect(await visible()).toEqual([false, true, true, true, true, true]);
  });

  it('leaves a public profile up for seven days', async () => {
    const username = `dealer-${Date.now()}`;
    const { time, seller, tick, end } = await subscribed('pro', { username });
    const isUp = async () => (await seller.get(`/api/profile/${username}`)).status;
    time.now = end + 2 * DAY;
    await tick();
    expect(await isUp()).toBe(200);
    time.now = end + 7 * DAY;
    expect(await isUp()).toBe(404);
    const [row] = await db.select().from(accounts).where(eq(accounts.id, seller.user.id));
    expect(row).toMatchObject({ subscriptionPlan: 'starter', profileGraceUntil: end + 7 * DAY });
    await buy(seller, { plan: 'pro' });
    const [again] = await db.select().from(accounts).where(eq(accounts.id, seller.user.id));
    expect(again?.profileGraceUntil).toBeNull();
  });

  it('works for many at once after a long outage', async () => {
    const { time, seller, tick, end } = await subscribed();
    await db.run(sql`insert into accounts (id, email, first_name, last_name, subscription_plan, subscription_ends_at,
        expiry_notice_at, created_at, updated_at)
      with recursive n(value) as (select 1 union all select value + 1 from n where value < 120)
      select value || id, value || email, 'A', 'B', 'growth', subscription_ends_at, expiry_notice_at, 1, 1
      from accounts, n where id = ${seller.user.id}`);
    time.now = end;
    await tick();
    expect(await db.select().from(accounts).where(lte(accounts.subscriptionEndsAt, end))).toEqual([]);
  });

  it('is found by an index', async () => {
    const plans = [...(await queryPlan(listEnded(db, 1, 5))), ...(await queryPlan(listDueNotices(db, 1, 5)))];
    expect(plans).toEqual([
      expect.stringContaining('USING INDEX accounts_by_plan_end'),
      expect.stringContaining('USING INDEX accounts_by_expiry_notice'),
      expect.any(String),
      expect.stringContaining('USING INDEX payments_by_user'),
    ]);
  });
});
