import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { activityLogs, upgradeRequests } from '../../../schema/directory';
import { DAY, movableTime, planOf } from '../../test/billing';
import { anonymous, asAdmin, asSeller, db, type Seller } from '../../test/factories';
import { queryPlan } from '../../test/query-plan';
import { listRequests } from './upgrade-requests.queries';

const request = (seller: Pick<Seller, 'post'>, fields: object = {}) =>
  seller.post('/api/subscription/upgrade-request', {
    name: 'Asha Rao',
    mobile: '9876543210',
    email: 'asha@example.test',
    plan: 'growth',
    duration: '3_months',
    ...fields,
  });
const change = (admin: Pick<Seller, 'patch'>, id: string, json: object) =>
  admin.patch(`/api/admin/upgrade-requests/${id}`, json);
const setPlan = (admin: Pick<Seller, 'post'>, json: object) => admin.post('/api/admin/user-plan', json);

describe('an upgrade request', () => {
  it('has the account’s own address and our price, one for each plan', async () => {
    const seller = await asSeller();
    const { status, body } = await request(seller, { price: 1, email: 'other@example.test' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      email: seller.user.email,
      price: 70_800,
      currency: 'INR',
      status: 'pending',
    });
    const again = await Promise.all([1, 2, 3].map(() => request(seller)));
    expect(new Set(again.map((answer) => answer.body.id))).toEqual(new Set([body.id]));
    expect((await request(seller, { plan: 'pro' })).body.id).not.toBe(body.id);
  });

  it('repeated, updates the open one and moves it to the top', async () => {
    const [seller, other, admin] = [await asSeller(), await asSeller(), await asAdmin()];
    const now = Date.now();
    const { body: first } = await request(seller.at(now));
    const { body: between } = await request(other.at(now + 1000));
    await change(admin, first.id, { status: 'contacted', notes: 'Called' });
    const { status, body } = await request(seller.at(now + 2000), {
      name: 'Asha Rao Kumar',
      mobile: '+91 98111 00003',
      duration: '1_month',
    });
    expect([status, body.id]).toEqual([201, first.id]);
    const { body: listed } = await admin.get('/api/admin/upgrade-requests?limit=1');
    expect(listed).toEqual([
      {
        ...first,
        name: 'Asha Rao Kumar',
        mobile: '+919811100003',
        duration: '1_month',
        price: 23_600,
        status: 'pending',
        userId: seller.user.id,
        notes: 'Called',
        createdAt: new Date(now).toISOString(),
        askedAt: new Date(now + 2000).toISOString(),
        updatedAt: new Date(now + 2000).toISOString(),
      },
    ]);
    const newest = await admin.get('/api/admin/upgrade-requests?limit=1&status=pending');
    const second = await admin.get(
      `/api/admin/upgrade-requests?limit=1&status=pending&cursor=${newest.headers.get('x-next-cursor')}`,
    );
    expect([newest.body[0].id, second.body[0].id]).toEqual([first.id, between.id]);
  });

  it('stores the number in E.164 and refuses one that cannot be called', async () => {
    const seller = await asSeller();
    const stored = async (mobile: string) => (await request(seller, { mobile })).body.mobile;
    expect(await stored('098765 43210')).toBe('+919876543210');
    expect(await stored('+971 50 123 4567')).toBe('+971501234567');
    expect((await request(seller, { mobile: '1234567890' })).status).toBe(400);
    const rows = await db.select().from(upgradeRequests).where(eq(upgradeRequests.userId, seller.user.id));
    expect(rows.map(({ mobile }) => mobile)).toEqual(['+971501234567']);
  });

  it('is listed by an index, whatever the filter', async () => {
    for (const status of [undefined, 'pending' as const]) {
      const plan = await queryPlan(listRequests(db, { status, after: { key: 1, id: 'x' }, limit: 10 }));
      expect(plan.join()).toMatch(/SEARCH upgrade_requests USING INDEX/);
      expect(plan.join()).not.toContain('TEMP B-TREE');
    }
  });

  it('names what is missing, in the form’s words', async () => {
    const seller = await asSeller();
    const fields = async (json: object) => (await request(seller, json)).body.fields;
    expect(await fields({ name: '' })).toEqual({ name: 'All fields required' });
    expect(await fields({ mobile: ' ' })).toEqual({ mobile: 'All fields required' });
    expect(await fields({ mobile: '12345' })).toEqual({ mobile: 'Invalid mobile number' });
    expect(await fields({ email: 'nobody' })).toEqual({ email: 'Invalid email' });
    expect((await request(seller, { plan: 'starter' })).status).toBe(400);
    expect((await request(anonymous())).status).toBe(401);
  });

  it('is processed by an operator, and activated once', async () => {
    const [seller, admin] = [await asSeller(), await asAdmin()];
    const { id } = (await request(seller)).body;
    const { body: listed } = await admin.get('/api/admin/upgrade-requests?status=pending');
    expect(listed).toContainEqual(expect.objectContaining({ id, userId: seller.user.id, notes: null }));
    expect((await change(admin, id, { status: 'contacted', notes: 'Called' })).body).toMatchObject({
      status: 'contacted',
      notes: 'Called',
    });
    const answers = await Promise.all([1, 2, 3].map(() => change(admin, id, { status: 'activated' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { plan, endsAt } = await planOf(seller);
    expect(plan).toBe('growth');
    expect(Math.round(((endsAt ?? 0) - Date.now()) / DAY)).toBe(92);
    expect((await change(admin, id, { status: 'rejected' })).status).toBe(409);
    expect((await change(admin, id, { notes: 'Paid in cash' })).body.notes).toBe('Paid in cash');
    expect((await seller.get('/api/notifications')).body[0].title).toBe('Growth is active');
    expect((await request(seller)).body.id).not.toBe(id);
  });

  it('is for operators only', async () => {
    const [seller, admin] = [await asSeller(), await asAdmin()];
    const { id } = (await request(seller)).body;
    expect((await change(seller, id, { status: 'activated' })).status).toBe(403);
    expect((await change(admin, id, {})).status).toBe(400);
    expect((await change(admin, id, { status: 'won' })).status).toBe(400);
    expect((await change(admin, '01900000-0000-7000-8000-000000000000', { notes: 'x' })).status).toBe(404);
    const [row] = await db.select().from(upgradeRequests).where(eq(upgradeRequests.id, id));
    expect(row?.status).toBe('pending');
  });
});

describe('an operator’s change', () => {
  it('sets the plan: extended, converted up and down, ended', async () => {
    const time = movableTime();
    const seller = await asSeller({}, time.overrides);
    const admin = (await asAdmin()).with(time.overrides);
    const userId = seller.user.id;
    const set = async (plan: string, duration = '1_month') => {
      time.now += 2 * 60_000;
      expect((await setPlan(admin, { userId, plan, duration })).status).toBe(200);
      return planOf(seller);
    };
    const first = await set('growth');
    expect(first).toEqual({ plan: 'growth', endsAt: time.now + 31 * DAY });
    expect((await set('growth', '1_year')).endsAt).toBe((first.endsAt ?? 0) + 366 * DAY);
    const rest = (first.endsAt ?? 0) + 366 * DAY;
    const pro = await set('pro');
    const converted = Math.floor(((rest - time.now) * 23_600) / 68_700);
    expect(pro).toEqual({ plan: 'pro', endsAt: time.now + 31 * DAY + converted });
    const proRest = pro.endsAt ?? 0;
    const down = await set('growth');
    expect(down).toEqual({
      plan: 'growth',
      endsAt: time.now + 31 * DAY + Math.floor(((proRest - time.now) * 68_700) / 23_600),
    });
    expect(await set('starter')).toEqual({ plan: 'starter', endsAt: null });
    const log = await db.select().from(activityLogs).where(eq(activityLogs.entityId, userId));
    expect(log).toHaveLength(5);
    expect(log.at(-1)).toMatchObject({
      action: 'plan_operator',
      metadata: { before: { plan: 'growth' }, after: { plan: 'starter', endsAt: null } },
    });
  });

  it('counts once if the button is pressed twice', async () => {
    const [seller, admin] = [await asSeller(), await asAdmin()];
    const json = { userId: seller.user.id, plan: 'pro', duration: '1_month' };
    const answers = await Promise.all([1, 2, 3, 4].map(() => setPlan(admin, json)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(Math.round((((await planOf(seller)).endsAt ?? 0) - Date.now()) / DAY)).toBe(31);
  });

  it('is preceded by a page that checks who is an operator', async () => {
    expect((await (await asAdmin()).get('/api/admin/check')).body).toEqual({ isAdmin: true });
    expect((await (await asSeller()).get('/api/admin/check')).body).toEqual({ isAdmin: false });
    expect((await anonymous().get('/api/admin/check')).status).toBe(401);
  });

  it('requires a person and a plan', async () => {
    const [seller, admin] = [await asSeller(), await asAdmin()];
    const message = 'Please select both user and plan';
    expect((await setPlan(admin, { plan: 'pro' })).body.fields).toEqual({ userId: message });
    expect((await setPlan(admin, { userId: seller.user.id })).body.fields).toEqual({ plan: message });
    const unknown = '01900000-0000-7000-8000-000000000000';
    expect((await setPlan(admin, { userId: unknown, plan: 'pro' })).status).toBe(404);
    expect((await setPlan(seller, { userId: seller.user.id, plan: 'pro' })).status).toBe(403);
  });
});
