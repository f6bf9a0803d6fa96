import { runDurableObjectAlarm } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { DESKS, deskHub, deskOf, hubOf, userHub } from '../platform/live';
import { asAdmin } from '../test/factories';
import { openSocket } from '../test/sockets';
import { soon } from '../test/soon';

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
});

it('the class of the search is there, and says that there is no search', async () => {
  const shelves = env.SHELF as DurableObjectNamespace;
  const answer = await shelves.get(shelves.idFromName('car-0')).fetch('https://shelf.invalid/');
  expect(answer.status).toBe(501);
});
