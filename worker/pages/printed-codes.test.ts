import { describe, expect, it } from 'vitest';
import { flushCounters } from '../test/counters';
import { anonymous, asSeller, changeUser, publishVehicle, republish, type Seller } from '../test/factories';
import { setHidden } from '../test/hidden';
import { meteredDatabases } from '../test/meter';
import { htmlOf, pageClient } from '../test/pages';
import { workTheYard } from '../test/trips';

/** A seller with a printed code of one vehicle, on a sticker, and another similar vehicle. */
async function printed() {
  const seller = await asSeller({ plan: 'pro', lastName: 'Zqprinted' });
  const [vehicle, other] = [
    await publishVehicle(seller, { name: 'Zq printed car', kind: 'car' }),
    await publishVehicle(seller, { name: 'Zq other car', kind: 'car' }),
  ];
  const { body: stickers } = await seller.post('/api/stickers', { count: 1 });
  const [{ code }] = stickers;
  await seller.patch(`/api/links/${code}`, { vehicleId: vehicle.id });
  return { seller, vehicle, other, code };
}

/** What a person sees who scans a code: the page after all redirects. */
async function scan(code: string) {
  const headers = { accept: 'text/html' };
  const first = await pageClient().get(`/q/${code}`, { headers });
  const location = first.headers.get('location');
  const last = location ? await pageClient().get(location, { headers }) : first;
  return { status: last.status, html: htmlOf(last) };
}

const suspend = (seller: Seller) => changeUser(seller.user.id, { isActive: false });

describe('a person who scans a printed code', () => {
  it('sees that the vehicle is sold, and the seller’s others', async () => {
    const { seller, vehicle, code } = await printed();
    await seller.patch(`/api/vehicles/${vehicle.id}/status`, { status: 'sold' });
    const { status, html } = await scan(code);
    expect(status).toBe(200);
    expect(html).toContain('Sold');
    expect(html).toContain('Zq other car');
  });

  it('sees the seller’s others if the vehicle was deleted', async () => {
    const { seller, vehicle, code } = await printed();
    await seller.delete(`/api/vehicles/${vehicle.id}`);
    const { status, html } = await scan(code);
    expect(status).toBe(410);
    expect(html).toContain('Zq other car');
    expect(html).not.toContain('Zq printed car');
  });

  it('sees the republisher’s others if a republished page has ended', async () => {
    const owner = await asSeller();
    const { seller, code } = await printed();
    const base = await publishVehicle(owner, { name: 'Zq of the owner', kind: 'car' });
    const { body: page } = await republish(seller, base.id, { customPrice: '475000' });
    await seller.patch(`/api/links/${code}`, { republishedVehicleId: page.id });
    expect((await scan(code)).html).toContain('Zq of the owner');
    await seller.delete(`/api/republished-vehicles/${page.id}`);
    const { status, html } = await scan(code);
    expect([status, html.includes('Zq other car')]).toEqual([410, true]);
  });

  it.each(['vehicle', 'seller'] as const)(
    'sees a neutral page if operators have hidden the %s',
    async (what) => {
      const { seller, vehicle, code } = await printed();
      if (what === 'seller') await suspend(seller);
      else await setHidden(vehicle.id, 'operator');
      const { status, html } = await scan(code);
      expect(status).toBe(404);
      expect(html).not.toContain('Zq printed car');
      if (what === 'seller') {
        expect(html).not.toContain('Zq');
        expect(html).not.toContain('suspended');
      }
    },
  );

  it('of a profile sees a neutral page if its seller is suspended', async () => {
    const username = `printed-${Math.random().toString(36).slice(2, 8)}`;
    const seller = await asSeller({ plan: 'pro', username, lastName: 'Zqprofile' });
    const { code } = (await seller.get('/api/profile-link')).body;
    expect((await scan(code)).html).toContain('Zqprofile');
    await suspend(seller);
    const { status, html } = await scan(code);
    expect([status, html.includes('Zqprofile')]).toEqual([404, false]);
  });

  it('that is a program gets an error it understands if the code leads nowhere', async () => {
    const { status, body } = await anonymous().get('/q/zzzzzzzzzz');
    expect([status, body.error]).toEqual([404, 'not_found']);
  });
});

describe('a stranger’s scan', () => {
  it('reads and writes no more once the car has a trip, lines and a stock-take', async () => {
    const { seller, vehicle, code } = await printed();
    const scanned = async () => {
      await flushCounters();
      const { databases, cost } = meteredDatabases();
      const headers = { accept: 'text/html' };
      const { status } = await pageClient().with({}, databases).get(`/q/${code}`, { headers });
      return { status, rowsRead: cost.rowsRead, rowsWritten: cost.rowsWritten, trips: cost.trips };
    };
    await scanned();
    const before = await scanned();
    expect(before).toMatchObject({ status: 302, rowsWritten: 0 });
    await workTheYard(seller, vehicle.id, { name: 'Demo Mechanic', phone: '9812345677' });
    expect(await scanned()).toEqual(before);
  });
});
