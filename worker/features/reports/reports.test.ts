import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { activityLogs } from '../../../schema/directory';
import type { ReportDto } from '../../../schema/reports/output';
import { asAdmin, asSeller, db, publishVehicle, republish, type Seller } from '../../test/factories';
import { submit } from '../../test/html-forms';
import { pageClient } from '../../test/pages';

let networks = 0;
/** Another visitor, from their own network. */
const visitorFrom = () => {
  networks += 1;
  const ip = `203.0.113.${networks}`;
  const client = pageClient();
  return {
    report: (path: string, fields: Record<string, string>) =>
      client.send('POST', `${path}/report`, {
        form: formOf(fields),
        headers: { accept: 'text/html', 'cf-connecting-ip': ip },
      }),
  };
};

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

async function listed() {
  const seller = await asSeller({ plan: 'pro' });
  const { id } = await publishVehicle(seller);
  return { seller, id, path: `/vehicle/${id}` };
}

async function reportsOf(admin: Seller, vehicleId: string, status = 'open'): Promise<ReportDto[]> {
  const { body } = await admin.get(`/api/admin/reports?status=${status}`);
  return body.filter((report: ReportDto) => report.vehicleId === vehicleId);
}

const decide = (admin: Seller, id: string, status: string) =>
  admin.patch(`/api/admin/reports/${id}`, { status });

const isUp = async (path: string) => (await pageClient().get(path)).status === 200;

describe('a report of a listing', () => {
  it('reaches the operators with its reason and words, and is thanked for in place', async () => {
    const { seller, id, path } = await listed();
    const { html } = await submit(pageClient(), `${path}/report`, {
      reason: 'fraud',
      details: 'Asks for money first.',
    });
    expect(html).toContain('Thank you. Our team will look at this listing.');
    expect(await reportsOf(await asAdmin(), id)).toMatchObject([
      {
        reason: 'fraud',
        details: 'Asks for money first.',
        status: 'open',
        ownerId: seller.user.id,
        republishedVehicleId: null,
        decidedBy: null,
      },
    ]);
  });

  it('on a republished page names that page', async () => {
    const { id } = await listed();
    const { body: page } = await republish(await asSeller({ plan: 'pro' }), id);
    await visitorFrom().report(`/republished/${page.id}`, { reason: 'wrong' });
    expect(await reportsOf(await asAdmin(), id)).toMatchObject([
      { reason: 'wrong', republishedVehicleId: page.id },
    ]);
  });

  it('counts once for each network, page and day', async () => {
    const { id, path } = await listed();
    const { body: page } = await republish(await asSeller({ plan: 'pro' }), id);
    const visitor = visitorFrom();
    await visitor.report(path, { reason: 'sold' });
    expect((await visitor.report(path, { reason: 'other' })).status).toBe(200);
    await visitor.report(`/republished/${page.id}`, { reason: 'sold' });
    await visitorFrom().report(path, { reason: 'stolen' });
    const reasons = (await reportsOf(await asAdmin(), id)).map(({ reason }) => reason);
    expect(reasons.sort()).toEqual(['sold', 'sold', 'stolen']);
  });

  it.each([
    [{}, 'Choose what is wrong'],
    [{ reason: 'boring' }, 'Choose what is wrong'],
    [{ reason: 'other', details: 'x'.repeat(501) }, '500'],
  ])('with %j is refused at its field', async (fields, words) => {
    const { id, path } = await listed();
    const { status, html } = await submit(pageClient(), `${path}/report`, fields);
    expect(status).toBe(400);
    expect(html).toContain(words);
    expect(await reportsOf(await asAdmin(), id)).toEqual([]);
  });
});

describe('an operator', () => {
  it('takes a listing down for all its reports, and restores it, with notifications and log lines', async () => {
    const { seller, id, path } = await listed();
    const { body: page } = await republish(await asSeller({ plan: 'pro' }), id);
    await visitorFrom().report(path, { reason: 'stolen' });
    await visitorFrom().report(path, { reason: 'fraud' });
    const admin = await asAdmin();
    const [first] = await reportsOf(admin, id);
    expect((await decide(admin, first?.id ?? '', 'hidden')).body).toMatchObject({
      status: 'hidden',
      decidedBy: 'Test Seller',
    });
    expect(await reportsOf(admin, id)).toEqual([]);
    expect([await isUp(path), await isUp(`/republished/${page.id}`)]).toEqual([false, false]);
    await decide(admin, first?.id ?? '', 'hidden');

    await decide(admin, first?.id ?? '', 'dismissed');
    expect([await isUp(path), await isUp(`/republished/${page.id}`)]).toEqual([true, true]);
    expect(await reportsOf(admin, id, 'dismissed')).toHaveLength(2);
    const { body: notices } = await seller.get('/api/notifications');
    expect(notices.map(({ title }: { title: string }) => title).slice(0, 2)).toEqual([
      'Your listing is up again',
      'Your listing was taken down',
    ]);
    const log = await db.select().from(activityLogs).where(eq(activityLogs.userId, admin.user.id));
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['listing_hidden', 'report_dismissed']),
    );
    expect(log.filter(({ action }) => action === 'listing_hidden')).toHaveLength(1);
  });

  it('who keeps a listing notifies nobody', async () => {
    const { seller, id, path } = await listed();
    await visitorFrom().report(path, { reason: 'wrong' });
    const admin = await asAdmin();
    const [report] = await reportsOf(admin, id);
    await decide(admin, report?.id ?? '', 'dismissed');
    expect(await isUp(path)).toBe(true);
    expect((await seller.get('/api/notifications')).body).toEqual([]);
  });

  it('decides existing reports, with a valid decision', async () => {
    const { id, path } = await listed();
    await visitorFrom().report(path, { reason: 'wrong' });
    const admin = await asAdmin();
    const [report] = await reportsOf(admin, id);
    expect((await decide(admin, report?.id ?? '', 'open')).status).toBe(400);
    expect((await decide(admin, id, 'hidden')).status).toBe(404);
  });
});
