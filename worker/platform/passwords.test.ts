import { describe, expect, it } from 'vitest';
import { AppError } from '../../schema/common/errors';
import { systemTimer } from './clock';
import { createFairQueue } from './fair-queue';
import { HASH_QUEUE, hashPassword, scryptPasswords } from './passwords';

const STRANGER = { site: 'a network', known: false };

describe('passwords', () => {
  it('are right or wrong, and never right without a stored hash', async () => {
    const passwords = scryptPasswords(createFairQueue({ ...HASH_QUEUE, timer: systemTimer }));
    const stored = await passwords.hash('drive-the-lane-7', STRANGER);
    expect(stored).toMatch(/^scrypt\$16384\$8\$5\$/);
    expect(await passwords.verify('drive-the-lane-7', stored, STRANGER)).toBe(true);
    expect(await passwords.verify('drive-the-lane-8', stored, STRANGER)).toBe(false);
    expect(await passwords.verify('drive-the-lane-7', null, STRANGER)).toBe(false);
  });

  it('are hashed one at a time: too many are refused with a message, and the next is served', async () => {
    const stored = await hashPassword('drive-the-lane-7');
    const passwords = scryptPasswords(
      createFairQueue({ ...HASH_QUEUE, timer: systemTimer, room: 6, patienceMs: 60_000 }),
    );
    const all = await Promise.allSettled(
      Array.from({ length: 10 }, () => passwords.verify('drive-the-lane-7', stored, STRANGER)),
    );
    const refused = all.filter((one) => one.status === 'rejected').map(({ reason }) => reason);
    const answered = all.filter((one) => one.status === 'fulfilled').map(({ value }) => value);
    expect([answered, refused.length]).toEqual([[true, true, true, true], 6]);
    for (const reason of refused) {
      expect(reason).toBeInstanceOf(AppError);
      expect(reason).toMatchObject({ kind: 'unavailable', options: { retryAfterSeconds: 3 } });
    }
    expect(await passwords.verify('drive-the-lane-8', stored, STRANGER)).toBe(false);
  });
});
