import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageViews } from '../../schema/directory';
import { sellers } from '../../schema/shard';
import { savePageViews } from '../features/live/live.queries';
import { indianCalendar } from '../platform/clock';
import { deskHub, deskOf, hubOf, userHub } from '../platform/live';
import { aMinuteLater } from '../test/a-minute-later';
import { asAdmin, asSeller, changeUser, db, type Seller } from '../test/factories';
import { openSocket, type TestSocket } from '../test/sockets';
import { soon } from '../test/soon';
import type { LiveHub } from './live-hub';

const MINUTE = 60_000;
const hub = ({ user }: Seller) =>
  hubOf(env.LIVE_HUB, userHub(user.id)) as unknown as DurableObjectStub<LiveHub>;
const activity = (fields: object = {}) => ({ type: 'user_activity', userId: null, timestamp: 0, ...fields });
const pageView = (url: string, fields: object = {}) => ({ ...activity(fields), type: 'page_view', url });
const someMessage = { type: 'views', vehicleId: 'v', republishedVehicleId: null, views: 1 } as const;

const codeOf = (socket: TestSocket) =>
  soon(() => {
    if (!socket.closed) throw new Error('still open');
    return socket.closed.code;
  });
/** Resolves once this many of the person's frames have been processed. */
async function haveRead(seller: Seller, frames: number) {
  await soon(async () => {
    const counts = await runInDurableObject(hub(seller), (_, state) =>
      state.getWebSockets().map((socket) => socket.deserializeAttachment().count.frames),
    );
    expect(counts).toContain(frames);
  });
  await scheduler.wait(50);
}
afterEach(() => void vi.restoreAllMocks());

const lastActivity = async ({ user }: Seller) => {
  const [row] = await db.select().from(sellers).where(eq(sellers.id, user.id));
  return row?.lastActivityAt ?? 0;
};
const viewsOf = async (kind: string) => {
  const rows = await db.select().from(pageViews).where(eq(pageViews.pageType, kind));
  return rows.find(({ day }) => day === indianCalendar(Date.now()).day)?.viewCount ?? 0;
};
/** As if a minute had passed. */
const clearNoted = (seller: Seller) =>
  runInDurableObject(hub(seller), (_, state) => {
    for (const socket of state.getWebSockets()) {
      socket.serializeAttachment({ ...socket.deserializeAttachment(), notedAt: 0 });
    }
  });

describe('a hub that was evicted', () => {
  it('still knows whose sockets it has', async () => {
    const [seller, other] = [await asSeller({ shard: 0 }), await asSeller({ shard: 0 })];
    const [socket, foreign] = [await openSocket(seller), await openSocket(other)];
    for (const who of [seller, other]) await evictDurableObject(hub(who));
    await hub(seller).publish([someMessage]);
    await soon(() => expect(socket.messages).toEqual([someMessage]));
    expect([foreign.messages, foreign.closed]).toEqual([[], null]);
    socket.send(activity());
    await seller.post('/api/logout');
    expect(await codeOf(socket)).toBe(4401);
  });

  it('has lost no page view, and counts none twice', async () => {
    const seller = await asSeller();
    const socket = await openSocket(seller);
    const before = await viewsOf('guide');
    for (const url of ['/guide', '/how-to-sell-vehicles-online', 'http://localhost/guide?x=1']) {
      socket.send(pageView(url));
    }
    await haveRead(seller, 3);
    await evictDurableObject(hub(seller));
    socket.send(pageView('/guide#end'));
    await soon(async () => {
      await hub(seller).flush();
      expect(await viewsOf('guide')).toBe(before + 4);
    });
    await hub(seller).flush();
    expect(await viewsOf('guide')).toBe(before + 4);
  });

  it('stores pages when their socket closes, and those beyond sixteen at once', async () => {
    const seller = await asSeller();
    const [kept, ended] = [await openSocket(seller), await openSocket(seller)];
    const stored = () =>
      runInDurableObject(hub(seller), (_, { storage }) => {
        const [row] = storage.sql.exec<{ data: string }>('select data from pages').toArray();
        return Object.values(JSON.parse(row?.data ?? '{"waiting":{}}').waiting)[0] ?? {};
      });
    for (let pages = 0; pages < 17; pages++) kept.send(pageView('/guide'));
    await haveRead(seller, 17);
    expect(await stored()).toEqual({ guide: 16 });
    ended.send(pageView('/health'));
    await haveRead(seller, 1);
    ended.close(1000);
    await soon(async () => expect(await stored()).toEqual({ guide: 16, status: 1 }));
    kept.send(pageView('/health'));
    await haveRead(seller, 18);
    await seller.post('/api/logout');
    await soon(async () => expect(await stored()).toEqual({ guide: 17, status: 2 }));
  });

  it('may send a batch again that had arrived', async () => {
    const day = indianCalendar(Date.now()).day;
    const before = await viewsOf('legal');
    const batch = (number: number) =>
      savePageViews(
        db,
        { source: 'test', batch: number, counts: [{ day, kind: 'legal', views: 5 }] },
        Date.now(),
      );
    await Promise.all([batch(7), batch(7), batch(7)]);
    await batch(6);
    expect(await viewsOf('legal')).toBe(before + 5);
    await batch(8);
    expect(await viewsOf('legal')).toBe(before + 10);
  });

  it('sends a batch again whose answer was lost, and what came since in the next', async () => {
    const seller = await asSeller();
    const socket = await openSocket(seller);
    const before = await viewsOf('status');
    socket.send(pageView('/health'));
    await haveRead(seller, 1);
    await runInDurableObject(hub(seller), (_, { storage }) => {
      const outgoing = { batch: 1, counts: { [indianCalendar(Date.now()).day]: { status: 10 } } };
      const stored = { waiting: {}, outgoing, lastBatch: 1 };
      storage.sql.exec('insert into pages values (1, ?)', JSON.stringify(stored));
    });
    await hub(seller).flush();
    expect(await viewsOf('status')).toBe(before + 11);
  });
});

it('answers pings without being woken', async () => {
  const seller = await asSeller();
  const socket = await openSocket(seller);
  await evictDurableObject(hub(seller));
  socket.sendRaw('ping');
  await soon(() => expect(socket.texts).toEqual(['pong']));
  await haveRead(seller, 0);
});

describe('a frame', () => {
  const refused: [string, string | ArrayBuffer, number][] = [
    ['more than 4 KB', JSON.stringify(pageView(`/${'x'.repeat(4096)}`)), 1009],
    ['more than 4 KB in bytes, not in characters', `"${'₹'.repeat(1400)}"`, 1009],
    ['binary', new ArrayBuffer(8), 1008],
    ['not JSON', 'hello', 1008],
    ['JSON, and no message', '[1, 2]', 1008],
    ['a message without its fields', JSON.stringify({ type: 'page_view' }), 1008],
    ['a message with fields of its own', JSON.stringify(activity({ isAdmin: true })), 1008],
  ];
  it.each(refused)('that is %s closes its socket', async (_, frame, code) => {
    const seller = await asSeller();
    const [socket, other] = [await openSocket(seller), await openSocket(seller)];
    socket.sendRaw(frame);
    expect(await codeOf(socket)).toBe(code);
    expect(other.closed).toBeNull();
  });

  it('is one of sixty a minute, even across an eviction', async () => {
    const seller = await asSeller();
    const socket = await openSocket(seller);
    for (let count = 0; count < 40; count++) socket.send(activity());
    await haveRead(seller, 40);
    await evictDurableObject(hub(seller));
    for (let count = 0; count < 20; count++) socket.send(activity());
    await haveRead(seller, 60);
    expect(socket.closed).toBeNull();
    socket.send(activity());
    expect(await codeOf(socket)).toBe(1008);
  });

  it('from a newer client is ignored', async () => {
    const seller = await asSeller();
    const socket = await openSocket(seller);
    socket.send({ type: 'scroll_depth', percent: 80 });
    await haveRead(seller, 1);
    expect(socket.closed).toBeNull();
  });
});

describe('presence', () => {
  it('is the session’s person, whatever the message says, and is written once a minute', async () => {
    const [seller, victim] = [await asSeller(), await asSeller()];
    for (const { user } of [seller, victim]) {
      await changeUser(user.id, { lastActivityAt: 0 });
    }
    const socket = await openSocket(seller);
    await changeUser(seller.user.id, { lastActivityAt: 1 });
    socket.send(activity({ userId: victim.user.id }));
    await soon(async () => expect(await lastActivity(seller)).toBeGreaterThan(Date.now() - MINUTE));
    expect(await lastActivity(victim)).toBe(0);

    await changeUser(seller.user.id, { lastActivityAt: 1 });
    socket.send(activity());
    await haveRead(seller, 2);
    expect(await lastActivity(seller)).toBe(1);
  });

  it('is shown to operators only, as numbers, and only while they are operators', async () => {
    const [admin, seller] = [await asAdmin(), await asSeller()];
    const [watching, own] = [await openSocket(admin), await openSocket(seller)];
    const operators = hubOf(env.LIVE_HUB, deskHub(deskOf(userHub(seller.user.id))));
    own.send(activity());
    await soon(async () => {
      await runDurableObjectAlarm(operators);
      expect(watching.of('activity').length).toBeGreaterThan(0);
    });
    expect(watching.of('activity')[0]).toEqual({
      type: 'activity',
      activeUsers: expect.any(Number),
      openSockets: expect.any(Number),
      at: expect.stringMatching(/Z$/),
    });
    expect(own.messages).toEqual([]);

    await changeUser(admin.user.id, { isAdmin: false });
    aMinuteLater();
    const seen = watching.messages.length;
    await clearNoted(seller);
    own.send(activity());
    await soon(async () => expect(await runDurableObjectAlarm(operators)).toBe(true));
    expect(watching.messages).toHaveLength(seen);
  });
});
