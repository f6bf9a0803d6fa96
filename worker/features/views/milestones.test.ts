import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { viewMilestones, views } from '../../../schema/shard';
import { flushCounters } from '../../test/counters';
import { anonymous, asSeller, db, pretendPage, publishVehicle, type Seller } from '../../test/factories';
import { saveViews } from '../../test/saved-views';
import { openSocket } from '../../test/sockets';
import { soon } from '../../test/soon';

const saveCount = (
  { user }: Seller,
  vehicleId: string,
  views: number,
  republishedVehicleId: string | null = null,
) => saveViews(user.id, { vehicleId, republishedVehicleId }, [{ day: '2026-11-20', views }]);
const told = async (seller: Seller) =>
  (await seller.get('/api/notifications')).body.map(({ title }: { title: string }) => title).reverse();
const passed = async (listingId: string) =>
  (
    await db
      .select()
      .from(viewMilestones)
      .where(eq(viewMilestones.listingId, listingId))
      .orderBy(asc(viewMilestones.milestone))
  ).map(({ milestone }) => milestone);

async function listed() {
  const seller = await asSeller();
  const { id } = await publishVehicle(seller, { name: 'Swift' });
  return { seller, id };
}

describe('a view milestone', () => {
  it('notifies once, when it is reached', async () => {
    const { seller, id } = await listed();
    await saveCount(seller, id, 9);
    expect(await told(seller)).toEqual([]);
    await saveCount(seller, id, 10);
    await saveCount(seller, id, 11);
    expect(await told(seller)).toEqual(['Your Swift has been viewed 10 times']);
    expect((await seller.get('/api/notifications')).body[0]).toMatchObject({
      kind: 'view_milestone',
      relatedEntityType: 'vehicle',
      relatedEntityId: id,
    });
  });

  it('is the highest one if several are passed at once', async () => {
    const { seller, id } = await listed();
    await saveCount(seller, id, 9);
    await saveCount(seller, id, 120);
    expect(await told(seller)).toEqual(['Your Swift has been viewed 100 times']);
    expect(await passed(id)).toEqual([10, 50, 100]);
    await saveCount(seller, id, 12_345);
    expect(await told(seller)).toEqual([
      'Your Swift has been viewed 100 times',
      'Your Swift has been viewed 10,000 times',
    ]);
    expect(await passed(id)).toEqual([10, 50, 100, 500, 1000, 5000, 10_000]);
  });

  it('notifies once, however often and concurrently the count is written', async () => {
    const { seller, id } = await listed();
    await Promise.all(Array.from({ length: 8 }, () => saveCount(seller, id, 50)));
    await saveCount(seller, id, 50);
    expect(await told(seller)).toEqual(['Your Swift has been viewed 50 times']);
    expect(await passed(id)).toEqual([10, 50]);
  });

  it('counts all days together', async () => {
    const { seller, id } = await listed();
    await db.insert(views).values({ listingId: id, month: '2026-11', viewCount: 8, days: { 19: 8 } });
    await saveCount(seller, id, 2);
    expect(await told(seller)).toEqual(['Your Swift has been viewed 10 times']);
  });

  it('of a republished page notifies its republisher', async () => {
    const { seller, id } = await listed();
    const republisher = await asSeller();
    const pageId = await pretendPage({ id }, republisher);
    await saveCount(republisher, id, 10, pageId);
    expect([await told(seller), await told(republisher)]).toEqual([
      [],
      ['Your Swift has been viewed 10 times'],
    ]);
    expect((await republisher.get('/api/notifications')).body[0]).toMatchObject({
      relatedEntityType: 'republished_vehicle',
      relatedEntityId: pageId,
    });
  });

  it('of a deleted listing notifies nobody', async () => {
    const { seller, id } = await listed();
    await seller.delete(`/api/vehicles/${id}`);
    await saveCount(seller, id, 10);
    expect(await told(seller)).toEqual([]);
  });
});

it('views reach the owner’s open pages at once, and the milestone the bell with the flush', async () => {
  const { seller, id } = await listed();
  const [socket, other] = [await openSocket(seller), await openSocket(await asSeller())];
  for (let visitor = 0; visitor < 10; visitor++) {
    await anonymous().post(
      '/api/views',
      { vehicleId: id },
      { headers: { 'cf-connecting-ip': `192.0.2.${visitor}` } },
    );
  }
  await flushCounters();
  await soon(() => expect(socket.of('notification')).toHaveLength(1));
  const counts = socket.of('views').map(({ views: count }) => count);
  expect(counts).toEqual(counts.toSorted((one, other) => one - other));
  expect(socket.of('views').at(-1)).toEqual({
    type: 'views',
    vehicleId: id,
    republishedVehicleId: null,
    views: 10,
  });
  expect(socket.of('notification')).toMatchObject([{ kind: 'view_milestone', unread: 1 }]);
  expect(other.messages).toEqual([]);
});
