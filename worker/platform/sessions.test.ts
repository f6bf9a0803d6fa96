import { env } from 'cloudflare:workers';
import { expect, it, vi } from 'vitest';
import { kvSessions, type SessionRecord } from './sessions';

const RECORD: SessionRecord = {
  userId: 'u',
  authMethod: 'email',
  createdAt: 1,
  expiresAt: Date.now() + 9_000_000,
};
const key = (sid: string) => `session:${sid}`;

function store() {
  let time = Date.now();
  const get = vi.spyOn(Object.getPrototypeOf(env.SESSIONS), 'get');
  const reads = () => get.mock.calls.length;
  return {
    sessions: kvSessions(env.SESSIONS, { now: () => time }),
    reads,
    pass: (ms: number) => (time += ms),
  };
}

it('an entry is read once an hour', async () => {
  const { sessions, reads, pass } = store();
  await sessions.put('hour', RECORD);
  const before = reads();
  expect(await sessions.find('hour')).toEqual(RECORD);
  pass(3_599_999);
  expect(await sessions.find('hour')).toEqual(RECORD);
  expect(reads() - before).toBe(1);
  pass(1);
  await env.SESSIONS.delete(key('hour'));
  expect(await sessions.find('hour')).toBeNull();
  expect(reads() - before).toBe(2);
});

it('an entry that is missing is looked for again', async () => {
  const { sessions } = store();
  expect(await sessions.find('late')).toBeNull();
  await sessions.put('late', RECORD);
  expect(await sessions.find('late')).toEqual(RECORD);
});

it('an entry that is changed, removed or erased here is not remembered', async () => {
  const { sessions } = store();
  for (const end of [sessions.remove, (sid: string) => sessions.erase([sid])]) {
    await sessions.put('ends', RECORD);
    expect(await sessions.find('ends')).toEqual(RECORD);
    await sessions.put('ends', { ...RECORD, authMethod: 'oidc' });
    expect((await sessions.find('ends'))?.authMethod).toBe('oidc');
    await end('ends');
    expect(await sessions.find('ends')).toBeNull();
  }
});

it('no more than a thousand are remembered, the latest', async () => {
  const { sessions, reads } = store();
  for (let index = 0; index <= 1_000; index++) {
    await sessions.put(`many-${index}`, RECORD);
    await sessions.find(`many-${index}`);
  }
  const before = reads();
  await sessions.find('many-1000');
  await sessions.find('many-1');
  expect(reads() - before).toBe(0);
  await sessions.find('many-0');
  expect(reads() - before).toBe(1);
});
