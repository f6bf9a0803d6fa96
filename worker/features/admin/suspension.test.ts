import { createMessageBatch } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { activityLogs } from '../../../schema/directory';
import worker from '../..';
import { databases } from '../../test/databases';
import {
  anonymous,
  asAdmin,
  asSeller,
  db,
  offer,
  PASSWORD,
  publishVehicle,
  republish,
} from '../../test/factories';
import { deadDatabase } from '../../test/faulty';
import { openSocket } from '../../test/sockets';

const suspend = (admin: Awaited<ReturnType<typeof asAdmin>>, id: string, reason = 'Stolen cars') =>
  admin.post(`/api/admin/users/${id}/suspend`, { reason });
const restore = (admin: Awaited<ReturnType<typeof asAdmin>>, id: string) =>
  admin.post(`/api/admin/users/${id}/restore`);
const status = async (path: string) => (await anonymous().get(path)).status;

describe('a suspended person', () => {
  it('is signed out everywhere, and their pages lead nowhere, until they are restored', async () => {
    const admin = await asAdmin();
    const username = `s-${Math.random().toString(36).slice(2, 10)}`;
    const seller = await asSeller({ plan: 'pro', username });
    const vehicle = await publishVehicle(seller);
    const { body: page } = await republish(await asSeller({ plan: 'pro' }), vehicle.id);
    const socket = await openSocket(seller);
    const paths = [
      `/api/vehicles/${vehicle.id}`,
      `/api/republished-vehicles/${page.id}`,
      `/api/profile/${username}`,
      `/api/users/${seller.user.id}`,
    ];
    for (const path of paths) expect(await status(path), path).toBe(200);

    const answer = await suspend(admin, seller.user.id);
    expect([answer.status, answer.body.isSuspended]).toEqual([200, true]);
    for (const path of paths) expect(await status(path), path).toBe(404);
    expect((await seller.get('/api/vehicles')).status).toBe(401);
    expect((await anonymous().post('/api/leads', offer(vehicle.id))).status).toBe(404);
    const login = { email: seller.user.email, password: PASSWORD };
    expect((await anonymous().post('/api/auth/login', login)).status).toBe(401);
    await vi.waitFor(() => expect(socket.closed?.code).toBe(4401));

    expect((await restore(admin, seller.user.id)).body.isSuspended).toBe(false);
    for (const path of paths) expect(await status(path), path).toBe(200);
    expect((await seller.get('/api/vehicles')).status).toBe(401);
    expect((await anonymous().post('/api/auth/login', login)).status).toBe(200);
  });

  it.each(['down', 'hanging'] as const)(
    'is refused at the latest thirty seconds after their shard, %s, answers again',
    async (how) => {
      const seller = await asSeller({ shard: 1 });
      const sent: unknown[] = [];
      const queue = { send: async (...message: unknown[]) => void sent.push(message) };
      // The operator's own row is in it too.
      const operator = await asSeller({ shard: 1, isAdmin: true });
      const admin = operator.with({ queue }, { ...databases, SHARD_1: deadDatabase(how) });
      expect(
        (await admin.post(`/api/admin/users/${seller.user.id}/suspend`, { reason: 'Stolen cars' })).status,
      ).toBe(200);
      expect((await seller.get('/api/vehicles')).status).toBe(200);
      const left = { from: 'directory', cause: expect.any(String) };
      await vi.waitFor(() => expect(sent).toEqual([[left, 20]]));
      const [[body]] = sent as [[{ from: string; cause: string }]];
      const batch = createMessageBatch('chaabi-effects', [
        { id: 'one', timestamp: new Date(), attempts: 1, body },
      ]);
      await worker.queue(batch, env);
      expect((await seller.get('/api/vehicles')).status).toBe(401);
    },
  );

  it('is logged once, with the state before and after and the reason', async () => {
    const admin = await asAdmin();
    const { user } = await asSeller();
    const answers = await Promise.all([suspend(admin, user.id), suspend(admin, user.id)]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    await restore(admin, user.id);
    await restore(admin, user.id);
    const log = await db
      .select()
      .from(activityLogs)
      .where(and(eq(activityLogs.entityId, user.id), eq(activityLogs.userId, admin.user.id)))
      .orderBy(activityLogs.id);
    expect(log.map(({ action, metadata }) => ({ action, metadata }))).toEqual([
      {
        action: 'user_suspended',
        metadata: { before: { isActive: true }, after: { isActive: false }, reason: 'Stolen cars' },
      },
      { action: 'user_restored', metadata: { before: { isActive: false }, after: { isActive: true } } },
    ]);
  });

  it('a former operator is a stranger: 401', async () => {
    const former = await asAdmin();
    const { user } = former;
    expect((await former.get('/api/admin/check')).body).toEqual({ isAdmin: true });
    await db.run(`update accounts set is_active = 0 where id = '${user.id}'`);
    expect((await former.get('/api/admin/check')).status).toBe(401);
  });
});

describe('suspending', () => {
  it('is refused for operators, including oneself', async () => {
    const [admin, other] = [await asAdmin(), await asAdmin()];
    for (const { user } of [admin, other]) {
      const { status, body } = await suspend(admin, user.id);
      expect([status, body.message]).toEqual([403, 'Operators cannot be suspended']);
    }
    expect((await other.get('/api/admin/check')).status).toBe(200);
  });

  it('requires a reason and a person', async () => {
    const admin = await asAdmin();
    const { user } = await asSeller();
    const refused = await suspend(admin, user.id, '  ');
    expect([refused.status, refused.body.fields]).toEqual([400, { reason: 'A reason is required' }]);
    const missing = '01900000-0000-7000-8000-000000000000';
    expect((await suspend(admin, missing)).status).toBe(404);
    expect((await restore(admin, missing)).status).toBe(404);
    expect((await restore(admin, user.id)).status).toBe(200);
  });
});
