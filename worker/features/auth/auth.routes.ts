import type { SignInOptionsDto } from '../../../schema/auth/output';
import { AppError } from '../../../schema/common/errors';
import { DEMO_PASSWORD, demoAccounts } from '../../dev/demo-accounts';
import { type AppContext, createRouter } from '../../http/app-env';
import { nameAsker, readAsker } from '../../http/asker-cookie';
import { declared } from '../../http/declared';
import { knownDevice, rememberDevice } from '../../http/device-cookie';
import { readSessionToken, writeSessionToken } from '../../http/session-cookie';
import { signUpCookie } from '../../http/sign-up-cookie';
import { authApi } from './auth.api';
import { toUserDto } from './auth.dto';
import * as auth from './auth.service';
import * as devices from './devices.service';
import * as sessions from './session.service';

const CODE_SENT = { message: 'If the address is right, a code is on its way to it.' };

/** Answers the person, hands the browser its session and remembers it as a known device. */
async function signedIn(c: AppContext, token: string) {
  writeSessionToken(c, token);
  const resumed = await sessions.resumeSession(c.var.ctx, token);
  if (!resumed) throw new AppError('unauthorized', 'Unauthorized');
  const user = toUserDto(resumed.actor.user);
  rememberDevice(c, user.email);
  return c.json({ user });
}

/** The browser of a request that may trigger a code: it gets its name only then. */
const asking = (c: AppContext, email: string) => ({
  asker: () => nameAsker(c),
  device: knownDevice(c, email),
});

/** The browser of a request that submits a code. */
const answering = (c: AppContext, email: string) => ({
  asker: () => readAsker(c),
  device: knownDevice(c, email),
});

export const authRoutes = createRouter()
  .post('/register', declared(authApi.register), async (c) => {
    const input = c.req.valid('json');
    signUpCookie.write(c, await auth.registerUser(c.var.ctx, input, asking(c, input.email)));
    return c.json(CODE_SENT, 202);
  })
  .post('/resend-code', declared(authApi.resendCode), async (c) => {
    const { email } = c.req.valid('json');
    await auth.resendVerification(c.var.ctx, email, asking(c, email));
    return c.json(CODE_SENT, 202);
  })
  .post('/verify-email', declared(authApi.verifyEmail), async (c) => {
    const input = { ...c.req.valid('json'), proof: signUpCookie.read(c) };
    return signedIn(c, await auth.verifyEmail(c.var.ctx, input, answering(c, input.email)));
  })
  .post('/login', declared(authApi.login), async (c) => {
    const input = c.req.valid('json');
    return signedIn(c, await auth.logIn(c.var.ctx, input, asking(c, input.email)));
  })
  .post('/forgot-password', declared(authApi.forgotPassword), async (c) => {
    const { email } = c.req.valid('json');
    await auth.requestPasswordReset(c.var.ctx, email, asking(c, email));
    return c.json(CODE_SENT, 202);
  })
  .post('/reset-password', declared(authApi.resetPassword), async (c) => {
    const input = c.req.valid('json');
    return signedIn(c, await auth.resetPassword(c.var.ctx, input, answering(c, input.email)));
  })
  .get('/options', declared(authApi.options), (c) => {
    const { openId } = c.var.ctx;
    const options: SignInOptionsDto = {
      provider: openId ? { name: openId.name } : null,
      outboxUrl: __DEV_TOOLS__ ? '/dev/outbox' : null,
      demoAccounts: __DEV_TOOLS__
        ? demoAccounts.map((account) => ({ ...account, password: DEMO_PASSWORD }))
        : [],
    };
    return c.json(options);
  })
  .get('/user', declared(authApi.user), (c) => c.json(toUserDto(c.var.ctx.actor.user)))
  .get('/status', declared(authApi.status), (c) =>
    c.json({ isAuthenticated: c.var.ctx.actor.kind === 'user' }),
  )
  .get('/session-health', declared(authApi.sessionHealth), async (c) =>
    c.json(await sessions.describeSession(c.var.ctx, readSessionToken(c))),
  )
  .get('/sessions', declared(authApi.devices), async (c) => c.json(await devices.listDevices(c.var.ctx)))
  .delete('/sessions', declared(authApi.signOutOthers), async (c) => {
    await devices.signOutOthers(c.var.ctx);
    return c.json({ message: 'Signed out everywhere else' });
  })
  .delete('/sessions/:id', declared(authApi.signOutDevice), async (c) => {
    await devices.signOutDevice(c.var.ctx, c.req.valid('param').id);
    return c.json({ message: 'Signed out there' });
  })
  .get('/persist-session', declared(authApi.persistSession), async (c) => c.json(await renew(c)))
  .post('/refresh-session', declared(authApi.refreshSession), async (c) => c.json(await renew(c)));

async function renew(c: AppContext) {
  const { actor } = c.var.ctx;
  const token = readSessionToken(c);
  if (actor.kind !== 'user' || !token) return { authenticated: false };
  await sessions.renewSession(c.var.ctx, actor);
  writeSessionToken(c, token);
  return { authenticated: true };
}
