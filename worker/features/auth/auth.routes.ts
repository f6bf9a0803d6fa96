import {
  EmailInput,
  LoginInput,
  RegisterInput,
  ResetPasswordInput,
  type SignInOptionsDto,
  VerifyEmailInput,
} from '../../../schema/contracts/auth';
import { AppError } from '../../../schema/errors';
import { requireUser } from '../../context';
import { DEMO_PASSWORD, demoAccounts } from '../../dev/demo-accounts';
import { type AppContext, createRouter } from '../../http/app-env';
import { sameOriginNavigation } from '../../http/csrf';
import { limitUse } from '../../http/rate-limit';
import { readSessionToken, writeSessionToken } from '../../http/session-cookie';
import { setSignUpProof, signUpProof } from '../../http/sign-up-cookie';
import { validate } from '../../http/validate';
import { toUserDto } from './auth.dto';
import * as auth from './auth.service';
import * as sessions from './session.service';

const CODE_SENT = { message: 'If the address is right, a code is on its way to it.' };

async function limitMail(c: AppContext, email: string) {
  const { ctx } = c.var;
  await limitUse(ctx, 'mailByAccount', email);
  await limitUse(ctx, 'mailByNetwork', ctx.client.network);
}

/** Answers the person and hands the browser its session. */
async function signedIn(c: AppContext, token: string) {
  writeSessionToken(c, token);
  const resumed = await sessions.resumeSession(c.var.ctx, token);
  if (!resumed) throw new AppError('unauthorized', 'Unauthorized');
  return c.json({ user: toUserDto(resumed.actor.user) });
}

export const authRoutes = createRouter()
  .post('/register', validate('json', RegisterInput), async (c) => {
    const input = c.req.valid('json');
    await limitMail(c, input.email);
    setSignUpProof(c, await auth.registerUser(c.var.ctx, input));
    return c.json(CODE_SENT, 202);
  })
  .post('/resend-code', validate('json', EmailInput), async (c) => {
    const { email } = c.req.valid('json');
    await limitMail(c, email);
    await auth.resendVerification(c.var.ctx, email);
    return c.json(CODE_SENT, 202);
  })
  .post('/verify-email', validate('json', VerifyEmailInput), async (c) => {
    const input = c.req.valid('json');
    await limitUse(c.var.ctx, 'codeByAccount', input.email);
    const proof = signUpProof(c);
    return signedIn(c, await auth.verifyEmail(c.var.ctx, { ...input, proof }));
  })
  .post('/login', validate('json', LoginInput), async (c) => {
    const { ctx } = c.var;
    const input = c.req.valid('json');
    await limitUse(ctx, 'loginByAccount', input.email);
    await limitUse(ctx, 'loginByNetwork', ctx.client.network);
    return signedIn(c, await auth.logIn(ctx, input));
  })
  .post('/forgot-password', validate('json', EmailInput), async (c) => {
    const { email } = c.req.valid('json');
    await limitMail(c, email);
    await auth.requestPasswordReset(c.var.ctx, email);
    return c.json(CODE_SENT, 202);
  })
  .post('/reset-password', validate('json', ResetPasswordInput), async (c) => {
    const input = c.req.valid('json');
    await limitUse(c.var.ctx, 'codeByAccount', input.email);
    return signedIn(c, await auth.resetPassword(c.var.ctx, input));
  })
  .get('/options', (c) => {
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
  .get('/user', (c) => c.json(toUserDto(requireUser(c.var.ctx).actor.user)))
  .get('/status', (c) => c.json({ isAuthenticated: c.var.ctx.actor.kind === 'user' }))
  .get('/session-health', async (c) => c.json(await sessions.describeSession(c.var.ctx, readSessionToken(c))))
  .get('/persist-session', sameOriginNavigation, async (c) => c.json(await renew(c)))
  .post('/refresh-session', async (c) => c.json(await renew(c)));

async function renew(c: AppContext) {
  const { actor } = c.var.ctx;
  const token = readSessionToken(c);
  if (actor.kind !== 'user' || !token) return { authenticated: false };
  await sessions.renewSession(c.var.ctx, actor);
  writeSessionToken(c, token);
  return { authenticated: true };
}
