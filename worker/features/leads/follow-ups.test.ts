import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { leads, notifications } from '../../../schema/shard';
import {
  anonymous,
  asSeller,
  db,
  offer,
  pretendPage,
  publishVehicle,
  type Seller,
} from '../../test/factories';
import { withLead } from '../../test/leads';
import { queryPlan } from '../../test/query-plan';
import { tick } from '../../test/tick';
import { listDueFollowUps } from './follow-ups.queries';

const DAY = 86_400_000;

describe('a follow-up', () => {
  const told = async (seller: Seller) =>
    (await seller.get('/api/notifications')).body.filter(
      ({ kind }: { kind: string }) => kind === 'follow_up_due',
    );
  const due = (id: string, followUpAt = Date.now() - 1) =>
    db.update(leads).set({ followUpAt }).where(eq(leads.id, id));

  it('notifies once when it is due, however often the job runs', async () => {
    const { seller, vehicle, id, change } = await withLead();
    await change({ followUpAt: new Date(Date.now() + DAY).toISOString() });
    await tick();
    expect(await told(seller)).toEqual([]);
    await due(id);
    await Promise.all([tick(), tick()]);
    await tick();
    expect(await told(seller)).toEqual([
      expect.objectContaining({ title: 'Time to follow up', message: vehicle.name, relatedEntityId: id }),
    ]);
  });

  it('names the vehicle of the republished page that the offer was made on', async () => {
    const [owner, reseller] = [await asSeller(), await asSeller()];
    const pages: string[] = [];
    for (const name of ['Before it', 'Wanted', 'After it'])
      pages.push(await pretendPage(await publishVehicle(owner, { name }), reseller));
    const { body } = await anonymous().post('/api/leads', {
      ...offer(''),
      vehicleId: undefined,
      republishedVehicleId: pages[1],
    });
    await due(body.id);
    await tick();
    expect(await told(reseller)).toMatchObject([{ message: 'Wanted', relatedEntityId: body.id }]);
  });

  it('notifies again if it is set again', async () => {
    const { seller, id, change } = await withLead();
    await due(id);
    await tick();
    await change({ followUpAt: new Date(Date.now() + DAY).toISOString() });
    await due(id);
    await tick();
    expect(await told(seller)).toHaveLength(2);
  });

  it('notifies after days without a job, however many are due', async () => {
    const { seller, id } = await withLead();
    await db.run(sql`insert into leads (id, vehicle_id, listing_id, owner_id, buyer_mobile, offer_price_minor,
        offer_currency, follow_up_at, last_offer_id, last_offer_at, created_at, updated_at)
      with recursive n(value) as (select 1 union all select value + 1 from n where value < 149)
      select value || id, vehicle_id, listing_id, owner_id, '+91' || (7000000000 + value), 1, 'INR', 1,
        value || id, 1, 1, 1
      from leads, n where id = ${id}`);
    await due(id, Date.now() - 9 * DAY);
    await tick();
    await tick();
    const rows = await db.select().from(notifications).where(eq(notifications.userId, seller.user.id));
    expect(rows.filter(({ kind }) => kind === 'follow_up_due')).toHaveLength(150);
  });

  it('without a time notifies at ten in the morning in India, never for a past day', async () => {
    const { seller, id } = await withLead();
    const late = seller.at(Date.parse('2026-12-01T23:00:00+05:30'));
    const set = (followUpAt: string) => late.patch(`/api/leads/${id}`, { followUpAt });
    expect((await set('2026-12-01')).body.followUpAt).toBe('2026-12-01T04:30:00.000Z');
    expect((await set('2026-12-02')).body.followUpAt).toBe('2026-12-02T04:30:00.000Z');
    const gone = await set('2026-11-30');
    expect([gone.status, gone.body.fields]).toEqual([400, { followUpAt: 'Choose today or a later date' }]);
  });

  it('is found by its index', async () => {
    expect(await queryPlan(listDueFollowUps(db, 1, 100))).toEqual([
      'SEARCH leads USING INDEX leads_follow_up (follow_up_at<?)',
    ]);
  });
});
