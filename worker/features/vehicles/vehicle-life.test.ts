import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { republishedVehicles, uploads } from '../../../schema/shard';
import { newId } from '../../platform/random';
import {
  anonymous,
  asSeller,
  changeUser,
  db,
  offer,
  pretendPage,
  publishVehicle,
} from '../../test/factories';
import { setHidden } from '../../test/hidden';

const UNKNOWN = newId(Date.now());

const suspend = (id: string) => changeUser(id, { isActive: false });

describe('the status of a listing', () => {
  it('changes freely until it is sold, and not afterwards', async () => {
    const seller = await asSeller();
    const { id } = await publishVehicle(seller);
    const move = (status: string) => seller.patch(`/api/vehicles/${id}/status`, { status });
    for (const status of ['pending', 'available', 'sold', 'sold']) {
      expect(await move(status)).toMatchObject({ status: 200, body: { id, status } });
    }
    for (const status of ['available', 'pending']) {
      expect(await move(status)).toMatchObject({ status: 409, body: { message: 'Cannot revert from sold' } });
    }
    expect(await move('stolen')).toMatchObject({ status: 400 });
    expect((await seller.get('/api/vehicles')).body[0]).toMatchObject({ status: 'sold' });
  });

  it('stays sold whichever of two clicks comes first', async () => {
    const seller = await asSeller();
    const { id } = await publishVehicle(seller);
    await Promise.all(
      ['sold', 'pending', 'available', 'sold', 'pending'].map((status) =>
        seller.patch(`/api/vehicles/${id}/status`, { status }),
      ),
    );
    expect((await anonymous().get(`/api/vehicles/${id}`)).body.status).toBe('sold');
  });

  it('ends republished pages when it becomes sold', async () => {
    const [seller, reseller] = [await asSeller(), await asSeller()];
    const { id } = await publishVehicle(seller);
    await pretendPage({ id }, reseller);
    await seller.patch(`/api/vehicles/${id}/status`, { status: 'sold' });
    const [row] = await db
      .select()
      .from(republishedVehicles)
      .where(eq(republishedVehicles.originalVehicleId, id));
    expect(row).toMatchObject({ status: 'ended', endedReason: 'sold' });
  });
});

describe('visibility on the profile', () => {
  it('is switched by the owner', async () => {
    const seller = await asSeller();
    const { id } = await publishVehicle(seller);
    const path = `/api/vehicles/${id}/visibility`;
    expect((await seller.patch(path, { showInProfile: false })).body).toMatchObject({ showInProfile: false });
    expect((await seller.patch(path, { showInProfile: 'no' })).status).toBe(400);
    expect((await seller.patch(path, { showInProfile: true })).body).toMatchObject({ showInProfile: true });
  });
});

describe('a deleted listing', () => {
  it('is gone for everyone, keeps its leads, and releases its place in the plan', async () => {
    const seller = await asSeller();
    const { id } = await publishVehicle(seller);
    await anonymous().post('/api/leads', offer(id));
    expect((await seller.delete(`/api/vehicles/${id}`)).status).toBe(200);

    for (const client of [seller, anonymous()]) {
      expect((await client.get(`/api/vehicles/${id}`)).status).toBe(410);
    }
    for (const answer of [
      await seller.delete(`/api/vehicles/${id}`),
      await seller.patch(`/api/vehicles/${id}`, { name: 'Back again' }),
      await seller.patch(`/api/vehicles/${id}/status`, { status: 'available' }),
      await seller.get(`/api/vehicles/${id}/stats`),
    ]) {
      expect(answer.status).toBe(404);
    }
    expect((await seller.get('/api/vehicles')).body).toEqual([]);
    expect((await seller.get('/api/leads')).body).toMatchObject([{ vehicleName: 'Test Hatchback VXi' }]);
    const rows = await db.select().from(uploads).where(eq(uploads.userId, seller.user.id));
    expect(rows).toMatchObject([{ status: 'discarded' }]);
    const usage = (await seller.get('/api/subscription/usage')).body;
    expect(usage).toMatchObject({ liveVehicles: 0, monthly: { vehiclesCreated: 1 } });
  });
});

describe("someone else's listing", () => {
  it('answers 404 to every change, 401 without signing in, and stays as it is', async () => {
    const [seller, stranger] = [await asSeller({ shard: 0 }), await asSeller({ shard: 0 })];
    const { id } = await publishVehicle(seller);
    for (const [client, status] of [
      [stranger, 404],
      [anonymous(), 401],
    ] as const) {
      for (const vehicle of [id, UNKNOWN]) {
        const answers = [
          await client.patch(`/api/vehicles/${vehicle}`, { name: 'Mine now' }),
          await client.patch(`/api/vehicles/${vehicle}/status`, { status: 'sold' }),
          await client.patch(`/api/vehicles/${vehicle}/visibility`, { showInProfile: false }),
          await client.delete(`/api/vehicles/${vehicle}`),
        ];
        expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status]);
      }
    }
    const { body } = await seller.get(`/api/vehicles/${id}`);
    expect(body).toMatchObject({ name: 'Test Hatchback VXi', status: 'available', showInProfile: true });
  });

  it('does not exist while its owner is suspended or beyond the limit of a lapsed plan', async () => {
    const seller = await asSeller();
    const { id } = await publishVehicle(seller);
    const opened = async () => [
      (await anonymous().get(`/api/vehicles/${id}`)).status,
      (await anonymous().get(`/api/vehicles/${id}/stats`)).status,
    ];
    expect(await opened()).toEqual([200, 200]);
    await setHidden(id, 'plan');
    expect(await opened()).toEqual([404, 404]);
    expect((await seller.get(`/api/vehicles/${id}`)).status).toBe(200);
    await setHidden(id, null);
    await suspend(seller.user.id);
    expect(await opened()).toEqual([404, 404]);
  });

  it('answers 404 for an unknown id and 400 for an invalid one', async () => {
    expect((await anonymous().get(`/api/vehicles/${UNKNOWN}`)).status).toBe(404);
    expect((await anonymous().get("/api/vehicles/1'%20or%201=1")).status).toBe(400);
  });
});
