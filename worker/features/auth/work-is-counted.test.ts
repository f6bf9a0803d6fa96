import { beforeAll, describe, expect, it } from 'vitest';
import type { RouteEntry } from '../../http/route-entry';
import { UnreadablePicture } from '../../platform/images';
import { ROUTES } from '../../route-table';
import { callerOf } from '../../test/attack';
import { changeUser, codeFor, PASSWORD } from '../../test/factories';
import { fakeHash, fakePasswords } from '../../test/fake-passwords';
import { makeSampledWorld, nameOf, sampleOf } from '../../test/samples';
import type { World } from '../../test/world';

const HOUR = 3_600_000;

let world: World;
beforeAll(async () => {
  world = await makeSampledWorld();
});

/** Routes that compute or compare a hash, or encode a picture, for a caller with valid input. */
const WORKING = [
  'post /api/account/erase',
  'post /api/account/export',
  'post /api/account/password',
  'post /api/auth/login',
  'post /api/auth/register',
  'post /api/auth/reset-password',
  'post /api/ownership',
  'post /api/ownership/accept',
  'post /api/upload/cover',
  'post /api/upload/images',
  'post /api/upload/profile-image',
  'post /api/upload/rc',
  'post /auth/reset/code',
  'post /login',
  'post /signup',
];

/** A route's sample, with everything that must be right before a hash is computed. */
async function rightSample(entry: RouteEntry, now: number) {
  const { path, json, form } = await sampleOf(entry, world);
  const right: Record<string, string> = {};
  if (/reset/.test(path) && path.includes('code') === entry.path.startsWith('/auth')) {
    // An address gets one code a minute.
    const { email } = entry.htmlForm ? world.people.pro.user : world.buyer.user;
    await callerOf(entry, world).at(now).post('/api/auth/forgot-password', { email });
    Object.assign(right, { email, otp: await codeFor(email) });
  }
  if (path.endsWith('/erase')) Object.assign(right, { email: world.people.owner.user.email });
  if (path.endsWith('/export')) Object.assign(right, { password: PASSWORD });
  for (const [name, value] of Object.entries(right)) form?.set(name, value);
  return { path, ...(form ? { form } : {}), ...(json ? { json: { ...json, ...right } } : {}) };
}

describe('work is counted, not failure', () => {
  it('every route that hashes or encodes has a limit that counts successes too', async () => {
    const password = fakeHash(PASSWORD);
    for (const { user } of [world.people.owner, world.buyer]) {
      await changeUser(user.id, { password });
      await changeUser(user.id, { sessionEpoch: 0 });
    }
    const found: string[] = [];
    // An old sign-in, so that an export needs the password. Erasing comes last: it ends the owner's session.
    const now = Date.now() + HOUR;
    const rank = ({ path }: RouteEntry) =>
      Number(path.endsWith('/erase')) + Number(path.includes('logout')) * 2;
    const entries = ROUTES.filter(
      ({ method, access }) => method === 'post' && access !== 'operator' && access !== 'provider',
    );
    for (const entry of entries.toSorted((one, other) => rank(one) - rank(other))) {
      let work = 0;
      const count = () => void work++;
      const encode = () => {
        count();
        return Promise.reject(new UnreadablePicture());
      };
      const passwords = fakePasswords({ beforeHash: count, afterVerify: count });
      const { path, ...sample } = await rightSample(entry, now);
      const caller = callerOf(entry, world).with({
        passwords,
        images: { encode },
        clock: { now: () => now },
      });
      await caller.send('POST', path, sample);
      if (work === 0) continue;
      found.push(nameOf(entry));
      const { limits = [] } = entry;
      expect(limits.filter(({ counts }) => counts !== 'failures').length, nameOf(entry)).toBeGreaterThan(0);
    }
    expect(found.sort()).toEqual(WORKING);
  });
});
