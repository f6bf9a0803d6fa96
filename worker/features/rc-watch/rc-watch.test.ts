import { describe, expect, it } from 'vitest';
import { asSeller, publishVehicle, type Seller, strangerTo } from '../../test/factories';
import { open, submit } from '../../test/html-forms';
import { caller } from '../../test/leads';
import { pageClient } from '../../test/pages';
import { actingFor, letIn } from '../../test/staff';
import { systemCtx } from '../../test/system';
import { inShards } from '../../test/tick';
import { SALE } from './rc-watch.samples';
import { remindOfRcs } from './reminders.service';

const at = (time: string) => Date.parse(`${time}+05:30`);
const NOW = at('2026-11-21T12:00');
const CAR = {
  name: 'Ravi’s Swift',
  make: 'Maruti Suzuki',
  model: 'Swift',
  facts: { registrationNumber: 'UP78AB1234' },
};

const start = (seller: Seller, id: string, sale: object = {}) =>
  seller.at(NOW).put(`/api/rc-watches/vehicles/${id}`, { ...SALE, ...sale });
const find = async (seller: Seller, id: string) => (await seller.get(`/api/rc-watches/vehicles/${id}`)).body;
const setStatus = (seller: Seller, id: string, status: string) =>
  seller.patch(`/api/vehicles/${id}/status`, { status });
const todayAt = async (seller: Seller, now: number) =>
  (await seller.at(now).get('/api/leads/today')).body.overdueRcs;

async function sold() {
  const seller = await asSeller({ plan: 'pro' });
  const { id } = await publishVehicle(seller, CAR);
  await setStatus(seller, id, 'sold');
  return { seller, id };
}

async function watched(sale: object = {}) {
  const { seller, id } = await sold();
  const { body } = await start(seller, id, sale);
  return { seller, id, path: body.watch.path as string };
}

const visitor = (now = NOW) => pageClient({ clock: { now: () => now } });
const read = async (path: string, now = NOW) => {
  const { status, html, headers } = await open(visitor(now), path);
  return { status, headers, html: html.slice(html.indexOf('<main')) };
};
const press = async (path: string, fields: Record<string, string>, now = NOW) => {
  const { status, html } = await submit(visitor(now), path, fields);
  return { status, html: html.slice(html.indexOf('<main')) };
};

describe('the watch over an RC', () => {
  it('is started for a sold vehicle, with an unguessable link, and started again changes its case', async () => {
    const { seller, id } = await sold();
    expect(await find(seller, id)).toEqual({ watch: null, isSold: true });
    const { status, body } = await start(seller, id);
    expect(status).toBe(200);
    expect(body.watch).toEqual({
      path: expect.stringMatching(/^\/rc\/[2-9a-z]{22}$/),
      sale: SALE,
      steps: 8,
      ticked: 0,
      applicationNumber: null,
      overdueAt: new Date(at('2026-12-05T00:00')).toISOString(),
      reminderDay: null,
      seenOn: null,
      seenBy: null,
    });
    await press(body.watch.path, { action: 'tick:challans', by: 'seller' });
    const { body: other } = await start(seller, id, { office: 'other_state' });
    expect(other.watch).toMatchObject({ path: body.watch.path, steps: 10, ticked: 1 });
    expect(await find(seller, id)).toMatchObject({ watch: { sale: { office: 'other_state' } } });
  });

  it('is started once a lead is won, and not before', async () => {
    const seller = await asSeller();
    const { id } = await publishVehicle(seller);
    expect(await start(seller, id)).toMatchObject({ status: 400, body: { code: 'rc_watch_not_sold' } });
    const json = caller({ vehicleId: id, wants: null, budget: '400000' });
    const { body: lead } = await seller.post('/api/leads/hand-made', json);
    await seller.patch(`/api/leads/${lead.id}`, { status: 'won' });
    expect((await start(seller, id)).status).toBe(200);
  });

  it('belongs to the seller and whoever works on leads', async () => {
    const { seller, id } = await watched();
    const stranger = await strangerTo(seller);
    expect((await stranger.get(`/api/rc-watches/vehicles/${id}`)).status).toBe(404);
    expect((await stranger.put(`/api/rc-watches/vehicles/${id}`, SALE)).status).toBe(404);
    expect((await stranger.post(`/api/rc-watches/links/${id}`)).status).toBe(404);
    expect((await stranger.delete(`/api/rc-watches/vehicles/${id}`)).status).toBe(404);
    const [sunil, helper] = [await asSeller(), await asSeller()];
    await letIn(seller, sunil, 'salesperson');
    await letIn(seller, helper, 'helper');
    const headers = actingFor(seller);
    expect((await sunil.get(`/api/rc-watches/vehicles/${id}`, { headers })).status).toBe(200);
    expect((await helper.get(`/api/rc-watches/vehicles/${id}`, { headers })).status).toBe(403);
  });

  it('has one link at a time, and none once it is ended', async () => {
    const { seller, id, path } = await watched();
    const { body } = await seller.post(`/api/rc-watches/links/${id}`);
    expect(body.watch.path).not.toBe(path);
    expect((await read(path)).status).toBe(404);
    expect((await press(path, { action: 'tick:challans', by: 'buyer' })).status).toBe(404);
    expect((await read(body.watch.path)).status).toBe(200);
    expect((await seller.delete(`/api/rc-watches/vehicles/${id}`)).status).toBe(200);
    expect((await read(body.watch.path)).status).toBe(404);
    expect((await seller.delete(`/api/rc-watches/vehicles/${id}`)).status).toBe(404);
  });

  it.each(['9999-12-31', '0001-01-01', '2026-02-30', 'today'])(
    'is refused for a sale on %s',
    async (soldOn) => {
      const { seller, id } = await sold();
      expect((await start(seller, id, { soldOn })).status).toBe(400);
    },
  );
});

describe('its page', () => {
  it('has make, model and the plate’s last four, but no names and numbers, and is private', async () => {
    const { seller, path } = await watched();
    const { status, html, headers } = await read(path);
    expect(status).toBe(200);
    for (const text of ['Maruti Suzuki Swift', 'Number plate ends in 1234', 'Sold on 20 Nov 2026', 'Form 29'])
      expect(html).toContain(text);
    expect(html).toMatch(/Until 4 Dec 2026:.{0,9}13 days left/);
    expect(html).toContain('Motor Vehicles Act 1988, s. 50(1)');
    for (const secret of ['Ravi', 'UP78', seller.user.firstName, seller.user.email])
      expect(html).not.toContain(secret);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect((await open(visitor(), `${path}?lang=hi`)).html).toContain('बिक्री के बाद आरसी');
  });

  it('is ticked by whoever has the link, says who and when, and takes that back', async () => {
    const { seller, id, path } = await watched();
    const ticked = await press(path, { action: 'tick:form_29', by: 'agent' });
    expect(ticked.status).toBe(200);
    expect(ticked.html).toContain('Done: RTO agent, 21 Nov 2026');
    expect(ticked.html).toMatch(/<option value="agent" selected/);
    expect((await find(seller, id)).watch).toMatchObject({ ticked: 1 });
    expect((await press(path, { action: 'undo:form_29' })).html).not.toContain('Done: RTO agent');
    expect((await find(seller, id)).watch).toMatchObject({ ticked: 0 });
  });

  it('loses no tick of several people at the same time', async () => {
    const { seller, id, path } = await watched();
    await Promise.all(
      ['form_29', 'insurance', 'challans'].map((step) =>
        press(path, { action: `tick:${step}`, by: 'buyer' }),
      ),
    );
    expect((await find(seller, id)).watch).toMatchObject({ ticked: 3 });
  });

  it('keeps the application number, and leads to the official page', async () => {
    const { seller, id, path } = await watched();
    const { html } = await press(path, { action: 'number', number: ' UP261124V1234567 ' });
    expect(html).toContain('value="UP261124V1234567"');
    expect(html).toMatch(/href="https:\/\/vahan\.parivahan\.gov\.in[^"]*"[^>]*rel="noreferrer"/);
    expect((await find(seller, id)).watch.applicationNumber).toBe('UP261124V1234567');
    await press(path, { action: 'number', number: '' });
    expect((await find(seller, id)).watch.applicationNumber).toBeNull();
  });

  it.each([
    ['nobody’s tick', { action: 'tick:form_29' }, 'Say who you are'],
    ['a number with other signs', { action: 'number', number: '<b>12345' }, 'Enter the application number'],
    [
      'a name as the number',
      { action: 'number', number: 'Ravi Kumar 98123' },
      'Enter the application number',
    ],
    ['no day', { action: 'close', by: 'seller' }, 'Choose the day'],
    ['a day to come', { action: 'close', by: 'seller', seenOn: '2026-11-22' }, 'Choose the day'],
    ['a day before the sale', { action: 'close', by: 'seller', seenOn: '2026-11-19' }, 'Choose the day'],
  ])('refuses %s, and keeps what was typed', async (_, fields, problem) => {
    const { path } = await watched();
    const { status, html } = await press(path, fields);
    expect(status).toBe(400);
    expect(html).toContain(problem);
    if ('number' in fields)
      expect(html).toContain(`value="${fields.number.replace('<', '&lt;').replace('>', '&gt;')}"`);
  });

  it('refuses an unknown step', async () => {
    const { path } = await watched();
    expect((await press(path, { action: 'tick:__proto__', by: 'buyer' })).status).toBe(400);
  });

  it('is closed by the day on which the RC was seen, then changes only by being opened again', async () => {
    const { seller, id, path } = await watched();
    const closed = await press(path, { action: 'close', by: 'buyer', seenOn: '2026-11-21' });
    expect(closed.html).toContain('RC seen in the buyer’s name on 21 Nov 2026');
    await press(path, { action: 'tick:form_29', by: 'buyer' });
    expect((await find(seller, id)).watch).toMatchObject({
      seenOn: '2026-11-21',
      seenBy: 'buyer',
      ticked: 0,
    });
    const opened = await press(path, { action: 'open' });
    expect(opened.html).toContain('Form 29');
    expect((await find(seller, id)).watch).toMatchObject({ seenOn: null, seenBy: null });
  });

  it('is linked from the latest delivery note alone', async () => {
    const { seller, id, path } = await watched();
    const ids: string[] = [];
    const paper = async (kind: string) => {
      const sale = {
        vehicleId: id,
        plate: 'UP78AB1234',
        buyerName: 'Ravi',
        buyerMobile: '9812345678',
        seen: ['second'],
      };
      const note = { at: '2026-11-20T12:00:00Z', kms: 1, keys: 1, papers: [], rcOwner: 'Ravi' };
      const token = { amount: '1000', mode: 'upi', terms: 'kept', heldUntil: '2026-11-25T12:00:00Z' };
      const fields = kind === 'delivery_note' ? note : token;
      const { body } = await seller
        .at(NOW)
        .post('/api/papers', { kind, ...sale, price: '400000', ...fields });
      ids.push(body.id);
      return `/d/${body.code}`;
    };
    expect((await read(await paper('token_receipt'))).html).not.toContain('/rc/');
    const first = await paper('delivery_note');
    expect((await read(first)).html).toContain(`href="${path}"`);
    const [second, receipt] = [await paper('delivery_note'), await paper('token_receipt')];
    expect((await read(second)).html).toContain(`href="${path}"`);
    for (const one of [first, receipt]) expect((await read(one)).html).not.toContain('/rc/');
    await seller.post(`/api/papers/cancelled/${ids[2]}`, { reason: 'wrong day' });
    expect((await read(second)).html).not.toContain('/rc/');
    expect((await read(first)).html).toContain(`href="${path}"`);
  });
});

describe('reminders', () => {
  const runAt = (time: string) => inShards(remindOfRcs, systemCtx({ clock: { now: () => at(time) } }));
  const told = async (seller: Seller) =>
    (await seller.get('/api/notifications')).body
      .filter(({ kind }: { kind: string }) => kind === 'rc_overdue')
      .map(({ title }: { title: string }) => Number(/day (\d+)/.exec(title)?.[1]))
      .sort((one: number, other: number) => one - other);

  it('come on days 7, 12, 25 and 40, each once, also if the job runs twice', async () => {
    const { seller, id } = await watched();
    await runAt('2026-11-27T08:59');
    expect(await told(seller)).toEqual([]);
    await Promise.all([runAt('2026-11-27T09:00'), runAt('2026-11-27T09:00')]);
    await runAt('2026-11-28T09:00');
    expect(await told(seller)).toEqual([7]);
    const [{ relatedEntityId, title }] = (await seller.get('/api/notifications')).body;
    expect([relatedEntityId, title]).toEqual([id, 'The RC of Ravi’s Swift: day 7 after the sale']);
    for (const time of ['2026-12-02T10:00', '2026-12-15T10:00', '2026-12-30T10:00', '2027-02-01T10:00'])
      await runAt(time);
    expect(await told(seller)).toEqual([7, 12, 25, 40]);
  });

  it('that are late are one, of the latest day', async () => {
    const { seller } = await watched();
    await runAt('2026-12-20T09:00');
    expect(await told(seller)).toEqual([25]);
  });

  it('end when the RC was seen, go on when it is opened again, and say nothing of what is not sold', async () => {
    const { seller, id, path } = await watched();
    await press(path, { action: 'close', by: 'buyer', seenOn: '2026-11-21' });
    await runAt('2026-11-27T10:00');
    await press(path, { action: 'open' }, at('2026-11-28T10:00'));
    await runAt('2026-12-02T10:00');
    expect(await told(seller)).toEqual([12]);
    await seller.delete(`/api/vehicles/${id}`);
    await runAt('2026-12-15T10:00');
    expect(await told(seller)).toEqual([12]);
  });
});

describe('Today', () => {
  it('has an RC whose time limit is over, until that step is ticked or the RC was seen', async () => {
    const { seller, id, path } = await watched();
    const end = at('2026-12-05T00:00');
    expect(await todayAt(seller, end - 1)).toEqual([]);
    const overdue = [{ id, name: 'Ravi’s Swift', since: new Date(end).toISOString() }];
    expect(await todayAt(seller, end)).toEqual(overdue);
    for (const step of ['form_29', 'insurance']) await press(path, { action: `tick:${step}`, by: 'buyer' });
    expect(await todayAt(seller, end)).toEqual([]);
    expect(await todayAt(seller, at('2026-12-21T00:00'))).toHaveLength(1);
    await press(path, { action: 'close', by: 'seller', seenOn: '2026-11-21' });
    expect(await todayAt(seller, at('2026-12-21T00:00'))).toEqual([]);
  });

  it('has none of a sale that was undone', async () => {
    const { seller, id } = await watched();
    await seller.post(`/api/vehicles/${id}/undo-sold`, {});
    expect(await todayAt(seller, at('2026-12-20T00:00'))).toEqual([]);
  });
});
