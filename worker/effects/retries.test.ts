import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { activityLogs, effects } from '../../schema/directory';
import { connectAll } from '../platform/databases';
import { systemCtx } from '../test/system';
import { everywhere } from '../test/tick';
import { settleDueEffects } from './effects.service';

const MINUTE = 60_000;
const { shards } = connectAll(env);
const [shard] = shards;
if (!shard) throw new Error('no shard');

const at = (now: number) => everywhere(settleDueEffects, systemCtx({ clock: { now: () => now } }));

const effect = (id: string, fields: Partial<typeof effects.$inferInsert> = {}) => ({
  id: `${id}:account`,
  kind: 'account',
  target: null,
  // No shard has this id, so applying it fails each time.
  payload: { id: 'nobody' } as unknown,
  attempts: 0,
  dueAt: 0,
  createdAt: 0,
  ...fields,
});

const waitAfter = async (attempts: number) => {
  await shard.delete(effects);
  await shard.insert(effects).values(effect('failing', { attempts }));
  await at(1_000);
  const [row] = await shard.select().from(effects);
  expect(row?.attempts).toBe(attempts + 1);
  return ((row?.dueAt ?? 0) - 1_000) / MINUTE;
};

it('waits 1, 2, 4 … 60 minutes, and still 60 after any number of failures', async () => {
  const waits = [];
  for (const attempts of [0, 1, 2, 5, 6, 7, 31, 47, 48, 62, 63, 64, 1_000])
    waits.push(await waitAfter(attempts));
  expect(waits).toEqual([1, 2, 4, 32, 60, 60, 60, 60, 60, 60, 60, 60, 60]);
});

it('applies an effect although 200 older ones fail each time', async () => {
  await shard.delete(effects);
  const failing = Array.from({ length: 200 }, (_, n) =>
    effect(`0${String(n).padStart(3, '0')}`, { attempts: 100 }),
  );
  for (let n = 0; n < 200; n += 10) await shard.insert(effects).values(failing.slice(n, n + 10));
  const payload = {
    id: 'a line',
    userId: null,
    action: 'vehicle_created',
    entityType: 'vehicle',
    entityId: 'v',
    description: 'Created',
    createdAt: 1,
  };
  await shard
    .insert(effects)
    .values(effect('1', { id: '1:activity', kind: 'activity', payload, dueAt: MINUTE }));
  const lines = () => systemCtx().directory.select().from(activityLogs).where(eq(activityLogs.id, 'a line'));
  await at(2 * MINUTE);
  expect(await lines()).toHaveLength(0);
  await at(3 * MINUTE);
  expect(await lines()).toHaveLength(1);
});

it('lets effects that are due earlier go first, whatever their ids', async () => {
  await shard.delete(effects);
  const failing = Array.from({ length: 200 }, (_, n) =>
    effect(`0${String(n).padStart(3, '0')}`, { dueAt: 10 }),
  );
  for (let n = 0; n < 200; n += 10) await shard.insert(effects).values(failing.slice(n, n + 10));
  await shard.insert(effects).values(effect('z', { dueAt: 5 }));
  await at(20);
  const [row] = await shard.select().from(effects).where(eq(effects.id, 'z:account'));
  expect(row?.attempts).toBe(1);
});
