import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { shardOf } from '../test/factories';
import { preparedBatch } from './db';
import { newId } from './random';

const db = shardOf(newId(0));

it('a prepared batch binds a value once, however often a statement uses it', async () => {
  const read = preparedBatch<{ one: string; two: string }>((bound) => [
    sql`select ${bound.one} as a, ${bound.two} as b, ${bound.one} as c`,
  ]);
  const [result] = await read(db, { one: 'x', two: 'y' });
  expect(result?.results).toEqual([{ a: 'x', b: 'y', c: 'x' }]);
});

it('a prepared batch refuses a question mark that stands for itself: it would shift the values after it', async () => {
  const read = preparedBatch<{ one: string }>((bound) => [sql`select '?' as a, ${bound.one} as b`]);
  await expect(async () => read(db, { one: 'x' })).rejects.toThrow(/bind it/);
});
