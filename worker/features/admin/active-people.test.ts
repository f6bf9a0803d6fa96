import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { AdminUserDto } from '../../../schema/admin/output';
import { accounts } from '../../../schema/directory';
import { ACTIVE_WITHIN_MS } from '../../../schema/live/messages';
import { sellers } from '../../../schema/shard';
import { searching } from '../../test/client';
import { asAdmin, asSeller, changeUser, db, type Seller } from '../../test/factories';
import { systemCtx } from '../../test/system';
import { inShards } from '../../test/tick';
import { unitsOf } from '../../test/units';
import { copyActivity } from './users.service';

const MINUTE = 60_000;
const START = Date.now();
const word = () => Math.random().toString(36).slice(2, 12);

const runJob = (now: number) => inShards(copyActivity, systemCtx({ clock: { now: () => now } }));

/** As a request or a socket records it: in the seller's shard only. */
const touch = ({ user }: Seller, at: number) =>
  db.update(sellers).set({ lastActivityAt: at }).where(eq(sellers.id, user.id));

const inAccount = async ({ user }: Seller) =>
  (await db.select({ at: accounts.lastActivityAt }).from(accounts).where(eq(accounts.id, user.id)))[0]?.at;

async function quiet(lastName: string) {
  const seller = await asSeller({ lastName });
  await changeUser(seller.user.id, { lastActivityAt: START - 60 * MINUTE });
  return seller;
}

const idsOf = ({ body }: { body: AdminUserDto[] }) => body.map(({ id }) => id);

describe('people whom their shard reports as active', () => {
  it('are listed and counted with the time it reports, without a row of their account', async () => {
    const [one, other, gone] = [await quiet(word()), await quiet(word()), await quiet(word())];
    await touch(one, START - 2 * MINUTE);
    await touch(other, START - 3 * MINUTE);
    await runJob(START);
    expect([await inAccount(one), await inAccount(gone)]).toEqual(Array(2).fill(START - 60 * MINUTE));
    const admin = (await asAdmin()).at(START);
    const answer = await admin.get('/api/admin/users/active');
    expect(idsOf(answer).filter((id) => [one, other, gone].some(({ user }) => user.id === id))).toEqual([
      one.user.id,
      other.user.id,
    ]);
    expect(answer.body.find(({ id }: AdminUserDto) => id === one.user.id).lastActivityAt).toBe(
      new Date(START - 2 * MINUTE).toISOString(),
    );
    const { activeUsers } = (await admin.get('/api/admin/overview')).body;
    expect(activeUsers).toBe(idsOf(answer).length);
  });

  it('come in the order of activity by that time, once each, with and without a search', async () => {
    const family = word();
    const people = [await quiet(family), await quiet(family), await quiet(family)] as const;
    const [first, second, third] = people;
    await touch(first, START + MINUTE);
    await touch(third, START - MINUTE);
    await changeUser(second.user.id, { lastActivityAt: START });
    await runJob(START + 2 * MINUTE);
    // Its account is newer than the report.
    await db.update(accounts).set({ lastActivityAt: START }).where(eq(accounts.id, second.user.id));
    const ids = [first, second, third].map(({ user }) => user.id);
    const admin = (await asAdmin()).at(START + 2 * MINUTE);
    for (const options of [searching(family), {}]) {
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null && seen.length < 20) {
        const query = `sort=last_activity&limit=1${cursor && `&cursor=${cursor}`}`;
        const { body, headers } = await admin.get(`/api/admin/users/all-with-activity?${query}`, options);
        seen.push(...body.map(({ id }: AdminUserDto) => id));
        cursor = headers.get('x-next-cursor');
      }
      expect(seen.filter((id) => ids.includes(id))).toEqual(ids);
    }
  });

  it('cost one row a shard and tick, and their account two once they are no longer active', async () => {
    const seller = await quiet(word());
    const later = START + 1_000 * MINUTE;
    await runJob(later);
    await runJob(later);
    const written = async (now: number) => (await unitsOf(() => runJob(now))).d1RowsWritten;
    for (const minutes of [5, 10, 15, 20]) {
      await touch(seller, later + (minutes - 1) * MINUTE);
      expect(await written(later + minutes * MINUTE)).toBe(1);
      expect(await written(later + minutes * MINUTE)).toBe(0);
    }
    const end = later + 19 * MINUTE + ACTIVE_WITHIN_MS;
    expect(await inAccount(seller)).toBe(START - 60 * MINUTE);
    // The report, the account with its index, and the job's mark.
    expect(await written(end)).toBeLessThanOrEqual(5);
    expect(await inAccount(seller)).toBe(later + 19 * MINUTE);
    expect(await written(end + 5 * MINUTE)).toBeLessThanOrEqual(1);
  });
});
