import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { CallResult } from '../../../schema/leads/call-results';
import { leads } from '../../../schema/shard';
import { anonymous, db, offer, strangerTo } from '../../test/factories';
import { withLead } from '../../test/leads';

const NOON = Date.parse('2026-12-01T12:00:00+05:30');
const MINUTE = 60_000;

const rowOf = async (id: string) => (await db.select().from(leads).where(eq(leads.id, id)))[0];

/** A lead with a follow-up that was due yesterday. */
async function called(fields: Partial<typeof leads.$inferInsert> = {}) {
  const lead = await withLead();
  await db
    .update(leads)
    .set({ followUpAt: NOON - 86_400_000, followUpNotifiedAt: NOON - 80_000_000, ...fields })
    .where(eq(leads.id, lead.id));
  const at = (time: number) => lead.seller.at(time);
  const record = (callResult: CallResult, time = NOON) =>
    at(time).patch(`/api/leads/${lead.id}`, { callResult });
  const undo = (callResult: CallResult, time = NOON + MINUTE) =>
    at(time).patch(`/api/leads/${lead.id}`, { callResult, isUndo: true });
  return { ...lead, at, record, undo };
}

describe('what came of a call', () => {
  it.each([
    ['talked', 'contacted', null, true],
    ['no_answer', 'pending', '2026-12-02T04:30:00.000Z', false],
    ['later_today', 'contacted', '2026-12-01T09:30:00.000Z', true],
    ['tomorrow', 'contacted', '2026-12-02T04:30:00.000Z', true],
    ['not_interested', 'lost', null, true],
  ] as const)('%s sets status, follow-up and last contact, and all of it is undone', async (...expected) => {
    const [result, status, followUpAt, hasSpoken] = expected;
    const { id, record, undo } = await called();
    const before = await rowOf(id);
    const { body } = await record(result);
    expect(body).toMatchObject({
      status,
      followUpAt,
      lastContactAt: hasSpoken ? new Date(NOON).toISOString() : null,
    });
    expect(await rowOf(id)).toMatchObject({ answeredAt: NOON, followUpNotifiedAt: null });
    expect((await undo(result)).status).toBe(200);
    const after = await rowOf(id);
    expect({ ...after, updatedAt: 0 }).toEqual({ ...before, updatedAt: 0 });
  });

  it('keeps a later follow-up after talking, and a status that is further on', async () => {
    const later = NOON + 5 * 86_400_000;
    const { id, record } = await called({ followUpAt: later, status: 'visit_booked' });
    await record('talked');
    expect(await rowOf(id)).toMatchObject({
      followUpAt: later,
      status: 'visit_booked',
      statusChangedAt: null,
    });
  });

  it.each([
    ['2026-12-01T19:00:00+05:30', '2026-12-01T20:00:00+05:30'],
    ['2026-12-01T23:50:00+05:30', '2026-12-02T00:20:00+05:30'],
  ])('is called later today at %s: by eight, or in half an hour', async (now, due) => {
    const { id, record } = await called();
    await record('later_today', Date.parse(now));
    expect((await rowOf(id))?.followUpAt).toBe(Date.parse(due));
  });

  it('counts the first answer only', async () => {
    const { id, record } = await called();
    await record('no_answer');
    await record('talked', NOON + 60 * MINUTE);
    expect(await rowOf(id)).toMatchObject({ answeredAt: NOON, lastContactAt: NOON + 60 * MINUTE });
  });

  it('is not undone after ten minutes, twice, or over a later change of status', async () => {
    const late = await called();
    await late.record('talked');
    expect((await late.undo('talked', NOON + 10 * MINUTE)).body.code).toBe('call_not_undoable');
    expect((await late.undo('talked', NOON + 9 * MINUTE)).status).toBe(200);
    expect((await late.undo('talked')).status).toBe(409);
    const moved = await called();
    await moved.record('talked');
    await moved.at(NOON + MINUTE).patch(`/api/leads/${moved.id}`, { status: 'negotiating' });
    expect((await moved.undo('talked', NOON + 2 * MINUTE)).status).toBe(409);
    expect((await rowOf(moved.id))?.status).toBe('negotiating');
  });

  it('is refused for a closed, unlikely or withdrawn lead, and with other changes', async () => {
    for (const fields of [{ status: 'lost' }, { status: 'junk' }, { unlikelyReason: 'price' }] as const) {
      const { record } = await called(fields);
      expect(await record('talked')).toMatchObject({ status: 409, body: { code: 'lead_closed' } });
    }
    const { record } = await called({ withdrawnAt: NOON - 1 });
    expect((await record('talked')).body.code).toBe('offer_withdrawn');
    const { change } = await called();
    for (const more of [{ status: 'contacted' }, { notes: 'x' }, { followUpAt: null }]) {
      expect((await change({ callResult: 'talked', ...more })).status).toBe(400);
    }
    expect((await change({ callResult: 'hung_up' })).status).toBe(400);
  });

  it('is recorded by the owner alone, masked or not', async () => {
    const { seller, vehicle, id, record, change } = await called({ monthlyOrdinal: 51 });
    expect((await change({ callResult: 'talked' }, await strangerTo(seller))).status).toBe(404);
    const { body } = await record('talked');
    expect(body.status).toBe('contacted');
    const other = (await anonymous().post('/api/leads', offer(vehicle.id))).body.id;
    expect(await rowOf(other)).toMatchObject({ status: 'pending', answeredAt: null });
    expect((await rowOf(id))?.monthlyOrdinal).toBe(51);
  });
});
