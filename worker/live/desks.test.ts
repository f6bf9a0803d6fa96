import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { DESKS, deskHub, deskOf, hubOf, userHub } from '../platform/live';
import { asAdmin } from '../test/factories';
import { openSocket } from '../test/sockets';
import { soon } from '../test/soon';
import { unitsOf } from '../test/units';

describe('the desks of operators', () => {
  it('share the hubs evenly', () => {
    const counts = new Map<number, number>();
    for (let hub = 0; hub < 1600; hub++) {
      const desk = deskOf(userHub(crypto.randomUUID()));
      counts.set(desk, (counts.get(desk) ?? 0) + 1);
    }
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: DESKS }, (_, at) => at));
    expect(Math.max(...counts.values())).toBeLessThan(200);
  });

  it('are summed at the operator, each by what it last said, also what was there before', async () => {
    const report = (desk: number, name: string, sockets: number) =>
      hubOf(env.LIVE_HUB, deskHub(desk)).report({ desk, name, isUser: true, sockets });
    const before = await report(3, 'user:before', 4).then(async () => {
      const admin = await asAdmin();
      return { admin, socket: await openSocket(admin) };
    });
    const shown = async () => {
      for (let desk = 0; desk < DESKS; desk++)
        await runDurableObjectAlarm(hubOf(env.LIVE_HUB, deskHub(desk)));
      return before.socket.of('activity').at(-1);
    };
    await report(5, 'user:one', 1);
    const first = await soon(async () => {
      const found = await shown();
      if (!found) throw new Error('nothing yet');
      return found;
    });
    for (let times = 0; times < 2; times++) await report(7, 'user:other', 20);
    await soon(async () => {
      const now = await shown();
      expect([now?.activeUsers, now?.openSockets]).toEqual([
        Number(first.activeUsers) + 1,
        Number(first.openSockets) + 20,
      ]);
    });
    expect(Number(first.openSockets)).toBeGreaterThanOrEqual(5);
  });

  it('count a hub for a quarter of an hour, write one row for it, and forget it after an hour', async () => {
    const desk = hubOf(env.LIVE_HUB, deskHub(9));
    const report = (name: string) => desk.report({ desk: 9, name, isUser: true, sockets: 3 });
    const names = () =>
      runInDurableObject(desk, (_, { storage }) =>
        storage.sql
          .exec<{ name: string }>('select name from busy_hubs order by name')
          .toArray()
          .map(({ name }) => name),
      );
    /** As if minutes had passed since all reports. */
    const pass = (minutes: number) =>
      runInDurableObject(desk, (_, { storage }) => {
        storage.sql.exec('update busy_hubs set at = at - ?', minutes * 60_000);
      });
    const active = () => desk.watch(9, 'user:nobody').then(({ users, sockets }) => [users, sockets]);
    await report('user:quiet');
    await pass(14);
    expect(await active()).toEqual([1, 3]);
    await pass(1);
    expect(await active()).toEqual([0, 0]);
    await report('user:other');
    expect([await active(), await names()]).toEqual([
      [1, 3],
      ['user:other', 'user:quiet'],
    ]);
    const written = await unitsOf(() => report('user:quiet'));
    expect(written.objectRowsWritten).toBe(1);
    await pass(60);
    await report('user:other');
    expect(await names()).toEqual(['user:other']);
  });
});

it('the class of the search is there, and says that there is no search', async () => {
  const shelves = env.SHELF as DurableObjectNamespace;
  const answer = await shelves.get(shelves.idFromName('car-0')).fetch('https://shelf.invalid/');
  expect(answer.status).toBe(501);
});
