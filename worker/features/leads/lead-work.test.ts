import { createScheduledController } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { leads } from '../../../schema/tables';
import { scheduled } from '../../jobs/scheduled';
import { anonymous, asSeller, db, offer, publishVehicle, type Seller } from '../../test/factories';

const DAY = 86_400_000;

async function withLead(fields: Record<string, unknown> = {}) {
  const seller = await asSeller();
  const vehicle = await publishVehicle(seller);
  const { body } = await anonymous().post('/api/leads', offer(vehicle.id, fields));
  const id: string = body.id;
  const change = (changes: Record<string, unknown>, who: Seller = seller) =>
    who.patch(`/api/leads/${id}`, changes);
  return { seller, vehicle, id, change };
}

const names = ({ body }: { body: { buyerName: string }[] }) => body.map(({ buyerName }) => buyerName);

describe('a lead that is worked on', () => {
  it('keeps status, notes and a follow-up', async () => {
    const { seller, id, change } = await withLead();
    const followUpAt = new Date(Date.now() + DAY).toISOString();
    const { status, body } = await change({
      status: 'contacted',
      notes: 'Calls back\non Sunday',
      followUpAt,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, status: 'contacted', notes: 'Calls back\non Sunday', followUpAt });
    expect((await seller.get(`/api/leads/${id}`)).body).toEqual(body);
    const cleared = await change({ notes: '', followUpAt: null });
    expect(cleared.body).toMatchObject({ status: 'contacted', notes: null, followUpAt: null });
  });

  it('moves only where a lead can move', async () => {
    const { change } = await withLead();
    for (const status of ['contacted', 'negotiating', 'visit_booked', 'won', 'lost', 'negotiating']) {
      expect((await change({ status })).status).toBe(200);
    }
    const back = await change({ status: 'pending', notes: 'not written' });
    expect(back).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await change({ status: 'negotiating' })).body).toMatchObject({ notes: null });
    expect((await change({ status: 'junk' })).status).toBe(200);
    expect((await change({ status: 'won' })).status).toBe(409);
  });

  it('takes one of two moves that exclude each other', async () => {
    const { change } = await withLead();
    const results = await Promise.all([change({ status: 'junk' }), change({ status: 'won' })]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is its owner’s alone, and takes nothing else', async () => {
    const { id, change } = await withLead();
    const stranger = await asSeller();
    expect((await change({ status: 'won' }, stranger)).status).toBe(404);
    expect((await stranger.get(`/api/leads/${id}`)).status).toBe(404);
    expect((await stranger.get(`/api/leads/${id}/offers`)).status).toBe(404);
    expect((await anonymous().patch(`/api/leads/${id}`, { status: 'won' })).status).toBe(401);
    expect((await anonymous().get(`/api/leads/${id}/offers`)).status).toBe(401);
    for (const body of [
      {},
      { status: 'sold' },
      { buyerName: 'x' },
      { ownerId: id },
      { followUpAt: 'soon' },
    ]) {
      expect((await change(body)).status).toBe(400);
    }
    expect((await change({ notes: 'x'.repeat(2001) })).body.fields).toHaveProperty('notes');
  });

  it('has every offer of its buyer', async () => {
    const { seller, vehicle, id } = await withLead({ buyerMobile: '9876501234', offerPrice: '400000' });
    await anonymous().post(
      '/api/leads',
      offer(vehicle.id, { buyerMobile: '9876501234', offerPrice: '420000' }),
    );
    const { body } = await seller.get(`/api/leads/${id}/offers`);
    expect(body.map(({ price }: { price: number }) => price)).toEqual([420_000, 400_000]);
    expect((await seller.get('/api/leads')).body).toHaveLength(1);
  });
});

describe('a follow-up', () => {
  const told = async (seller: Seller) =>
    (await seller.get('/api/notifications')).body.filter(
      ({ type }: { type: string }) => type === 'follow_up_due',
    );
  const tick = () => scheduled(createScheduledController(), env);
  const due = (id: string) =>
    db
      .update(leads)
      .set({ followUpAt: Date.now() - 1 })
      .where(eq(leads.id, id));

  it('is told when it is due, once, whoever runs the job how often', async () => {
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

  it('is told again after it was set anew', async () => {
    const { seller, id, change } = await withLead();
    await due(id);
    await tick();
    await change({ followUpAt: new Date(Date.now() - 1000).toISOString() });
    await tick();
    expect(await told(seller)).toHaveLength(2);
  });
});

describe('the list of leads', () => {
  async function several() {
    const seller = await asSeller({ plan: 'pro' });
    const [car, bike] = [await publishVehicle(seller), await publishVehicle(seller)];
    const send = (id: string, buyerName: string, more: Record<string, unknown> = {}) =>
      anonymous().post('/api/leads', offer(id, { buyerName, ...more }));
    await send(car.id, 'Asha Rao', { source: 'qr', buyerMobile: '9000011111' });
    await send(car.id, 'Bela Das', { source: 'link' });
    const { body } = await send(bike.id, 'Chetan Roy', { source: 'qr' });
    await seller.patch(`/api/leads/${body.id}`, { status: 'won' });
    return { seller, car, bike };
  }

  it('is narrowed by status, source and vehicle, and searched by name and number', async () => {
    const { seller, car } = await several();
    const list = async (query: string) => names(await seller.get(`/api/leads?${query}`));
    expect(await list('status=won')).toEqual(['Chetan Roy']);
    expect(await list('source=qr')).toEqual(['Chetan Roy', 'Asha Rao']);
    expect(await list(`vehicleId=${car.id}`)).toEqual(['Bela Das', 'Asha Rao']);
    expect(await list(`vehicleId=${car.id}&source=qr`)).toEqual(['Asha Rao']);
    expect(await list('search=das')).toEqual(['Bela Das']);
    expect(await list('search=90000%2011111')).toEqual(['Asha Rao']);
    expect(await list("search=%25'")).toEqual([]);
    expect((await seller.get('/api/leads?status=sold')).status).toBe(400);
    expect((await (await asSeller()).get('/api/leads?search=asha')).body).toEqual([]);
  });

  it('goes on where a page ended', async () => {
    const { seller } = await several();
    const first = await seller.get('/api/leads?source=qr&limit=1');
    const cursor = first.headers.get('x-next-cursor');
    const second = await seller.get(`/api/leads?source=qr&limit=1&cursor=${cursor}`);
    expect([...names(first), ...names(second)]).toEqual(['Chetan Roy', 'Asha Rao']);
    expect(second.headers.get('x-next-cursor')).toBeNull();
  });

  it('is not searched by what the plan hides', async () => {
    const { seller, id } = await withLead({ buyerName: 'Hidden Name' });
    await db.update(leads).set({ monthlyOrdinal: 51 }).where(eq(leads.id, id));
    expect((await seller.get('/api/leads')).body[0]).toMatchObject({ masked: true, buyerName: null });
    expect((await seller.get('/api/leads?search=hidden')).body).toEqual([]);
  });

  it('walks an index whatever it is narrowed to', async () => {
    const order = 'order by last_offer_at desc, id desc limit 101';
    for (const condition of ['', "and status = 'won'", "and source = 'qr'", "and vehicle_id = 'x'"]) {
      const plan = await env.DB.prepare(
        `explain query plan select * from leads where owner_id = 'o' ${condition} ${order}`,
      ).all<{ detail: string }>();
      const steps = plan.results.map(({ detail }) => detail).join('; ');
      expect(steps).toMatch(/^SEARCH leads USING INDEX leads_by_owner/);
      expect(steps).not.toContain('TEMP B-TREE');
    }
  });
});

describe('the export', () => {
  it('is the narrowed list as CSV, named by the day, with nothing that runs', async () => {
    const { seller, change } = await withLead({ buyerName: '=HYPERLINK("x")', buyerMobile: '9876501299' });
    await change({ notes: 'two\nlines, "quoted"' });
    const answer = await seller.get('/api/leads/export');
    const text = new TextDecoder().decode(answer.body);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(/filename="leads-\d{4}-\d\d-\d\d\.csv"/);
    expect(text).toContain(`"'=HYPERLINK(""x"")",919876501299,Test Hatchback VXi,475000,450000,INR,pending`);
    expect(text).toContain('"two\nlines, ""quoted"""');
    const none = await seller.get('/api/leads/export?status=won');
    expect(new TextDecoder().decode(none.body).trim().split('\r\n')).toHaveLength(1);
    expect((await anonymous().get('/api/leads/export')).status).toBe(401);
  });

  it('keeps hidden what the plan hides', async () => {
    const { seller, id } = await withLead({ buyerName: 'Hidden Name', buyerMobile: '9876501298' });
    await db.update(leads).set({ monthlyOrdinal: 51 }).where(eq(leads.id, id));
    const text = new TextDecoder().decode((await seller.get('/api/leads/export')).body);
    expect(text).not.toMatch(/Hidden Name|9876501298/);
  });
});
