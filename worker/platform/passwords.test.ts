import { expect, it } from 'vitest';
import { AppError } from '../../schema/errors';
import { hashPassword, verifyPassword } from './passwords';

it('more hashes at once than an isolate can make are refused with words, and the next one is made again', async () => {
  const stored = await hashPassword('drive-the-lane-7');
  const all = await Promise.allSettled(
    Array.from({ length: 40 }, () => verifyPassword('drive-the-lane-7', stored)),
  );
  const refused = all.filter((one) => one.status === 'rejected').map(({ reason }) => reason);
  expect(all.filter((one) => one.status === 'fulfilled').map(({ value }) => value)).toSatisfy(
    (made: boolean[]) => made.length > 1 && made.every(Boolean),
  );
  expect(refused.length).toBeGreaterThan(0);
  for (const reason of refused) {
    expect(reason).toBeInstanceOf(AppError);
    expect(reason).toMatchObject({ code: 'unavailable', options: { retryAfterSeconds: 2 } });
  }
  expect(await verifyPassword('drive-the-lane-8', stored)).toBe(false);
});
