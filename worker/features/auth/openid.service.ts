import { AppError } from '../../../schema/common/errors';
import { firstPlace } from '../../../schema/common/return-url';
import type { Ctx } from '../../context';
import { sha256 } from '../../platform/crypto';
import type { OpenIdClaims, OpenIdProvider } from '../../platform/openid';
import { newId } from '../../platform/random';
import { newAccount } from './new-account';
import * as queries from './openid.queries';
import type { Verified } from './opening.queries';
import { finishSignIn, type NewSession, newSession } from './session.service';

const FLOW_MS = 10 * 60_000;
const redirectUri = (ctx: Ctx) => `${ctx.origin}/api/auth/openid/callback`;

function provider(ctx: Ctx): OpenIdProvider {
  if (!ctx.openId) throw new AppError('no_sign_in_provider');
  return ctx.openId;
}

interface Start {
  returnUrl: string;
  popup: boolean;
  again: boolean;
}

/** Starts a sign-in at the provider. The state is also stored in a cookie, so that only this browser can finish it. */
export async function startOpenId(ctx: Ctx, { returnUrl, popup, again }: Start) {
  const flow = provider(ctx).newFlow();
  const { state, nonce, codeVerifier } = flow;
  const url = await provider(ctx).authorizationUrl(flow, redirectUri(ctx), again);
  const expiresAt = ctx.clock.now() + FLOW_MS;
  await queries.insertFlow(ctx.directory, {
    stateHash: sha256(state),
    nonce,
    codeVerifier,
    returnUrl,
    popup,
    expiresAt,
  });
  return { url, state };
}

/**
 * Completes a sign-in: once, within ten minutes. A new account starts on adding its first vehicle. Throws
 * unauthorized (401) if the response does not belong to the flow.
 */
export async function finishOpenId(ctx: Ctx, callback: URL, cookieState: string | undefined) {
  const state = callback.searchParams.get('state') ?? '';
  const flow =
    state && state === cookieState
      ? await queries.takeFlow(ctx.directory, sha256(state), ctx.clock.now())
      : null;
  if (!flow) throw new AppError('sign_in_expired');
  const { nonce, codeVerifier, returnUrl, popup } = flow;
  const claims = await provider(ctx).exchange(callback, { state, nonce, codeVerifier }, redirectUri(ctx));
  const opening = newSession(ctx, 'oidc', claims.authenticatedAt);
  const { opened, isNew } = await openFor(ctx, opening, claims);
  if (!opened) throw new AppError('account_suspended');
  const token = await finishSignIn(ctx, opening, opened);
  return { token, returnUrl: isNew ? firstPlace(returnUrl) : returnUrl, popup };
}

interface SignedIn {
  /** null for a suspended account. */
  opened: Verified | null;
  isNew: boolean;
}

/**
 * An address links to an existing account only if the provider has verified it; otherwise anyone could claim
 * a seller's.
 */
async function openFor(ctx: Ctx, opening: NewSession, claims: OpenIdClaims): Promise<SignedIn> {
  const { issuer, subject, email } = claims;
  const known = await queries.findIdentity(ctx.directory, { issuer, subject });
  if (known) {
    return {
      opened: await queries.openByIdentity(ctx.directory, opening, { issuer, subject }),
      isNew: false,
    };
  }
  if (!email || !claims.emailVerified) {
    throw new AppError('email_unconfirmed');
  }
  const now = ctx.clock.now();
  const names = { firstName: claims.firstName || email.split('@')[0] || email, lastName: claims.lastName };
  const account = {
    ...newAccount(ctx, now, { email, ...names }),
    emailVerified: true,
    authMethod: 'oidc' as const,
  };
  const identity = { id: newId(now), issuer, subject, userId: account.id, createdAt: now };
  const opened = await queries.linkAndOpen(ctx.directory, opening, identity, account);
  return { opened, isNew: opened?.account.id === account.id };
}
