import { AppError } from '../../../schema/errors';
import type { Ctx } from '../../context';
import { sha256 } from '../../platform/crypto';
import type { OpenIdClaims, OpenIdProvider } from '../../platform/openid';
import { newId } from '../../platform/random';
import * as accounts from './auth.queries';
import { newAccount } from './auth.service';
import * as queries from './openid.queries';
import { startSession } from './session.service';

const FLOW_MS = 10 * 60_000;
const redirectUri = (ctx: Ctx) => `${ctx.origin}/api/auth/openid/callback`;

function provider(ctx: Ctx): OpenIdProvider {
  if (!ctx.openId) throw new AppError('not_found', 'No sign-in provider is configured');
  return ctx.openId;
}

interface Start {
  returnUrl: string;
  popup: boolean;
  again: boolean;
}

/** Starts a sign-in at the provider. The state goes into a cookie as well, so that only this browser can finish it. */
export async function startOpenId(ctx: Ctx, { returnUrl, popup, again }: Start) {
  const flow = provider(ctx).newFlow();
  const { state, nonce, codeVerifier } = flow;
  const url = await provider(ctx).authorizationUrl(flow, redirectUri(ctx), again);
  const expiresAt = ctx.clock.now() + FLOW_MS;
  await queries.insertFlow(ctx.db, {
    stateHash: sha256(state),
    nonce,
    codeVerifier,
    returnUrl,
    popup,
    expiresAt,
  });
  return { url, state };
}

/** Finishes a sign-in: once, within ten minutes. Throws unauthorized (401) when the answer does not belong to the flow. */
export async function finishOpenId(ctx: Ctx, callback: URL, cookieState: string | undefined) {
  const state = callback.searchParams.get('state') ?? '';
  const flow =
    state && state === cookieState ? await queries.takeFlow(ctx.db, sha256(state), ctx.clock.now()) : null;
  if (!flow) throw new AppError('unauthorized', 'This sign-in has expired. Please start again.');
  const { nonce, codeVerifier, returnUrl, popup } = flow;
  const claims = await provider(ctx).exchange(callback, { state, nonce, codeVerifier }, redirectUri(ctx));
  const userId = await findOrCreateUser(ctx, claims);
  const token = await startSession(ctx, userId, 'oidc', claims.authenticatedAt);
  return { token, returnUrl, popup };
}

/** An address joins accounts only when the provider has verified it; otherwise anyone could claim a seller's. */
async function findOrCreateUser(ctx: Ctx, claims: OpenIdClaims): Promise<string> {
  const known = await accounts.findIdentity(ctx.db, claims.issuer, claims.subject);
  if (known) {
    if (!known.isActive) throw new AppError('unauthorized', 'This account is suspended');
    return known.userId;
  }
  if (!claims.email || !claims.emailVerified) {
    throw new AppError('unauthorized', 'The provider has not confirmed your email address');
  }
  const now = ctx.clock.now();
  const { issuer, subject, email } = claims;
  const identity = { id: newId(now), issuer, subject, createdAt: now };
  const existing = await accounts.findUserByEmail(ctx.db, email);
  if (existing) {
    if (!existing.isActive) throw new AppError('unauthorized', 'This account is suspended');
    await accounts.linkIdentity(
      ctx.db,
      { ...identity, userId: existing.id },
      { dropPassword: !existing.emailVerified, now },
    );
    return existing.id;
  }
  const names = { firstName: claims.firstName || email.split('@')[0] || email, lastName: claims.lastName };
  const account = {
    ...newAccount(now, { email, ...names }),
    emailVerified: true,
    authMethod: 'oidc' as const,
  };
  await accounts.insertUserWithIdentity(ctx.db, account, { ...identity, userId: account.id });
  return account.id;
}
