import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../app';
import type { Live } from '../../platform/live';
import { TestClient } from '../../test/client';
import { anonymous, asSeller, offer, publishVehicle } from '../../test/factories';
import { handshake, openSocket } from '../../test/sockets';
import { soon } from '../../test/soon';

const live = (answer: () => Promise<never>): Live => ({
  connect: answer,
  tell: answer,
  announce: answer,
  closeEnded: answer,
  forget: answer,
  countPage: answer,
  check: answer,
});
const down = live(() => Promise.reject(new Error('no hub')));
const hanging = live(() => new Promise(() => {}));

describe('the handshake', () => {
  it('is an upgrade from our own pages', async () => {
    const seller = await asSeller();
    const answers = [
      await handshake(seller, { upgrade: null }),
      await handshake(seller, { origin: 'https://evil.test' }),
      await handshake(seller, { origin: null }),
      await handshake(seller, { origin: null, 'sec-fetch-site': 'same-origin' }),
      await handshake(anonymous()),
    ];
    expect(answers.map(({ status }) => status)).toEqual([426, 403, 403, 403, 101]);
    expect(await answers[1]?.json()).toMatchObject({ error: 'bad_origin' });
    expect(answers[0]?.headers.get('upgrade')).toBe('websocket');
  });

  it('allows fifty sockets per person', async () => {
    const seller = await asSeller();
    await Promise.all(Array.from({ length: 50 }, () => openSocket(seller)));
    const refused = await handshake(seller);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await handshake(await asSeller())).status).toBe(101);
  });

  it('has a clear answer if the hub is down', async () => {
    const response = await handshake(await asSeller(), {}, { live: down });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  });
});

describe('a new lead', () => {
  it('is shown only to its owner, in every open tab, without a word about the buyer', async () => {
    const [seller, other] = [await asSeller({ shard: 0 }), await asSeller({ shard: 0 })];
    const vehicle = await publishVehicle(seller);
    const tabs = [await openSocket(seller), await openSocket(seller)];
    const strangers = [await openSocket(other), await openSocket(anonymous())];
    const { body } = await anonymous().post('/api/leads', offer(vehicle.id, { buyerName: 'Asha Secret' }));
    await soon(() => expect(tabs.map(({ messages }) => messages.length)).toEqual([2, 2]));
    const [notification] = (await seller.get('/api/notifications')).body;
    expect(tabs[0]?.messages).toEqual([
      { type: 'lead', leadId: body.id, vehicleId: vehicle.id, vehicleName: vehicle.name },
      { type: 'notification', id: notification.id, kind: 'lead_generated', unread: 1, changed: [] },
    ]);
    expect(JSON.stringify(tabs[1]?.texts)).not.toMatch(/Asha|\+91|450000/);
    expect(strangers.map(({ messages }) => messages)).toEqual([[], []]);
  });

  it('notifies once: a repeated submit writes and sends nothing', async () => {
    const seller = await asSeller();
    const { id } = await publishVehicle(seller);
    const socket = await openSocket(seller);
    const same = offer(id);
    await anonymous().post('/api/leads', same);
    await anonymous().post('/api/leads', same);
    await soon(() => expect(socket.of('notification')).toHaveLength(1));
    expect(socket.of('lead')).toHaveLength(1);
  });

  it('is accepted when the hub is down, and so are log-outs', async () => {
    const seller = await asSeller();
    const { id } = await publishVehicle(seller);
    expect((await new TestClient({ live: down }).post('/api/leads', offer(id))).status).toBe(201);
    expect((await seller.get('/api/leads')).body).toHaveLength(1);
    expect((await seller.with({ live: down }).post('/api/logout')).status).toBe(200);
    expect((await seller.get('/api/leads')).status).toBe(401);
  });

  it('does not wait for a hub that hangs', async () => {
    const { id } = await publishVehicle(await asSeller());
    const request = new Request('http://localhost/api/leads', {
      method: 'POST',
      headers: { origin: 'http://localhost', 'content-type': 'application/json' },
      body: JSON.stringify(offer(id)),
    });
    const app = createApp({ overrides: { live: hanging } });
    expect((await app.fetch(request, env, createExecutionContext())).status).toBe(201);
  });

  it('a hub that is down is shown at /health', async () => {
    const { status, body } = await new TestClient({ live: down }).get('/health');
    expect([status, body.parts.liveHub]).toEqual([503, 'failed']);
    expect((await anonymous().get('/health')).body.parts.liveHub).toBe('ok');
  });
});

describe('every socket', () => {
  it('gets only its own messages: two hundred of them, ten sellers', async () => {
    const sellers = await Promise.all(Array.from({ length: 10 }, () => asSeller()));
    const vehicles = await Promise.all(sellers.map((seller) => publishVehicle(seller)));
    const sockets = await Promise.all(
      sellers.map((seller) => Promise.all(Array.from({ length: 20 }, () => openSocket(seller)))),
    );
    await Promise.all(vehicles.map(({ id }) => anonymous().post('/api/leads', offer(id))));
    await soon(() => expect(sockets.flat().every((socket) => socket.of('lead').length > 0)).toBe(true));
    for (const [index, own] of sockets.entries()) {
      const told = own.map((socket) => socket.of('lead').map(({ vehicleId }) => vehicleId));
      expect(told).toEqual(own.map(() => [vehicles[index]?.id]));
    }
  });
});
