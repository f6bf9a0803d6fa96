import { describe, expect, it } from 'vitest';
import { notifications } from '../../../schema/shard';
import { newId } from '../../platform/random';
import { anonymous, asSeller, db, type Seller } from '../../test/factories';
import { listAnnounced } from './notifications.queries';

async function notify(seller: Seller, count: number) {
  const now = Date.now();
  const rows = Array.from({ length: count }, (_, index) => ({
    id: newId(now + index),
    userId: seller.user.id,
    kind: 'offer_withdrawn' as const,
    values: { vehicle: `Swift ${index}` },
    relatedEntityId: 'a',
    createdAt: now + index,
  }));
  for (let at = 0; at < count; at += 10) await db.insert(notifications).values(rows.slice(at, at + 10));
  return rows.map(({ id }) => id).reverse();
}

const unread = async (seller: Seller) => (await seller.get('/api/notifications/unread-count')).body.count;

describe('notifications', () => {
  it('are listed, newest first, in pages', async () => {
    const seller = await asSeller();
    const ids = await notify(seller, 3);
    const first = await seller.get('/api/notifications?limit=2');
    const cursor = first.headers.get('x-next-cursor');
    const second = await seller.get(`/api/notifications?limit=2&cursor=${cursor}`);
    expect([...first.body, ...second.body].map(({ id }) => id)).toEqual(ids);
    expect(first.body[0]).toEqual({
      id: ids[0],
      kind: 'offer_withdrawn',
      icon: 'bell',
      title: 'Offer withdrawn by the buyer',
      message: 'Swift 2',
      path: '/dashboard/leads?lead=a',
      isRead: false,
      relatedEntityId: 'a',
      relatedEntityType: 'lead',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
  });

  it('are marked as read one by one, and repeating it is harmless', async () => {
    const seller = await asSeller();
    const [latest = ''] = await notify(seller, 2);
    for (let count = 0; count < 2; count++) {
      expect((await seller.patch(`/api/notifications/${latest}/read`)).status).toBe(200);
      expect(await unread(seller)).toBe(1);
    }
    expect((await seller.get('/api/notifications')).body).toMatchObject([
      { isRead: true },
      { isRead: false },
    ]);
  });

  it('are all marked as read at once, except other people’s', async () => {
    const [seller, stranger] = [await asSeller({ shard: 0 }), await asSeller({ shard: 0 })];
    await notify(seller, 3);
    await notify(stranger, 2);
    expect((await seller.patch('/api/notifications/read-all')).status).toBe(200);
    expect([await unread(seller), await unread(stranger)]).toEqual([0, 2]);
  });

  it('are counted up to a hundred, as the badge shows', async () => {
    const seller = await asSeller();
    await notify(seller, 120);
    expect(await unread(seller)).toBe(100);
    const { headers, body } = await seller.get('/api/notifications');
    expect([body.length, headers.has('x-next-cursor')]).toEqual([100, true]);
  });

  it('are 404 if they are other people’s', async () => {
    const [seller, stranger] = [await asSeller({ shard: 0 }), await asSeller({ shard: 0 })];
    const [id = ''] = await notify(seller, 1);
    expect((await stranger.patch(`/api/notifications/${id}/read`)).status).toBe(404);
    expect((await stranger.get('/api/notifications')).body).toEqual([]);
    expect(await listAnnounced(db, stranger.user.id, [id], Date.now())).toEqual([]);
    expect(await unread(seller)).toBe(1);
    expect((await seller.patch('/api/notifications/nonsense/read')).status).toBe(400);
  });

  it('require a signed-in person', async () => {
    const [id = ''] = await notify(await asSeller(), 1);
    const answers = [
      await anonymous().get('/api/notifications'),
      await anonymous().get('/api/notifications/unread-count'),
      await anonymous().patch('/api/notifications/read-all'),
      await anonymous().patch(`/api/notifications/${id}/read`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });
});
