import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { shardOf } from '../test/factories';
import { preparedBatch } from './db';
import { newId } from './random';

const db = shardOf(newId(0));

it('a prepared batch binds a value once, however often a statement uses it', async () => {
  const read = preparedBatch<{ one: string; two: string }>((value) => [
    sql`select ${value('one')} as a, ${value('two')} as b, ${value('one')} as c`,
  ]);
  const [result] = await read(db, { one: 'x', two: 'y' });
  expect(result?.results).toEqual([{ a: 'x', b: 'y', c: 'x' }]);
});

it('a prepared batch refuses a question mark that stands for itself: it would shift the values after it', async () => {
  const read = preparedBatch<{ one: string }>((value) => [sql`select '?' as a, ${value('one')} as b`]);
  await expect(async () => read(db, { one: 'x' })).rejects.toThrow(/bind it/);
});
