import { describe, expect, it } from 'vitest';
import { asSeller, changeUser, publishVehicle } from '../../test/factories';
import { open, submit } from '../../test/html-forms';
import { meteredDatabases } from '../../test/meter';
import { pageClient, withPages } from '../../test/pages';
import { actingFor, letIn } from '../../test/staff';
import { testDrive } from '../../test/trips';

const at = (time: string) => Date.parse(`${time}+05:30`);
const NOW = at('2026-11-28T12:00');
const DAY = 86_400_000;

const visitor = (now = NOW) => pageClient({ clock: { now: () => now } });
async function read(path: string, now = NOW) {
  const { status, html, headers } = await open(visitor(now), path);
  return { status, headers, html: html.slice(html.indexOf('<main')) };
}
async function press(path: string, kms: string, now = NOW) {
  const { status, html } = await submit(visitor(now), path, { kms });
  return { status, html: html.slice(html.indexOf('<main')) };
}

async function gone(fields: object = {}) {
  const seller = await asSeller({ plan: 'pro', accountType: 'business', firmName: 'Demo Motors' });
  const car = { name: 'Demo Swift', facts: { registrationNumber: 'UP78AB1234' } };
  const { id } = await publishVehicle(seller, car);
  const api = `/api/trips/${id}`;
  const drive = {
    licenceEnd: '9977',
    at: '2026-11-28T06:30:00.000Z',
    expectedAt: '2026-11-28T08:30:00.000Z',
    ...fields,
  };
  const { body } = await seller.at(NOW).post(`${api}/out`, testDrive(drive));
  const linesAt = async (now = NOW) => (await seller.at(now).get(api)).body;
  return { seller, id, api, trip: body.out, slip: body.slip as string, linesAt };
}

describe('the slip of a trip', () => {
  it('says whose car it is, why and since when it is out, and neither number nor licence', async () => {
    const { slip } = await gone();
    expect(slip).toMatch(/^\/trip\/[0-9a-f-]{36}\/[0-9a-f]{32}$/);
    const { status, html, headers } = await read(slip);
    expect(status).toBe(200);
    for (const text of [
      ...['Demo Motors', 'Demo Swift', 'UP78AB1234', 'Test drive', 'Demo Buyer', '42,000'],
      ...['28 Nov 2026, 12:00 pm', '28 Nov 2026, 2:00 pm', 'The dealer’s own record.'],
    ])
      expect(html).toContain(text);
    for (const hidden of ['98123', '9812345678', '9977']) expect(html).not.toContain(hidden);
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('names who noted the trip if they drive themselves', async () => {
    const { seller, api } = await gone({ driver: 'self' });
    const { body } = await seller.at(NOW).get(api);
    expect((await read(body.slip)).html.match(/Demo Motors/g)).toHaveLength(2);
    const helper = await asSeller({ firstName: 'Ravi', lastName: 'Rao' });
    await letIn(seller, helper, 'helper');
    const { id } = await publishVehicle(seller);
    const json = testDrive({ driver: 'self' });
    const headers = actingFor(seller);
    const { body: own } = await helper.send('POST', `/api/trips/${id}/out`, { json, headers });
    expect((await read(own.slip, Date.now())).html).toContain('Ravi Rao');
  });

  it('closes the trip as noted by the driver, once, and has then ended', async () => {
    const { slip, trip, linesAt } = await gone();
    const done = await press(slip, '42,012');
    expect([done.status, done.html]).toEqual([200, expect.stringContaining('This slip has ended.')]);
    const { out, slip: after, lines } = await linesAt();
    expect([out, after]).toEqual([null, null]);
    expect(lines).toHaveLength(2);
    const back = lines.find(({ kind }: { kind: string }) => kind === 'back');
    expect(back).toMatchObject({
      aboutId: trip.id,
      isOwner: false,
      personName: null,
      fields: { kms: 42_012, bySlip: true },
      personal: {},
    });
    expect((await press(slip, '42013')).status).toBe(404);
    expect((await read(slip)).status).toBe(404);
    expect((await linesAt()).lines).toHaveLength(2);
  });

  it('is noted once by two presses at once', async () => {
    const { slip, linesAt } = await gone();
    const both = await Promise.all([press(slip, '42012'), press(slip, '42012')]);
    expect(both.map(({ status }) => status)).toContain(200);
    expect((await linesAt()).lines).toHaveLength(2);
  });

  it('says in the files that the driver noted it', async () => {
    const { slip, seller } = await gone();
    await press(slip, '42012');
    const days = 'from=2026-11-28&until=2026-11-28';
    const { body } = await seller.at(NOW).get(`/api/stock-book/file?book=trips&${days}`);
    expect(new TextDecoder().decode(body)).toContain('42012,,,,"The driver, by the slip"');
  });

  it.each(['', 'many', '41999', '1234567'])('refuses “%s” as km, and stays open', async (kms) => {
    const { slip, linesAt } = await gone();
    const { status, html } = await press(slip, kms);
    expect([status, html]).toEqual([400, expect.stringContaining('not fewer than when it went out')]);
    expect((await linesAt()).out).not.toBeNull();
  });

  it('has ended when the yard notes that the car is back, and the next trip has another', async () => {
    const { slip, seller, api, trip } = await gone();
    const json = { key: crypto.randomUUID(), at: trip.happenedAt, trip: trip.key, kms: 42_010 };
    await seller.at(NOW).post(`${api}/back`, json);
    expect((await read(slip)).status).toBe(404);
    const { body } = await seller.at(NOW + 1).post(`${api}/out`, testDrive({ kms: 42_010 }));
    expect(body.slip).not.toBe(slip);
    expect([(await read(slip)).status, (await read(body.slip)).status]).toEqual([404, 200]);
    expect((await press(slip, '42020')).status).toBe(404);
  });

  it('ends after seven days, and with the account', async () => {
    const { slip, seller, linesAt } = await gone();
    expect((await read(slip, NOW + 7 * DAY - 1)).status).toBe(200);
    expect((await read(slip, NOW + 7 * DAY)).status).toBe(404);
    expect((await press(slip, '42012', NOW + 7 * DAY)).status).toBe(404);
    expect((await linesAt()).lines).toHaveLength(1);
    await changeUser(seller.user.id, { isActive: false });
    expect((await read(slip)).status).toBe(404);
  });

  it.each(['a shorter key', 'another key', 'another vehicle', 'no id'])(
    'leads nowhere with %s',
    async (wrong) => {
      const { slip } = await gone();
      const [, , id, key = ''] = slip.split('/');
      const other = (await gone()).id;
      const path = {
        'a shorter key': `/trip/${id}/${key.slice(1)}`,
        'another key': `/trip/${id}/${'0'.repeat(32)}`,
        'another vehicle': `/trip/${other}/${key}`,
        'no id': `/trip/none/${key}`,
      }[wrong];
      const { status, html } = await read(path ?? '');
      expect([status, html]).toEqual([404, expect.stringContaining('This slip has ended')]);
      expect((await press(path ?? '', '42012')).status).toBe(404);
    },
  );

  it('costs no row: two when the trip begins, two when the driver ends it', async () => {
    const { slip } = await gone();
    const { databases, cost } = meteredDatabases();
    await visitor().with({}, databases).get(slip);
    expect(cost.rowsWritten).toBe(0);
    const { status } = await submit(visitor().with({}, databases), slip, { kms: '42012' });
    expect([status, cost.rowsWritten]).toEqual([200, 2]);
  });

  it('is for those who may know who drives: whoever noted the trip, or works on leads', async () => {
    const { seller, api } = await gone();
    const seen = async (role: 'salesperson' | 'helper') => {
      const person = await asSeller();
      await letIn(seller, person, role);
      return (await person.at(NOW).get(api, { headers: actingFor(seller) })).body.slip;
    };
    expect(await seen('salesperson')).toMatch(/^\/trip\//);
    expect(await seen('helper')).toBeNull();
  });

  it('is written in the reader’s language', async () => {
    const { slip } = await gone();
    expect((await open(withPages(visitor()), `${slip}?lang=ta`)).html).toContain('டெஸ்ட் டிரைவ்');
  });
});
