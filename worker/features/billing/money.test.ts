import { and, desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { activityLogs } from '../../../schema/directory';
import type { AnalyticsDayDto } from '../../../schema/figures/output';
import { buy } from '../../test/billing';
import { asAdmin, asSeller, db, type Seller } from '../../test/factories';

const lastLog = async (admin: Seller) => {
  const [entry] = await db
    .select()
    .from(activityLogs)
    .where(and(eq(activityLogs.userId, admin.user.id)))
    .orderBy(desc(activityLogs.id));
  return entry;
};

describe('money', () => {
  it('is in the figures of its day, minus refunds; the person’s details show both', async () => {
    const admin = await asAdmin();
    const seller = await asSeller();
    const today = async (): Promise<AnalyticsDayDto> =>
      (await admin.get('/api/admin/analytics')).body.days.at(-1);
    const before = await today();
    const { paymentId } = await buy(seller);
    expect((await today()).revenue - before.revenue).toBe(236_00);
    const { body: bought } = await admin.get(`/api/admin/users/${seller.user.id}/full-details`);
    expect(bought.payments).toEqual([
      expect.objectContaining({ id: paymentId, status: 'succeeded', amount: 236_00 }),
    ]);
    expect(bought.planChanges).toEqual([
      expect.objectContaining({ source: 'payment', planBefore: 'starter', planAfter: 'growth' }),
    ]);
    expect(JSON.stringify(bought)).not.toMatch(/gatewayResponse|clientSecret/);
    await admin.post(`/api/admin/payments/${paymentId}/refund`, { reason: 'Asked for' });
    expect((await today()).revenue).toBe(before.revenue);
    const { body: refunded } = await admin.get(`/api/admin/users/${seller.user.id}/full-details`);
    expect(refunded.planChanges[0]).toMatchObject({ source: 'refund', planAfter: 'starter' });
    const { body: analytics } = await admin.get('/api/admin/analytics');
    expect(analytics.revenue).toContainEqual({ currency: 'INR', amount: expect.any(Number) });
  });
});

describe('what operators change about plans', () => {
  it('is logged: a gift code', async () => {
    const admin = await asAdmin();
    const code = `LOG${Math.random().toString(36).slice(2, 8)}`.toUpperCase();
    await admin.post('/api/admin/gift-codes', { code, discountPercentage: 25, maxUses: 3 });
    await admin.post('/api/admin/gift-codes', { code, discountPercentage: 99 });
    expect(await lastLog(admin)).toMatchObject({
      action: 'gift_code_created',
      description: `Created the gift code ${code}`,
      metadata: { before: null, after: { discountPercentage: 25, maxUses: 3 } },
    });
  });

  it('is logged: a decision about a request', async () => {
    const admin = await asAdmin();
    const seller = await asSeller();
    const { body: request } = await seller.post('/api/subscription/upgrade-request', {
      name: 'A',
      mobile: '9876543210',
      email: seller.user.email,
      plan: 'pro',
      duration: '1_month',
    });
    await admin.patch(`/api/admin/upgrade-requests/${request.id}`, { status: 'contacted', notes: 'Called' });
    expect(await lastLog(admin)).toMatchObject({
      action: 'upgrade_request_changed',
      metadata: {
        before: { status: 'pending', notes: null },
        after: { status: 'contacted', notes: 'Called' },
      },
    });
    await admin.patch(`/api/admin/upgrade-requests/${request.id}`, { status: 'rejected' });
    const decided = await lastLog(admin);
    expect(
      (await admin.patch(`/api/admin/upgrade-requests/${request.id}`, { status: 'contacted' })).status,
    ).toBe(409);
    expect(await lastLog(admin)).toEqual(decided);
  });

  it('is logged: a plan', async () => {
    const admin = await asAdmin();
    const { user } = await asSeller();
    await admin.post('/api/admin/user-plan', { userId: user.id, plan: 'pro', duration: '1_month' });
    expect(await lastLog(admin)).toMatchObject({
      action: 'plan_operator',
      metadata: { before: { plan: 'starter' }, after: { plan: 'pro' } },
    });
  });
});
