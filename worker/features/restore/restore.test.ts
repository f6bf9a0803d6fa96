import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { jobMarks } from '../../../schema/figures/table';
import { RESTORE_LOG, RestoreLogCopy } from '../../../schema/restore/copy';
import { allDatabases } from '../../platform/databases';
import { firstIdAt } from '../../platform/random';
import {
  anonymous,
  asAdmin,
  asSeller,
  changeUser,
  codeFor,
  offer,
  publishVehicle,
} from '../../test/factories';
import { pageClient } from '../../test/pages';
import { systemCtx } from '../../test/system';
import { everywhere } from '../../test/tick';
import { moveMark } from './restore.queries';
import { copyRestoreLog } from './restore.service';

/** Beyond the minute during which requests may still write rows with older ids. */
const later = () => systemCtx({ clock: { now: () => Date.now() + 2 * 60_000 } });

async function copied() {
  const { objects } = await env.DOCS.list({ prefix: RESTORE_LOG });
  const files = await Promise.all(
    objects.map(async ({ key }) => RestoreLogCopy.parse(await (await env.DOCS.get(key))?.json())),
  );
  return files.flat().map(({ kind, subject }) => `${kind} ${subject}`);
}

beforeEach(async () => {
  // As if everything before had been copied.
  for (const database of allDatabases(systemCtx())) {
    await database.delete(jobMarks).where(eq(jobMarks.job, 'restore log'));
    await moveMark(database, firstIdAt(Date.now()));
  }
  const { objects } = await env.DOCS.list({ prefix: RESTORE_LOG });
  await env.DOCS.delete(objects.map(({ key }) => key));
});

/** One of each kind, caused as people cause them. */
async function causeAll() {
  const admin = await asAdmin();
  const [suspended, forgetful, leaving, other] = await Promise.all([
    asSeller(),
    asSeller(),
    asSeller(),
    asSeller({ shard: 1 }),
  ]);
  await admin.post(`/api/admin/users/${suspended.user.id}/suspend`, { reason: 'Stolen cars' });
  await admin.post(`/api/admin/users/${suspended.user.id}/restore`, {});
  const { email } = forgetful.user;
  await anonymous().post('/api/auth/forgot-password', { email });
  const reset = { email, otp: await codeFor(email), password: 'another-horse-8' };
  expect((await anonymous().post('/api/auth/reset-password', reset)).status).toBe(200);
  await changeUser(leaving.user.id, { erasingAt: Date.now(), isActive: false });
  const { id } = await publishVehicle(other);
  const { body: lead } = await anonymous().post('/api/leads', offer(id));
  const form = new FormData();
  form.set('confirm', 'yes');
  const answer = await pageClient().send('POST', lead.withdrawPath, {
    form,
    headers: { accept: 'text/html' },
  });
  expect(answer.status).toBeLessThan(400);
  return { suspended, forgetful, leaving };
}

it('what a restore must not undo is copied to the private bucket, once', async () => {
  const { suspended, forgetful, leaving } = await causeAll();
  await everywhere(copyRestoreLog, later());
  const entries = await copied();
  expect(entries).toEqual(
    expect.arrayContaining([
      `suspended ${suspended.user.id}`,
      `reinstated ${suspended.user.id}`,
      `password ${forgetful.user.id}`,
      `erasing ${leaving.user.id}`,
      expect.stringMatching(/^offer [0-9a-f-]{36}$/),
    ]),
  );
  await everywhere(copyRestoreLog, later());
  expect(await copied()).toHaveLength(entries.length);
});

it('is copied by the next run if the bucket is away, and not while a request may still write', async () => {
  const admin = await asAdmin();
  const { user } = await asSeller();
  await admin.post(`/api/admin/users/${user.id}/suspend`, { reason: 'Stolen cars' });
  await everywhere(copyRestoreLog, systemCtx());
  expect(await copied()).toEqual([]);
  const docs = { ...systemCtx().docs, put: () => Promise.reject(new Error('R2 is away')) };
  await expect(everywhere(copyRestoreLog, { ...later(), docs })).rejects.toThrow('R2 is away');
  await everywhere(copyRestoreLog, later());
  expect(await copied()).toEqual([`suspended ${user.id}`]);
});
