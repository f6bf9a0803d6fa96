import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { leads } from '../../../schema/shard';
import { asSeller, db } from '../../test/factories';
import { withLead } from '../../test/leads';

const MINUTE = 60_000;

describe('a lead’s last change of status', () => {
  it('can be undone for ten minutes, even to a status that leads cannot move to', async () => {
    const { seller, id, change } = await withLead();
    const now = Date.now();
    const at = (time: number) => (body: object) => seller.at(time).patch(`/api/leads/${id}`, body);
    await at(now)({ status: 'contacted' });
    expect((await change({ status: 'pending' })).status).toBe(409);
    expect((await at(now + 10 * MINUTE - 1)({ status: 'pending', isUndo: true })).body).toMatchObject({
      status: 'pending',
    });
    expect((await change({ status: 'pending', isUndo: true })).status, 'a second press').toBe(200);
    expect((await change({ status: 'contacted', isUndo: true })).status, 'nothing is left').toBe(409);

    await at(now)({ status: 'won' });
    await at(now)({ status: 'won' });
    expect(await at(now + 10 * MINUTE)({ status: 'pending', isUndo: true })).toMatchObject({
      status: 409,
      body: { message: 'This move can no longer be undone' },
    });
    expect((await at(now + 1)({ status: 'lost', isUndo: true })).status).toBe(409);
    expect((await at(now + 1)({ status: 'pending', isUndo: true })).status).toBe(200);
  });

  it('requires a valid status, and its owner', async () => {
    const { change } = await withLead();
    await change({ status: 'junk' });
    expect((await change({ isUndo: true })).status).toBe(400);
    expect((await change({ notes: 'x', isUndo: true })).status).toBe(400);
    expect((await change({ status: 'pending', isUndo: true }, await asSeller())).status).toBe(404);
  });

  it('undone for a lead that was junk by mistake restores its number in the month', async () => {
    const { seller, id, change } = await withLead();
    const used = async () => (await seller.get('/api/subscription/usage')).body.monthly.leadsGenerated;
    await change({ status: 'junk' });
    expect(await used()).toBe(0);
    await change({ status: 'pending', isUndo: true });
    expect(await used()).toBe(1);
    await change({ status: 'junk' });
    await change({ status: 'pending' });
    await change({ status: 'junk', isUndo: true });
    expect(await used()).toBe(0);
    const [row] = await db.select().from(leads).where(eq(leads.id, id));
    expect(row?.monthlyOrdinal).toBeLessThan(0);
  });

  it('is undone once or changed further, not both', async () => {
    for (let round = 0; round < 5; round++) {
      const { seller, id, change } = await withLead();
      await change({ status: 'contacted' });
      const [undone, moved] = await Promise.all([
        change({ status: 'pending', isUndo: true }),
        change({ status: 'negotiating' }),
      ]);
      const { status } = (await seller.get(`/api/leads/${id}`)).body;
      // A new lead can also become negotiating, so both changes are possible; undoing after the second is
      // not.
      expect(moved.status).toBe(200);
      expect([undone.status, status]).toEqual([undone.status === 200 ? 200 : 409, 'negotiating']);
    }
  });
});
