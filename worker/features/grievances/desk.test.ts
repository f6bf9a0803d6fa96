import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { devMails, grievances } from '../../../schema/directory';
import type { GrievanceDto } from '../../../schema/grievances/output';
import { asAdmin, asSeller, db, publishVehicle, type Seller, uniqueEmail } from '../../test/factories';
import { submit } from '../../test/html-forms';
import { htmlOf, pageClient } from '../../test/pages';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const FILES = import.meta.glob<string>('../**/*.ts', { eager: true, query: '?raw', import: 'default' });

async function complain(fields: Record<string, string> = {}, now = Date.now()) {
  const client = pageClient({ clock: { now: () => now } });
  const { html } = await submit(client, '/grievances', { kind: 'other', details: 'It is wrong.', ...fields });
  const number = /number=([0-9A-Z]{12})/.exec(html)?.[1] ?? '';
  const [row] = await db.select().from(grievances).where(eq(grievances.number, number));
  return { id: row?.id ?? '', number };
}

const listOf = async (admin: Seller, query = ''): Promise<GrievanceDto[]> =>
  (await admin.get(`/api/admin/grievances${query}`)).body;
const close = (admin: Seller, id: string, state = 'resolved', answer = 'Done.') =>
  admin.patch(`/api/admin/grievances/${id}`, { state, answer });
const mailsTo = (recipient: string) =>
  db
    .select({ subject: devMails.subject, text: devMails.body })
    .from(devMails)
    .where(eq(devMails.recipient, recipient))
    .orderBy(devMails.createdAt, devMails.id);
const stepsOf = (body: { log: { step: string }[] }) => body.log.map(({ step }) => step);

describe('the desk', () => {
  it('lists complaints by what is due next, with overdue ones first and marked', async () => {
    const admin = await asAdmin();
    const now = Date.now();
    const fresh = await complain();
    const order = await complain({ kind: 'order' });
    const late = await complain({}, now - 15 * DAY - 1000);
    const ids = [late.id, order.id, fresh.id];
    const rows = (await listOf(admin)).filter(({ id }) => ids.includes(id));
    expect(rows.map(({ id, isOverdue }) => [id, isOverdue])).toEqual([
      [late.id, true],
      [order.id, false],
      [fresh.id, false],
    ]);
    const overdue = await listOf(admin, '?list=overdue');
    expect(overdue.some(({ id }) => id === late.id)).toBe(true);
    expect(overdue.every(({ isOverdue }) => isOverdue)).toBe(true);
    const orders = await listOf(admin, '?kind=order');
    expect(new Set(orders.map(({ kind }) => kind))).toEqual(new Set(['order']));
  });

  it('continues after each page without gaps or repeats, open and closed', async () => {
    const admin = await asAdmin();
    const made = [];
    for (let nth = 0; nth < 4; nth++) made.push(await complain());
    const walk = async (list: string) => {
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const answer = await admin.get(
          `/api/admin/grievances?list=${list}&limit=2${cursor && `&cursor=${cursor}`}`,
        );
        seen.push(...answer.body.map(({ id }: GrievanceDto) => id));
        cursor = answer.headers.get('x-next-cursor');
      }
      return seen;
    };
    const open = await walk('waiting');
    expect(new Set(open).size).toBe(open.length);
    expect(made.every(({ id }) => open.includes(id))).toBe(true);
    for (const { id } of made) await close(admin, id);
    const closed = await walk('closed');
    expect(closed.slice(0, 4)).toEqual(made.map(({ id }) => id).reverse());
  });

  it('takes a complaint up and closes it, with each step in the log', async () => {
    const admin = await asAdmin();
    const { id, number } = await complain();
    const up = await admin.patch(`/api/admin/grievances/${id}`, { state: 'acknowledged' });
    expect(up.body).toMatchObject({ state: 'acknowledged', closedAt: null });
    const { status, body } = await close(admin, id, 'refused', 'It is between you and the seller.');
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'refused', answer: 'It is between you and the seller.' });
    expect(stepsOf(body)).toEqual(['received', 'acknowledged', 'refused']);
    expect(body.log[2]).toMatchObject({ by: 'Test Seller', note: 'It is between you and the seller.' });
    const page = await pageClient().get(`/grievances?number=${number}`, { headers: { accept: 'text/html' } });
    expect(htmlOf(page)).toContain('It is between you and the seller.');
    expect(htmlOf(page)).toContain('Grievance Appellate Committee');
    expect(htmlOf(page)).toContain('https://gac.gov.in');
    expect((await close(admin, id)).status).toBe(409);
    expect((await close(admin, id, 'refused')).body.log).toHaveLength(3);
    expect((await admin.patch(`/api/admin/grievances/${id}`, { state: 'acknowledged' })).status).toBe(409);
  });

  it('needs an answer, an existing complaint and a known outcome', async () => {
    const admin = await asAdmin();
    const { id } = await complain();
    const empty = await close(admin, id, 'resolved', ' ');
    expect([empty.status, empty.body.fields]).toEqual([
      400,
      { answer: 'Write the answer that the person reads' },
    ]);
    expect((await admin.patch(`/api/admin/grievances/${id}`, { state: 'open' })).status).toBe(400);
    const unknown = '0190a0a0-0000-7000-8000-000000000000';
    expect((await close(admin, unknown)).status).toBe(404);
    expect((await admin.get(`/api/admin/grievances/${unknown}`)).status).toBe(404);
  });

  it('confirms and answers by mail in the language of the complaint, if there is an address', async () => {
    const admin = await asAdmin();
    for (const [lang, confirmed, answered] of [
      ['en', /We have your complaint/, /We have settled your complaint/],
      ['hi', /आपकी शिकायत हमें मिल गई है/, /हमने आपकी शिकायत निपटा दी है/],
      ['ta', /We have your complaint/, /We have settled your complaint/],
    ] as const) {
      const contact = uniqueEmail();
      const { html } = await submit(pageClient(), `/grievances?lang=${lang}`, {
        ...{ kind: 'other', details: 'It is wrong.', contact },
      });
      const number = /number=([0-9A-Z]{12})/.exec(html)?.[1] ?? '';
      const [row] = await db.select().from(grievances).where(eq(grievances.number, number));
      await close(admin, row?.id ?? '', 'resolved', 'We hid it.');
      const mails = await mailsTo(contact);
      expect(mails.map(({ text }) => [confirmed, answered].findIndex((words) => words.test(text)))).toEqual([
        0, 1,
      ]);
      expect(mails[1]?.text).toContain('We hid it.');
      expect(mails[1]?.text).toContain('https://gac.gov.in');
      expect(mails[0]?.text).toContain(`/grievances?number=${number}`);
    }
  });

  it('enters what came by letter, with time limits since it came, and acknowledges it later', async () => {
    const admin = await asAdmin();
    const receivedAt = new Date(Date.now() - 25 * HOUR).toISOString();
    const { status, body } = await admin.post('/api/admin/grievances', {
      ...{ kind: 'data', details: 'By letter', receivedAt },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ state: 'open', acknowledgedAt: null, isOverdue: true, receivedAt });
    expect(Date.parse(body.acknowledgeBy) - Date.parse(receivedAt)).toBe(24 * HOUR);
    const up = await admin.patch(`/api/admin/grievances/${body.id}`, { state: 'acknowledged' });
    expect(up.body).toMatchObject({ isOverdue: false });
    const ahead = await admin.post('/api/admin/grievances', {
      ...{ kind: 'data', details: 'By letter', receivedAt: '2090-01-01T00:00:00.000Z' },
    });
    expect(Date.parse(ahead.body.receivedAt)).toBeLessThanOrEqual(Date.now());
  });

  it('is for operators only', async () => {
    const seller = await asSeller();
    const { id } = await complain();
    for (const path of [
      '/api/admin/grievances',
      `/api/admin/grievances/${id}`,
      '/api/admin/grievance-months/2026-11',
    ])
      expect((await seller.get(path)).status).toBe(403);
    expect((await close(seller, id)).status).toBe(403);
  });
});

describe('the seller of the listing', () => {
  const titles = async (seller: Seller) =>
    (await seller.get('/api/notifications')).body.map(({ title }: { title: string }) => title);

  it('is notified once when somebody looks into it, without who complained', async () => {
    const [admin, seller] = [await asAdmin(), await asSeller({ shard: 1 })];
    const { id: vehicleId } = await publishVehicle(seller);
    const contact = uniqueEmail();
    const { id } = await complain({
      kind: 'listing',
      about: `/vehicle/${vehicleId}`,
      contact,
      details: 'Secret words',
    });
    expect(await titles(seller)).toEqual([]);
    await admin.patch(`/api/admin/grievances/${id}`, { state: 'acknowledged' });
    const { body } = await close(admin, id);
    expect(stepsOf(body)).toEqual(['received', 'acknowledged', 'seller_notified', 'resolved']);
    expect(await titles(seller)).toEqual(['Somebody has complained about a listing']);
    const text = JSON.stringify((await seller.get('/api/notifications')).body);
    expect(text).not.toContain(contact);
    expect(text).not.toContain('Secret words');
  });

  it('hears nothing of a complaint that was refused at once', async () => {
    const [admin, seller] = [await asAdmin(), await asSeller()];
    const { id: vehicleId } = await publishVehicle(seller);
    const { id } = await complain({ kind: 'listing', about: `/vehicle/${vehicleId}` });
    await close(admin, id, 'refused', 'Nonsense');
    expect(await titles(seller)).toEqual([]);
  });
});

describe('reports of listings', () => {
  async function reported() {
    const [admin, seller] = [await asAdmin(), await asSeller({ plan: 'pro' })];
    const { id: vehicleId } = await publishVehicle(seller);
    const report = async (ip: string) => {
      const form = new FormData();
      form.append('reason', 'fraud');
      const headers = { accept: 'text/html', 'cf-connecting-ip': ip };
      await pageClient().send('POST', `/vehicle/${vehicleId}/report`, { form, headers });
    };
    const cases = () => db.select().from(grievances).where(eq(grievances.vehicleId, vehicleId));
    const latest = async () =>
      (await admin.get('/api/admin/reports')).body.find(
        (one: { vehicleId: string }) => one.vehicleId === vehicleId,
      );
    await report('203.0.113.1');
    return { admin, vehicleId, report, cases, latest };
  }

  it('are one complaint in the desk, with the same time limits', async () => {
    const { admin, vehicleId, report, cases } = await reported();
    await report('203.0.113.2');
    const [one, ...others] = await cases();
    expect(others).toEqual([]);
    const shown = (await listOf(admin)).find(({ id }) => id === one?.id);
    expect(shown).toMatchObject({ kind: 'report', vehicleId, details: '', isOverdue: false });
    expect(Date.parse(shown?.dueAt ?? '') - Date.parse(shown?.receivedAt ?? '')).toBe(15 * DAY);
    expect((await close(admin, one?.id ?? '')).status).toBe(409);
    expect((await admin.patch(`/api/admin/grievances/${one?.id}`, { state: 'acknowledged' })).status).toBe(
      200,
    );
  });

  it('close it when the listing is decided about, and later ones open another', async () => {
    const { admin, report, cases, latest } = await reported();
    await admin.patch(`/api/admin/reports/${(await latest()).id}`, { status: 'dismissed' });
    expect(await cases()).toMatchObject([{ state: 'refused', answer: 'Left up' }]);
    await report('203.0.113.3');
    expect((await cases()).map(({ state }) => state).sort()).toEqual(['open', 'refused']);
    await admin.patch(`/api/admin/reports/${(await latest()).id}`, { status: 'hidden', reason: 'Stolen' });
    const answers = (await cases()).map(({ answer }) => answer).sort();
    expect(answers).toEqual(['Hidden: Stolen', 'Left up']);
  });

  it('leave it open while a report came after the one that was decided', async () => {
    const { admin, report, cases, latest } = await reported();
    const seen = await latest();
    await report('203.0.113.4');
    await admin.patch(`/api/admin/reports/${seen.id}`, { status: 'dismissed' });
    expect(await cases()).toMatchObject([{ state: 'open' }]);
  });
});

describe('the report of a month', () => {
  it('counts by kind what came, what was in time, and what is pending', async () => {
    const admin = await asAdmin();
    const start = Date.parse('2031-03-01T00:00:00+05:30');
    const at = (time: number) => pageClient({ clock: { now: () => time } });
    const send = (time: number, kind: string) => submit(at(time), '/grievances', { kind, details: 'Then' });
    await send(start - 1, 'data');
    await send(start, 'data');
    await send(Date.parse('2031-03-31T23:59:59+05:30'), 'data');
    await send(Date.parse('2031-04-01T00:00:00+05:30'), 'data');
    await db.run(
      sql`update grievances set state = 'resolved', answer = 'x', closed_at = due_at + 1 where received_at = ${start}`,
    );
    const { body, headers } = await admin.get('/api/admin/grievance-months/2031-03');
    const lines = htmlOf({ body } as never)
      .replace('\uFEFF', '')
      .trim()
      .split('\r\n');
    expect(lines[0]).toBe(
      'Month,Kind,Received,Acknowledged in time,Resolved in time,Resolved late,Of these refused,Pending',
    );
    expect(lines).toContain('2031-03,Personal data,2,2,0,1,0,1');
    expect(lines.at(-1)).toBe('2031-03,All,2,2,0,1,0,1');
    expect(headers.get('content-disposition')).toContain('complaints-2031-03.csv');
    expect((await admin.get('/api/admin/grievance-months/2031-13')).status).toBe(400);
  });
});

it('no statement changes or deletes a line of the log', () => {
  const sources = Object.values(FILES).filter((text) => /grievance_?steps/i.test(text));
  expect(sources.length).toBeGreaterThan(3);
  for (const text of sources) {
    expect(text).not.toMatch(/(updateWhere|\.update|\.delete)\(\s*grievanceSteps/);
    expect(text).not.toMatch(/(update|delete from)\s+(\$\{grievanceSteps\}|"?grievance_steps)/i);
  }
});
