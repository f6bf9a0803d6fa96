import { expect, it } from 'vitest';
import { asSeller } from '../test/factories';
import { readToken, writeToken } from './session-token';

const KEYS = { SECRET_KEY: 'k'.repeat(40) };
const BEGAN = Date.parse('2026-11-23T10:00:00.500Z');
const token = writeToken(KEYS, {
  userId: '01a208f5-0008-7177-9217-0220110bc1fa',
  secret: 's'.repeat(43),
  epoch: 3,
  issuedAt: BEGAN,
  isOperator: false,
});

it.each([
  ['2026-11-23T10:00:00Z', true],
  ['2026-11-23T10:00:00.500Z', true],
  ['2026-11-23T10:00:00.501Z', false],
  ['2026-11-23T15:30:00.400+05:30', true],
])('a session that began at 10:00:00.500 outlives a restore at %s: %s', (SESSIONS_SINCE, isValid) => {
  expect(readToken({ ...KEYS, SESSIONS_SINCE }, token, BEGAN) !== null).toBe(isValid);
});

it('a restored directory brings no ended session back', async () => {
  const seller = await asSeller();
  const restored = new Date(Date.now() + 1_000).toISOString();
  const path = '/api/auth/user';
  expect((await seller.get(path)).status).toBe(200);
  expect((await seller.with({}, { SESSIONS_SINCE: restored } as never).get(path)).status).toBe(401);
});
