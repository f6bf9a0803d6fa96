import { describe, expect, it } from 'vitest';
import { MAX_FILES } from '../../../schema/papers/kinds';
import { movableTime, sellerAt } from '../../test/billing';
import { everything } from '../../test/everything';
import { anonymous, asSeller, publishVehicle, type Seller } from '../../test/factories';
import { htmlOf, pageClient } from '../../test/pages';
import { dealer, HOUR, issue, note, token } from '../../test/papers';

const listOf = async (seller: Seller, vehicleId: string) =>
  (await seller.get(`/api/papers/vehicles/${vehicleId}`)).body;

describe('a token receipt', () => {
  it('has the sale as it stood, a number and a code, and holds the vehicle', async () => {
    const { seller, vehicle } = await dealer();
    const { status, body } = await issue(seller, token(vehicle.id));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: 'token_receipt',
      number: expect.stringMatching(/^TR\/\d\d-\d\d\/0001$/),
      code: expect.stringMatching(/^[0-9a-z]{10}$/),
      personName: null,
      leadId: null,
      fields: {
        seller: { name: 'Demo Motors' },
        buyer: { name: 'Demo Buyer', phone: '+919812345678' },
        vehicle: { name: vehicle.name, plate: 'UP78AB1234' },
        price: 475_000,
        currency: 'INR',
        exchange: null,
        token: { amount: 21_000, mode: 'upi', terms: 'returned' },
        delivery: null,
      },
    });
    expect(body.number.length).toBeLessThanOrEqual(16);
    const own = (await seller.get(`/api/vehicles/${vehicle.id}/desk`)).body;
    expect(own.vehicle.status).toBe('pending');
    await seller.patch(`/api/vehicles/${vehicle.id}`, { name: 'Renamed' });
    expect(await listOf(seller, vehicle.id)).toEqual([body]);
  });

  it('is asked about in Today once its time is over, until the vehicle is free or held anew', async () => {
    const { seller, vehicle } = await dealer();
    const heldUntil = new Date(Date.now() + 2 * HOUR).toISOString();
    await issue(seller, token(vehicle.id, { heldUntil }));
    const ended = async (now: number) => (await seller.at(now).get('/api/leads/today')).body.endedHolds;
    const end = Date.parse(heldUntil);
    expect(await ended(end - 1)).toEqual([]);
    expect(await ended(end)).toEqual([{ id: vehicle.id, name: vehicle.name, heldUntil }]);
    const later = new Date(end + HOUR).toISOString();
    await issue(seller, token(vehicle.id, { heldUntil: later }));
    expect(await ended(end + 1)).toEqual([]);
    expect(await ended(end + HOUR)).toMatchObject([{ heldUntil: later }]);
    await seller.patch(`/api/vehicles/${vehicle.id}/status`, { status: 'available' });
    expect(await ended(end + HOUR)).toEqual([]);
  });

  it('has what the buyer gives in part payment, and the plate as it was typed', async () => {
    const { seller, vehicle } = await dealer();
    const { body } = await issue(
      seller,
      token(vehicle.id, { exchange: 'Alto 2014', plate: '22 bh 1234 aa' }),
    );
    expect(body.fields).toMatchObject({ exchange: 'Alto 2014', vehicle: { plate: '22BH1234AA' } });
  });

  it('of a vehicle that is sold already leaves it sold', async () => {
    const { seller, vehicle } = await dealer();
    await seller.patch(`/api/vehicles/${vehicle.id}/status`, { status: 'sold' });
    expect((await issue(seller, token(vehicle.id))).status).toBe(201);
    expect((await seller.get(`/api/vehicles/${vehicle.id}/desk`)).body.vehicle.status).toBe('sold');
  });

  it.each([
    ['more than the price', { amount: '475001' }, 'amount'],
    ['a hold that is over', { heldUntil: new Date(Date.now() - 1000).toISOString() }, 'heldUntil'],
    [
      'a hold beyond 90 days',
      { heldUntil: new Date(Date.now() + 91 * 24 * HOUR).toISOString() },
      'heldUntil',
    ],
    ['no name', { buyerName: ' ' }, 'buyerName'],
    ['a wrong number', { buyerMobile: '12345' }, 'buyerMobile'],
    ['no sum', { amount: 'some' }, 'amount'],
    ['only the office of a plate', { plate: 'MH12' }, 'plate'],
    ['a plate of no state', { plate: 'XX12AB1234' }, 'plate'],
  ])('is refused with %s, and takes no number', async (_, fields, field) => {
    const { seller, vehicle } = await dealer();
    const { status, body } = await issue(seller, token(vehicle.id, fields));
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
    expect(await listOf(seller, vehicle.id)).toEqual([]);
    expect((await issue(seller, token(vehicle.id, { amount: '475000' }))).body.number).toMatch(/\/0001$/);
  });
});

describe('a delivery note', () => {
  it('has what was handed over and when, and leaves the status to the sale', async () => {
    const { seller, vehicle } = await dealer();
    const { body } = await issue(seller, note(vehicle.id, { rcOwner: 'Demo Owner' }));
    expect(body).toMatchObject({
      number: expect.stringMatching(/^DN\//),
      fields: {
        token: null,
        delivery: { kms: 62_000, keys: 2, papers: ['rc', 'insurance'], rcOwner: 'Demo Owner' },
      },
    });
    const own = (await seller.get(`/api/vehicles/${vehicle.id}/desk`)).body;
    expect(own.vehicle.status).toBe('available');
    for (const rcOwner of ['', ' ', undefined]) {
      expect((await issue(seller, note(vehicle.id, { rcOwner }))).body.fields).toHaveProperty('rcOwner');
    }
  });

  it('may be a second one for the same sale: both are kept', async () => {
    const { seller, vehicle } = await dealer();
    await issue(seller, note(vehicle.id));
    await issue(seller, note(vehicle.id, { buyerName: 'Second Buyer' }));
    const notes = await listOf(seller, vehicle.id);
    expect(notes.map(({ fields }: { fields: { buyer: { name: string } } }) => fields.buyer.name)).toEqual([
      'Second Buyer',
      'Demo Buyer',
    ]);
  });

  it('is refused for a time to come, five minutes apart', async () => {
    const { seller, vehicle } = await dealer();
    const at = (ms: number) => ({ at: new Date(Date.now() + ms).toISOString() });
    expect((await issue(seller, note(vehicle.id, at(10 * 60_000)))).body.fields).toHaveProperty('at');
    expect((await issue(seller, note(vehicle.id, at(2 * 60_000)))).status).toBe(201);
  });
});

describe('the numbers of a series', () => {
  it('have no gaps and no doubles when many are issued at once, one series a kind and seller', async () => {
    const { seller, vehicle } = await dealer();
    const other = await dealer();
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => issue(seller, note(vehicle.id))),
      ...Array.from({ length: 4 }, () => issue(seller, token(vehicle.id))),
      issue(other.seller, note(other.vehicle.id)),
    ]);
    const numbers = answers.map(({ body }) => body.number.replace(/\d\d-\d\d\//, '')).sort();
    expect(numbers).toEqual([
      'DN/0001',
      ...Array.from({ length: 8 }, (_, index) => `DN/000${index + 1}`),
      'TR/0001',
      'TR/0002',
      'TR/0003',
      'TR/0004',
    ]);
    expect(new Set(answers.map(({ body }) => body.code)).size).toBe(13);
  });

  it('begin anew with the financial year', async () => {
    const time = movableTime(Date.parse('2031-03-31T12:00:00+05:30'));
    const seller = await sellerAt(time);
    const vehicle = await publishVehicle(seller);
    const issued = async (at: string) => {
      time.now = Date.parse(at);
      return (await issue(seller, note(vehicle.id, { at }))).body.number;
    };
    expect(await issued('2031-03-31T23:59:00+05:30')).toBe('DN/30-31/0001');
    expect(await issued('2031-03-31T23:59:30+05:30')).toBe('DN/30-31/0002');
    expect(await issued('2031-04-01T00:00:00+05:30')).toBe('DN/31-32/0001');
  });
});

describe('the page of a code', () => {
  it('says kind, number, time and the end of the plate, and nothing of the people or the money', async () => {
    const { seller, vehicle } = await dealer();
    const { body: paper } = await issue(seller, token(vehicle.id));
    const answer = await pageClient().get(`/d/${paper.code}`);
    const page = htmlOf(answer);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-robots-tag')).toContain('noindex');
    for (const text of ['Token receipt', paper.number, 'Number plate ends in 1234'])
      expect(page).toContain(text);
    for (const secret of ['Demo Buyer', '98123', 'Demo Motors', '21,000', '4,75,000', 'UP78', vehicle.id]) {
      expect(page).not.toContain(secret);
    }
    expect(page).not.toContain('data-signed');
    const hindi = htmlOf(await pageClient().get(`/d/${paper.code}?lang=hi`));
    expect(hindi).toContain('टोकन की रसीद');
  });

  it('compares with every file that was made, each noted once and ten at most', async () => {
    const { seller, vehicle } = await dealer();
    const { body: paper } = await issue(seller, note(vehicle.id));
    const hashes = Array.from({ length: MAX_FILES }, (_, index) => index.toString(16).repeat(64));
    const add = (hash: string, who = seller) =>
      who.post(`/api/papers/files/${paper.id}`, { hash, isSigned: hash.startsWith('0') });
    for (const hash of [...hashes, hashes[0] ?? '']) expect((await add(hash)).status).toBe(201);
    expect((await add('f'.repeat(64))).body.code).toBe('paper_file_limit');
    expect((await add('short')).status).toBe(400);
    expect((await add('e'.repeat(64), await asSeller())).status).toBe(404);
    const page = htmlOf(await pageClient().get(`/d/${paper.code}`));
    const [signed, ...copies] = hashes;
    expect(page).toContain(`data-signed="${signed}" data-copies="${copies.join(' ')}"`);
  });

  it('is unknown for any other code, and after its seller has gone', async () => {
    const { seller, vehicle } = await dealer();
    const { body: paper } = await issue(seller, note(vehicle.id));
    for (const code of ['x', '0000000000', `${paper.code.slice(0, -1)}0`, 'A'.repeat(20)]) {
      const answer = await pageClient().get(`/d/${code}`);
      expect(answer.status).toBe(404);
      expect(htmlOf(answer)).toContain('Unknown code');
    }
    await everything.prepare('delete from papers where id = ?').bind(paper.id).run();
    expect((await pageClient().get(`/d/${paper.code}`)).status).toBe(404);
  });
});

describe('papers of others', () => {
  it('are neither listed nor issued', async () => {
    const { seller, vehicle } = await dealer();
    await issue(seller, note(vehicle.id));
    const stranger = await asSeller();
    expect((await stranger.get(`/api/papers/vehicles/${vehicle.id}`)).status).toBe(404);
    expect((await issue(stranger, note(vehicle.id))).body.code).toBe('vehicle_not_found');
    expect((await anonymous().get(`/api/papers/vehicles/${vehicle.id}`)).status).toBe(401);
    await seller.delete(`/api/vehicles/${vehicle.id}`);
    expect((await issue(seller, note(vehicle.id))).status).toBe(404);
    expect(await listOf(seller, vehicle.id)).toHaveLength(1);
  });

  it('end with their vehicle’s limit of fifty', async () => {
    const { seller, vehicle } = await dealer();
    const { body } = await issue(seller, note(vehicle.id));
    await everything
      .prepare(
        `insert into papers (id, owner_id, vehicle_id, kind, year, number, code, fields, fields_hash, files, created_at)
         select substr(papers.id, 1, 30) || printf('%06d', value), owner_id, vehicle_id, kind, year, number + value, code || value,
           fields, fields_hash, '[]', created_at
         from papers, json_each(?) where papers.id = ?`,
      )
      .bind(JSON.stringify(Array.from({ length: 49 }, (_, index) => index + 1)), body.id)
      .run();
    expect(await listOf(seller, vehicle.id)).toHaveLength(50);
    expect((await issue(seller, note(vehicle.id))).body.code).toBe('paper_limit');
  });
});
