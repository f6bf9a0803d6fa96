import { describe, expect, it } from 'vitest';
import type { TestClient } from '../../test/client';
import { asSeller, publishVehicle, republish, type Seller, strangerTo } from '../../test/factories';
import { open } from '../../test/html-forms';
import { pageClient } from '../../test/pages';
import { actingFor, letIn } from '../../test/staff';

const NOW = Date.parse('2026-11-27T12:00:00+05:30');
const DAY = 86_400_000;

const deskOf = async (seller: TestClient, id: string, headers = {}) =>
  (await seller.get(`/api/vehicles/${id}/desk`, { headers })).body;

async function state(seller: TestClient, id: string, paper: string, answer = 'ready', headers = {}) {
  const { vehicle } = await deskOf(seller, id, headers);
  const json = { paper, state: answer, version: vehicle.version };
  return await seller.send('PATCH', `/api/papers-ready/${id}`, { json, headers });
}

const car = (seller: Seller) =>
  publishVehicle(seller, { name: 'Swift VXi', year: 2016, fuelType: 'Diesel', kind: 'car' });

describe('the papers of a vehicle', () => {
  it('are stated one by one, with who looked and when, and are in the record of changes', async () => {
    const seller = await asSeller({ plan: 'pro' });
    const { id } = await car(seller);
    const now = seller.at(NOW);
    const first = await state(now, id, 'challans');
    expect(first).toMatchObject({
      status: 200,
      body: {
        version: 2,
        papers: [{ paper: 'challans', state: 'ready', lookedAt: new Date(NOW).toISOString() }],
      },
    });
    const amit = await asSeller();
    await letIn(seller, amit, 'manager');
    expect((await state(amit.at(NOW), id, 'tolls', 'due', actingFor(seller))).status).toBe(200);
    const desk = await deskOf(now, id);
    expect(desk.vehicle.papers.map(({ paper }: { paper: string }) => paper)).toEqual(['challans', 'tolls']);
    expect(desk.papersBy).toEqual([
      { paper: 'challans', isOwner: true, personName: null },
      { paper: 'tolls', isOwner: false, personName: expect.any(String) },
    ]);
    const { body: record } = await seller.get(`/api/changes?vehicleId=${id}`);
    // Both at the same moment, in either order.
    const stated = record.filter(({ after }: { after: { papers?: number } | null }) => after?.papers === 1);
    expect(stated.map(({ personId }: { personId: string | null }) => personId === null).sort()).toEqual([
      false,
      true,
    ]);
  });

  it('are refused for a vehicle that has changed since, and for nonsense', async () => {
    const seller = await asSeller();
    const { id } = await car(seller);
    const patch = (json: object) => seller.patch(`/api/papers-ready/${id}`, json);
    expect((await patch({ paper: 'owner', state: 'ready', version: 1 })).status).toBe(200);
    expect((await patch({ paper: 'owner', state: 'due', version: 1 })).status).toBe(409);
    expect((await patch({ paper: 'horoscope', state: 'ready', version: 2 })).status).toBe(400);
    expect((await patch({ paper: 'owner', state: 'verified', version: 2 })).status).toBe(400);
  });

  it('are only stated by the seller and managers', async () => {
    const seller = await asSeller({ plan: 'pro' });
    const { id } = await car(seller);
    const said = { paper: 'owner', state: 'ready', version: 1 };
    const stranger = await strangerTo(seller);
    expect((await stranger.patch(`/api/papers-ready/${id}`, said)).status).toBe(404);
    const sunil = await asSeller();
    await letIn(seller, sunil, 'salesperson');
    const headers = actingFor(seller);
    expect((await sunil.send('PATCH', `/api/papers-ready/${id}`, { json: said, headers })).status).toBe(403);
  });

  it('are to be looked up again after seven days, by whoever may change vehicles', async () => {
    const seller = await asSeller();
    const { id } = await car(seller);
    await state(seller.at(NOW), id, 'challans');
    await state(seller.at(NOW), id, 'insurance');
    const old = async (days: number) =>
      (await seller.at(NOW + days * DAY).get('/api/leads/today')).body.oldPapers;
    expect(await old(7)).toEqual([]);
    expect(await old(8)).toEqual([{ id, name: 'Swift VXi' }]);
    await state(seller.at(NOW + 8 * DAY), id, 'challans');
    expect(await old(9)).toEqual([]);
  });
});

describe('what buyers see of them', () => {
  const read = async (path: string, now = NOW) => {
    const { status, html } = await open(pageClient({ clock: { now: () => now } }), path);
    return { status, html };
  };

  it('is one line with a link, once the seller has said something', async () => {
    const seller = await asSeller();
    const { id } = await car(seller);
    expect((await read(`/vehicle/${id}`)).html).not.toContain(`/vehicle/${id}/papers`);
    expect((await read(`/vehicle/${id}/papers`)).html).toContain('has said nothing about the papers yet');
    await state(seller.at(NOW), id, 'owner');
    await state(seller.at(NOW), id, 'challans');
    const { html } = await read(`/vehicle/${id}`);
    expect(html).toMatch(new RegExp(`href="/vehicle/${id}/papers"[^>]*>Papers ready: 2 of 7<`));
    expect(html).not.toMatch(/verified/i);
  });

  it('is each paper with its day on a page of its own, as stated by the seller', async () => {
    const seller = await asSeller();
    const { id } = await car(seller);
    await state(seller.at(NOW), id, 'challans');
    await state(seller.at(NOW), id, 'owner', 'due');
    const { status, html } = await read(`/vehicle/${id}/papers`);
    expect(status).toBe(200);
    for (const text of ['As stated by the seller', 'Nothing due', 'Looked up on 27 Nov 2026', 'Not known'])
      expect(html).toContain(text);
    expect(html).toContain('noindex');
    const later = (await read(`/vehicle/${id}/papers`, NOW + 9 * DAY)).html;
    expect(later).toContain('Looked up 9 days ago. Ask the seller to look again.');
    expect(later).not.toMatch(/verified/i);
    expect((await read('/vehicle/00000000-0000-7000-8000-000000000000/papers')).status).toBe(404);
  });

  it('is also on a reseller’s page of the vehicle', async () => {
    const seller = await asSeller();
    const { id } = await car(seller);
    await state(seller.at(NOW), id, 'owner');
    const { body: page } = await republish(await asSeller({ plan: 'pro' }), id);
    const path = `/republished/${page.id}`;
    expect((await read(path)).html).toMatch(new RegExp(`href="${path}/papers"[^>]*>Papers ready: 1 of 7<`));
    const { status, html } = await read(`${path}/papers`);
    expect(status).toBe(200);
    expect(html).toContain(`href="${path}"`);
    expect(html).not.toContain(id);
  });

  it('has the order on Delhi NCR for an old diesel, and says when that was looked up too long ago', async () => {
    const seller = await asSeller();
    const { id } = await car(seller);
    const { id: young } = await publishVehicle(seller, { year: 2024, fuelType: 'Diesel' });
    const { html } = await read(`/vehicle/${id}/papers`);
    expect(html).toContain('Delhi NCR age rule');
    expect(html).not.toContain('look it up again');
    expect((await read(`/vehicle/${id}/papers`, NOW + 200 * DAY)).html).toContain('look it up again');
    expect((await read(`/vehicle/${young}/papers`)).html).not.toContain('Delhi NCR');
  });
});
