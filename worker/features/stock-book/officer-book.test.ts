import { beforeEach, describe, expect, it } from 'vitest';
import { asSeller, db, publishVehicle } from '../../test/factories';
import { actingFor, letIn } from '../../test/staff';
import { systemCtx } from '../../test/system';
import { inShards } from '../../test/tick';
import { testDrive } from '../../test/trips';
import { sealBooks } from './seals.service';

const at = (time: string) => Date.parse(`${time}+05:30`);
const NOON = at('2026-11-28T12:00');
const PATH = '/api/stock-book/officer?from=2026-11-01&until=2026-12-31';

beforeEach(() => db.run('delete from job_marks'));

async function dealer(plan: 'starter' | 'growth' = 'growth') {
  const seller = await asSeller({ plan, accountType: 'business', firmName: 'Demo Motors' });
  const { id } = await publishVehicle(seller, { name: 'Demo Swift' });
  await seller.at(NOON).post(`/api/trips/${id}/out`, testDrive());
  const authorise = (until: string, number = 'DL/29B/0012') =>
    seller.at(NOON).patch('/api/yard', { form29b: { number, until } });
  return { seller, id, authorise };
}

describe('the book for an officer', () => {
  it('has the rows of the files, in the language that was asked for, and the roots of the days', async () => {
    const { seller } = await dealer();
    const clock = { now: () => at('2026-11-29T00:10') };
    await inShards(sealBooks, systemCtx({ clock }));
    const { status, body } = await seller.at(NOON).get(PATH);
    expect(status).toBe(200);
    expect(body).toMatchObject({ seller: 'Demo Motors', address: null, form29b: null, stock: { rows: [] } });
    expect(body.stock.header).toHaveLength(14);
    expect(body.trips.rows).toHaveLength(1);
    expect(body.trips.rows[0]).toHaveLength(body.trips.header.length);
    expect(body.trips.rows[0]).toContain('Demo Buyer');
    expect(body.seals).toEqual([
      { day: '2026-11-28', lines: 1, root: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
    const { body: hindi } = await seller.at(NOON).get(`${PATH}&lang=hi`);
    expect(hindi.trips.header[0]).toBe('रजिस्ट्रेशन');
  });

  it('names the authorisation up to its last day, and not after', async () => {
    const { seller, authorise } = await dealer();
    const shown = async () => (await seller.at(NOON).get(PATH)).body.form29b;
    expect((await authorise('2026-11-28')).status).toBe(200);
    expect(await shown()).toEqual({ number: 'DL/29B/0012', until: '2026-11-28' });
    await authorise('2026-11-27');
    expect(await shown()).toBeNull();
    await authorise('', '');
    expect((await seller.at(NOON).get('/api/yard')).body).toMatchObject({
      form29b: null,
      form29bUntil: null,
    });
  });

  it.each([
    ['a number without a day', 'DL/29B/0012', '', 'form29b.until'],
    ['a day without a number', '', '2030-01-01', 'form29b.number'],
    ['no figure in the number', 'DELHI', '2030-01-01', 'form29b.number'],
    ['no day of the calendar', 'DL/29B/0012', '2030-02-31', 'form29b.until'],
  ])('is refused %s', async (_, number, until, field) => {
    const { authorise } = await dealer();
    const { status, body } = await authorise(until, number);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  it('is part of Growth; the file is not', async () => {
    const { seller } = await dealer('starter');
    const refused = await seller.at(NOON).get(PATH);
    expect([refused.status, refused.body.code]).toEqual([403, 'officer_book_not_included']);
    expect((await seller.at(NOON).get(PATH.replace('officer?', 'file?book=trips&'))).status).toBe(200);
  });

  it('is for those who may export', async () => {
    const { seller } = await dealer();
    const seen = async (role: 'manager' | 'salesperson') => {
      const person = await asSeller();
      await letIn(seller, person, role);
      return (await person.get(PATH, { headers: actingFor(seller) })).status;
    };
    expect([await seen('manager'), await seen('salesperson')]).toEqual([200, 403]);
  });
});
