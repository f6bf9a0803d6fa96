import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { wordNotification } from '../../../schema/notifications/words';
import { notifications } from '../../../schema/shard';
import { asSeller, db, publishVehicle, republish } from '../../test/factories';
import { withLead } from '../../test/leads';
import { openSocket } from '../../test/sockets';
import { soon } from '../../test/soon';
import { liveWholly } from '../../test/whole-life';

it('rows hold what happened and not how it is said, and every row can be worded', async () => {
  await liveWholly(await asSeller({ plan: 'pro' }), 'Zqcanary');
  const rows = await db.select().from(notifications);
  expect(rows.length).toBeGreaterThan(5);
  for (const { kind, values, ...row } of rows) {
    const { title, message } = wordNotification(kind, values);
    expect(`${title} ${message}`, kind).not.toMatch(/undefined|null|NaN|\[object/);
    const stored = JSON.stringify([values, row]);
    expect(stored).not.toContain(title);
    // A message that is only a vehicle's name is a value.
    if (!Object.values(values).includes(message)) expect(stored).not.toContain(message);
  }
});

it('changed values are worded when the bell is opened', async () => {
  const { seller } = await withLead();
  const bell = async () => (await seller.get('/api/notifications')).body;
  const [{ title, message }] = await bell();
  expect(title).toMatch(/^New offer on /);
  const values = { vehicle: 'Renamed Swift', price: 123_456, currency: 'INR' as const };
  await db.update(notifications).set({ values }).where(eq(notifications.userId, seller.user.id));
  expect(await bell()).toMatchObject([{ title: 'New offer on Renamed Swift', message: '₹1,23,456' }]);
  expect(message).not.toBe('₹1,23,456');
});

it('open pages learn which answers have changed', async () => {
  const [owner, reseller] = [await asSeller(), await asSeller({ plan: 'pro' })];
  const socket = await openSocket(owner);
  await republish(reseller, (await publishVehicle(owner)).id);
  await soon(() =>
    expect(socket.of('notification')).toMatchObject([
      {
        kind: 'republished',
        changed: ['/api/republish-requests', '/api/republished-vehicles', '/api/vehicles'],
      },
    ]),
  );
});
