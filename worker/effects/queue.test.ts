import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { effects } from '../../schema/effects/table';
import worker from '../index';
import { databases } from '../test/databases';
import { asSeller, db, publishVehicle } from '../test/factories';
import { deadDatabase } from '../test/faulty';
import { interceptedDatabases } from '../test/intercepted-database';

/** A request whose log line cannot be written, which leaves an effect and a queue message that names it. */
async function leaveBehind() {
  const sent: { body: unknown; delay: number }[] = [];
  const seller = await asSeller({ shard: 1 });
  const refusing = interceptedDatabases({
    before: (queries) => {
      if (queries.some((query) => /insert into "activity_logs"/i.test(query))) throw new Error('down');
    },
  });
  const queue = { send: async (body: unknown, delay: number) => void sent.push({ body, delay }) };
  const client = seller.with({ queue: queue as never }, refusing);
  const vehicle = await publishVehicle(Object.assign(client, { user: seller.user }));
  return { vehicle, sent };
}

const deliver = async (body: unknown, bindings: Partial<typeof env> = {}) => {
  const batch = createMessageBatch('chaabi-effects', [
    { id: 'one', timestamp: new Date(), attempts: 1, body },
  ]);
  await worker.queue(batch, { ...env, ...bindings });
  return getQueueResult(batch, createExecutionContext());
};

it('a message applies what a request has left, and is done; sent twice it changes nothing', async () => {
  const { vehicle, sent } = await leaveBehind();
  expect(sent).toEqual([{ body: { from: '1', cause: vehicle.id }, delay: 20 }]);
  for (const _ of [1, 2]) {
    const { explicitAcks, retryMessages } = await deliver(sent[0]?.body);
    expect([explicitAcks, retryMessages]).toEqual([['one'], []]);
    expect(await db.select().from(effects)).toEqual([]);
  }
});

it('a message is retried later while the other database is down, without causing further ones', async () => {
  const { sent } = await leaveBehind();
  const more: unknown[] = [];
  const bindings = {
    DIRECTORY: deadDatabase(),
    EFFECTS: { send: async (body: unknown) => void more.push(body) } as never,
  };
  const { explicitAcks, retryMessages } = await deliver(sent[0]?.body, bindings);
  expect([explicitAcks, retryMessages.map(({ msgId }) => msgId), more]).toEqual([[], ['one'], []]);
  expect(await db.select().from(effects)).toHaveLength(1);
  expect((await deliver(sent[0]?.body, databases)).explicitAcks).toEqual(['one']);
});

it('a message that names nothing is dropped', async () => {
  for (const body of [null, { from: '9', cause: 'x' }, 'text']) {
    expect((await deliver(body)).explicitAcks).toEqual(['one']);
  }
});
