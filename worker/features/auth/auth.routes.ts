import { type AppContext, createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { rememberDevice, signInName } from '../../http/device-cookie';
import { writeSession } from '../../http/session-cookie';
import type { SessionToken } from '../../platform/session-token';
import { authApi } from './auth.api';
import { toUserDto } from './auth.dto';
import * as auth from './auth.service';
import * as devices from './devices.service';
import * as sessions from './session.service';
import { answering, asking, enter, renewSession } from './sign-in';

const CODE_SENT = { message: 'If the address or number is right, a code is on its way to it.' };

const signedIn = async (c: AppContext, token: SessionToken) => c.json({ user: await enter(c, token) });

export const authRoutes = createRouter()
  .post('/register', declared(authApi.register), async (c) => {
    const input = c.req.valid('json');
    const token = await auth.registerUser(c.var.ctx, input, await asking(c, input.email));
    return token ? signedIn(c, token) : c.json(CODE_SENT, 202);
  })
  .post('/resend-code', declared(authApi.resendCode), async (c) => {
    const { email } = c.req.valid('json');
    await auth.resendVerification(c.var.ctx, email, await asking(c, email));
    return c.json(CODE_SENT, 202);
  })
  .post('/verify-email', declared(authApi.verifyEmail), async (c) => {
    const input = c.req.valid('json');
    return signedIn(c, await auth.verify(c.var.ctx, input, await answering(c, input.email)));
  })
  .post('/login', declared(authApi.login), async (c) => {
    const input = c.req.valid('json');
    return signedIn(c, await auth.logIn(c.var.ctx, input, await asking(c, input.email)));
  })
  .post('/forgot-password', declared(authApi.forgotPassword), async (c) => {
    const { email } = c.req.valid('json');
    await auth.requestPasswordReset(c.var.ctx, email, await asking(c, email));
    return c.json(CODE_SENT, 202);
  })
  .post('/reset-password', declared(authApi.resetPassword), async (c) => {
    const input = c.req.valid('json');
    return signedIn(c, await auth.resetPassword(c.var.ctx, input, await answering(c, input.email)));
  })
  .get('/user', declared(authApi.user), (c) => {
    const { user, member } = c.var.ctx.actor;
    return c.json(toUserDto(user, member));
  })
  .get('/status', declared(authApi.status), (c) =>
    c.json({ isAuthenticated: c.var.ctx.actor.kind === 'user' }),
  )
  .get('/session-health', declared(authApi.sessionHealth), async (c) =>
    c.json(await sessions.describeSession(c.var.ctx, c.var.sessionToken)),
  )
  .get('/sessions', declared(authApi.devices), async (c) => c.json(await devices.listDevices(c.var.ctx)))
  .delete('/sessions', declared(authApi.signOutOthers), async (c) => {
    const epoch = await devices.signOutOthers(c.var.ctx);
    const { sessionToken } = c.var;
    if (sessionToken) writeSession(c, { ...sessionToken, epoch });
    rememberDevice(c, signInName(c.var.ctx.actor.user), epoch);
    return c.json({ message: 'Signed out everywhere else' });
  })
  .delete('/sessions/:id', declared(authApi.signOutDevice), async (c) => {
    await devices.signOutDevice(c.var.ctx, c.req.valid('param').id);
    return c.json({ message: 'Signed out there' });
  })
  .get('/persist-session', declared(authApi.persistSession), async (c) =>
    c.json({ authenticated: await renewSession(c) }),
  )
  .post('/refresh-session', declared(authApi.refreshSession), async (c) =>
    c.json({ authenticated: await renewSession(c) }),
  );
