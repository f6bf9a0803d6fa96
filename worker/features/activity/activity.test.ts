import { describe, expect, it } from 'vitest';
import type { ActivityDto } from '../../../schema/activity/output';
import { activityLogs } from '../../../schema/directory';
import { newId } from '../../platform/random';
import { asAdmin, asSeller, db, publishVehicle } from '../../test/factories';
import { queryPlan } from '../../test/query-plan';
import { listActivity, listActivityAround } from './activity.queries';

describe('the activity feed', () => {
  it('says who did what, newest first, in pages of at most a hundred', async () => {
    const admin = await asAdmin();
    const seller = await asSeller({ firstName: 'Ravi', lastName: 'Kumar' });
    await publishVehicle(seller, { name: 'Gypsy' });
    const { body } = await admin.get('/api/admin/activity-feed?limit=100');
    expect(body[0]).toEqual({
      id: expect.any(String),
      userId: seller.user.id,
      userName: 'Ravi Kumar',
      userEmail: seller.user.email,
      action: 'vehicle_created',
      description: 'Listed Gypsy',
      entityType: 'vehicle',
      entityId: expect.any(String),
      createdAt: expect.any(String),
    });
    const old = Array.from({ length: 3 }, (_, index) => ({
      id: newId(index),
      action: 'test',
      description: `Old ${index}`,
      createdAt: index,
    }));
    await db.insert(activityLogs).values(old);
    const first = await admin.get('/api/admin/activity-feed?limit=2');
    const cursor = first.headers.get('x-next-cursor');
    const second = await admin.get(`/api/admin/activity-feed?limit=100&cursor=${cursor}`);
    const ids = [...first.body, ...second.body].map(({ id }: ActivityDto) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(second.body.at(-1)).toMatchObject({ description: 'Old 0', userName: null, userEmail: null });
    expect((await admin.get('/api/admin/activity-feed?limit=101')).status).toBe(400);
  });

  it('is read by its index', async () => {
    const plan = (await queryPlan(listActivity(db, 'x', 100))).join();
    expect(plan).toMatch(/SEARCH activity_logs USING PRIMARY KEY/);
    expect(plan).not.toContain('TEMP B-TREE');
  });
});

describe('what happened around a person', () => {
  it('is what they did and what was done to them, the latest first, exactly as many as asked for', async () => {
    const { user } = await asSeller();
    const line = (index: number, fields: object) => ({
      id: newId(index),
      action: 'test',
      entityType: 'vehicle',
      description: `Line ${index}`,
      createdAt: index,
      ...fields,
    });
    const did = { userId: user.id };
    const done = { entityType: 'user', entityId: user.id };
    await db.insert(activityLogs).values([line(1, did), line(2, did), line(3, did)]);
    const around = async (limit: number) =>
      (await listActivityAround(db, user.id, limit)).map(({ entry }) => entry.createdAt);
    expect(await around(3)).toEqual([3, 2, 1]);
    await db
      .insert(activityLogs)
      .values([line(4, done), line(5, { entityType: 'user', entityId: 'another' })]);
    expect(await around(3)).toEqual([4, 3, 2]);
    expect(await around(9)).toEqual([4, 3, 2, 1]);
  });
});
