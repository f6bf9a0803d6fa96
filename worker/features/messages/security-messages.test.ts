import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { deliveryStops, messages } from '../../../schema/shard';
import { anonymous, asSeller, codeFor, db, PASSWORD } from '../../test/factories';
import { fakeHash, fakePasswords } from '../../test/fake-passwords';
import { messageSettings, received } from '../../test/message-settings';

const passwords = fakePasswords();
const ANDROID = { headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile' } };
const browser = () => anonymous().with({ passwords }, messageSettings() as never);

it('a sign-in on a new device is mailed, except for the first one ever and for known devices', async () => {
  const { user } = await asSeller({ password: fakeHash(PASSWORD) });
  const json = { email: user.email, password: PASSWORD };
  const first = browser();
  expect((await first.post('/api/auth/login', json, ANDROID)).status).toBe(200);
  expect((await first.post('/api/auth/login', json, ANDROID)).status).toBe(200);
  expect(await received(user.email)).toEqual([]);
  await browser().post('/api/auth/login', json, ANDROID);
  const [mail, ...more] = await received(user.email);
  expect(more).toEqual([]);
  expect(mail.subject).toBe('Your account was signed in to on a new device');
  expect(mail.text).toContain('Chrome on Android');
  expect(mail.text).toContain('If this was you, there is nothing to do. If not, set a new password now');
  expect(mail.text).toContain('/auth/reset');
  expect(mail.headers).toBeUndefined();
});

it('a new password is mailed, even to an address that has bounced', async () => {
  const { user } = await asSeller();
  const stop = {
    userId: user.id,
    channel: 'mail',
    reason: 'Mails come back',
    createdAt: Date.now(),
  } as const;
  await db.insert(deliveryStops).values(stop);
  await anonymous().post('/api/auth/forgot-password', { email: user.email });
  const json = { email: user.email, otp: await codeFor(user.email), password: 'another-horse-8' };
  expect((await browser().post('/api/auth/reset-password', json)).status).toBe(200);
  const mails = await received(user.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Your password was changed']);
  expect(mails[0].text).toContain(
    'All other devices were signed out. If this was not you, set a new password',
  );
});

it('a failed reset sends nothing', async () => {
  const { user } = await asSeller();
  await anonymous().post('/api/auth/forgot-password', { email: user.email });
  const json = { email: user.email, otp: '000000', password: 'another-horse-8' };
  expect((await browser().post('/api/auth/reset-password', json)).status).toBe(400);
  const stored = await db.select().from(messages).where(eq(messages.userId, user.id));
  expect(stored.filter(({ kind }) => kind === 'security')).toEqual([]);
});
