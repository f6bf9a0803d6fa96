import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { activityLogs, listingReports } from '../../../schema/directory';
import type { ReportDto } from '../../../schema/reports/output';
import { asAdmin, asSeller, db, publishVehicle, republish, type Seller } from '../../test/factories';
import { submit } from '../../test/html-forms';
import { pageClient } from '../../test/pages';
import { REPORT_LIMITS } from './reports.api';

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

const decide = (admin: Seller, id: string, status: string, reason = 'Police report') =>
  admin.patch(`/api/admin/reports/${id}`, status === 'hidden' ? { status, reason } : { status });

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

  it('counts once for each site, page and day', async () => {
    const { id, path } = await listed();
    const { body: page } = await republish(await asSeller({ plan: 'pro' }), id);
    const visitor = visitorFrom();
    await visitor.report(path, { reason: 'sold' });
    expect((await visitor.report(path, { reason: 'other' })).status).toBe(200);
    await visitor.report(`/republished/${page.id}`, { reason: 'sold' });
    await visitorFrom().report(path, { reason: 'stolen' });
    const rows = await db.select().from(listingReports).where(eq(listingReports.vehicleId, id));
    expect(rows.map(({ reason }) => reason).sort()).toEqual(['sold', 'sold', 'stolen']);
    // The operators' list has one line for the listing.
    expect(await reportsOf(await asAdmin(), id)).toMatchObject([{ reason: 'stolen', sites: 2 }]);
  });

  it('counts once for an IPv6 site, whichever of its networks is used', async () => {
    const { id, path } = await listed();
    for (let network = 0; network < 30; network++) {
      const headers = { accept: 'text/html', 'cf-connecting-ip': `2001:db8:31:${network.toString(16)}::1` };
      const form = formOf({ reason: 'fraud' });
      expect((await pageClient().send('POST', `${path}/report`, { form, headers })).status).toBe(200);
    }
    expect(await reportsOf(await asAdmin(), id)).toMatchObject([{ sites: 1 }]);
    expect(await db.select().from(listingReports).where(eq(listingReports.vehicleId, id))).toHaveLength(1);
  });

  it('of different listings reaches the operators from people behind one address, a hundred an hour', async () => {
    const { id, path } = await listed();
    const other = await listed();
    const limited = pageClient({}, { RATE_SCALE: '1' } as never);
    let nth = 0;
    const send = (address: string) => {
      nth += 1;
      const headers = {
        accept: 'text/html',
        'cf-connecting-ip': '198.51.100.30',
        'user-agent': `Mozilla/5.0 (Linux; Android 14; ${nth}) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36`,
      };
      return limited.send('POST', `${address}/report`, { form: formOf({ reason: 'sold' }), headers });
    };
    expect((await send(path)).status).toBe(200);
    for (let people = 1; people < REPORT_LIMITS.reportBySite.limit - 1; people++) await send(path);
    expect((await send(other.path)).status).toBe(200);
    expect((await send(path)).status).toBe(429);
    const admin = await asAdmin();
    expect([(await reportsOf(admin, id)).length, (await reportsOf(admin, other.id)).length]).toEqual([1, 1]);
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
      hiddenBecause: 'Police report',
    });
    expect(await reportsOf(admin, id)).toEqual([]);
    expect([await isUp(path), await isUp(`/republished/${page.id}`)]).toEqual([false, false]);
    await decide(admin, first?.id ?? '', 'hidden');

    await decide(admin, first?.id ?? '', 'dismissed');
    expect([await isUp(path), await isUp(`/republished/${page.id}`)]).toEqual([true, true]);
    expect(await reportsOf(admin, id, 'dismissed')).toMatchObject([{ sites: 2, hiddenBecause: null }]);
    const { body: notices } = await seller.get('/api/notifications');
    expect(notices.map(({ title }: { title: string }) => title).slice(0, 2)).toEqual([
      'Your listing is up again',
      'Your listing is hidden',
    ]);
    const log = await db.select().from(activityLogs).where(eq(activityLogs.userId, admin.user.id));
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['listing_hidden', 'report_dismissed']),
    );
    const hidden = log.filter(({ action }) => action === 'listing_hidden');
    expect(hidden.map(({ description }) => description)).toEqual([
      expect.stringMatching(/^Hidden: .+\. Reason: Police report$/),
    ]);
  });

  it('hides a listing with a reason, without a report, and can restore it', async () => {
    const { seller, id, path } = await listed();
    const admin = await asAdmin();
    const hide = (fields: object) => admin.post('/api/admin/reports', { vehicleId: id, ...fields });
    expect((await hide({ reason: ' ' })).body.fields).toEqual({ reason: 'A reason is required' });
    const { status, body } = await hide({ reason: 'Stolen, says the police' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ reason: 'operator', details: 'Stolen, says the police', status: 'hidden' });
    expect(body.hiddenBecause).toBe('Stolen, says the police');
    expect(await isUp(path)).toBe(false);
    expect((await hide({ reason: 'Twice' })).status).toBe(404);
    expect((await seller.get('/api/notifications')).body).toMatchObject([
      { title: 'Your listing is hidden' },
    ]);
    const { body: person } = await admin.get(`/api/admin/users/${seller.user.id}/full-details`);
    expect(person.listings).toMatchObject([{ id, hiddenReason: 'operator' }]);
    const [report] = await reportsOf(admin, id, 'hidden');
    await decide(admin, report?.id ?? '', 'dismissed');
    expect(await isUp(path)).toBe(true);
  });

  it('settles earlier reports of a listing with the latest, and none that came after it', async () => {
    const { id, path } = await listed();
    for (const _ of [1, 2, 3]) await visitorFrom().report(path, { reason: 'wrong' });
    const admin = await asAdmin();
    const [seen] = await reportsOf(admin, id);
    await visitorFrom().report(path, { reason: 'fraud' });
    await decide(admin, seen?.id ?? '', 'dismissed');
    expect(await reportsOf(admin, id)).toMatchObject([{ reason: 'fraud', sites: 1 }]);
    expect(await reportsOf(admin, id, 'dismissed')).toMatchObject([{ id: seen?.id, sites: 3 }]);
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
    const bare = await decide(admin, report?.id ?? '', 'hidden', ' ');
    expect([bare.status, bare.body.fields]).toEqual([400, { reason: 'A reason is required' }]);
    expect(await isUp(path)).toBe(true);
    expect((await decide(admin, id, 'hidden')).status).toBe(404);
  });
});
