import { describe, expect, it } from 'vitest';
import {
  anonymous,
  asSeller,
  changeUser,
  publishVehicle,
  strangerTo,
  uniqueMobile,
} from '../../test/factories';
import { actingFor, letIn } from '../../test/staff';

const outdated = async (seller: Awaited<ReturnType<typeof asSeller>>) =>
  (await seller.get('/api/leads/today')).body.outdatedPosters;

async function printed() {
  const number = `+91${uniqueMobile()}`;
  const owner = await asSeller({ plan: 'growth', mobileNumber: number });
  const vehicle = await publishVehicle(owner, { name: 'Swift VXi' });
  const print = (shown = number) =>
    owner.post('/api/prints', { posters: [{ vehicleId: vehicle.id, number: shown }] });
  expect((await print()).status).toBe(200);
  return { owner, vehicle, number, print };
}

describe('posters with an old number', () => {
  it('are listed while somebody else answers, and until they are printed again', async () => {
    const { owner, vehicle, number, print } = await printed();
    expect(await outdated(owner)).toEqual([]);
    const duty = `+91${uniqueMobile()}`;
    await owner.put(`/api/vehicles/${vehicle.id}/answerer`, { by: 'number', mobileNumber: duty });
    expect(await outdated(owner)).toEqual([{ id: vehicle.id, name: 'Swift VXi' }]);
    await print(duty);
    expect(await outdated(owner)).toEqual([]);
    await owner.put(`/api/vehicles/${vehicle.id}/answerer`, { by: 'owner' });
    expect(await outdated(owner)).toHaveLength(1);
    await print(number);
    expect(await outdated(owner)).toEqual([]);
  });

  it('appear when who answers leaves, and are forgotten once they are taken down', async () => {
    const { owner, vehicle, print } = await printed();
    const mobileNumber = `+91${uniqueMobile()}`;
    const ravi = await asSeller({ mobileNumber });
    const membership = await letIn(owner, ravi, 'salesperson');
    await owner.put(`/api/vehicles/${vehicle.id}/answerer`, { by: 'member', personId: ravi.user.id });
    await print(mobileNumber);
    expect(await outdated(owner)).toEqual([]);
    const seen = await ravi.get('/api/leads/today', { headers: actingFor(owner) });
    expect(seen.body.outdatedPosters).toEqual([]);
    await owner.delete(`/api/staff/members/${membership}`);
    expect(await outdated(owner)).toHaveLength(1);
    expect((await owner.delete('/api/prints/outdated')).status).toBe(200);
    expect(await outdated(owner)).toEqual([]);
  });

  it('are not those of a hidden number, a sold vehicle, or without any number now', async () => {
    const { owner, vehicle, number } = await printed();
    await changeUser(owner.user.id, { showMobile: false });
    expect(await outdated(owner)).toEqual([]);
    await changeUser(owner.user.id, { mobileNumber: null });
    expect(await outdated(owner)).toEqual([]);
    await changeUser(owner.user.id, { mobileNumber: `+91${uniqueMobile()}`, showMobile: true });
    expect(await outdated(owner)).toHaveLength(1);
    await owner.patch(`/api/vehicles/${vehicle.id}/status`, { status: 'sold' });
    expect(await outdated(owner)).toEqual([]);
    expect(number).not.toBe('');
  });

  it('are listed by name; what is not the seller’s own is not remembered', async () => {
    const { owner, vehicle, number } = await printed();
    const more = [];
    for (const name of ['Alto', 'Baleno', 'Creta']) more.push(await publishVehicle(owner, { name }));
    const posters = more.map(({ id }) => ({ vehicleId: id, number }));
    await owner.post('/api/prints', { posters });
    const stranger = await strangerTo(owner);
    await stranger.post('/api/prints', { posters: [{ vehicleId: vehicle.id, number: uniqueMobile() }] });
    expect(await outdated(owner)).toEqual([]);
    await changeUser(owner.user.id, { mobileNumber: `+91${uniqueMobile()}` });
    const names = (await outdated(owner)).map(({ name }: { name: string }) => name);
    expect(names).toEqual(['Alto', 'Baleno', 'Creta', 'Swift VXi']);
    await stranger.delete('/api/prints/outdated');
    expect(await outdated(owner)).toHaveLength(4);
  });

  it('are remembered only by those who may print, with a number that is one', async () => {
    const { owner, vehicle, print } = await printed();
    expect((await print('12345')).status).toBe(400);
    expect((await owner.post('/api/prints', { posters: [] })).status).toBe(400);
    const posters = [{ vehicleId: vehicle.id, number: uniqueMobile() }];
    expect((await anonymous().post('/api/prints', { posters })).status).toBe(401);
    const helper = await asSeller();
    await letIn(owner, helper, 'helper');
    const asked = { json: { posters }, headers: actingFor(owner) };
    expect((await helper.send('POST', '/api/prints', asked)).status).toBe(403);
  });
});
