import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { wordNotification } from '../../../schema/notifications/words';
import { notifications } from '../../../schema/shard';
import { asSeller, db, publishVehicle, republish } from '../../test/factories';
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
  const [owner, reseller] = [await asSeller(), await asSeller({ plan: 'pro' })];
  await republish(reseller, (await publishVehicle(owner)).id);
  const bell = async () => (await owner.get('/api/notifications')).body;
  const [{ title }] = await bell();
  const values = { republisher: 'Renamed Dealer', vehicle: 'Renamed Swift', page: 'a' };
  await db.update(notifications).set({ values }).where(eq(notifications.userId, owner.user.id));
  expect(await bell()).toMatchObject([{ title: 'Renamed Dealer offers your Renamed Swift' }]);
  expect(title).not.toContain('Renamed');
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
