import type { SessionHealthDto } from '../../../schema/auth/output';
import { KEPT } from '../../../schema/common/retention';
import { type Ctx, noteSecurity, type UserActor } from '../../context';
import { iso } from '../../platform/clock';
import type { SellerRow } from '../../platform/db';
import { newId, randomToken } from '../../platform/random';
import { MAX_SESSION_MS, type SessionToken, sidOf, type VerifiedToken } from '../../platform/session-token';
import { endPlanIfOver } from '../billing/expiry.service';
import { copyAccount, findSeller } from '../profile/profile.effects';
import { operatorAway, sessionUserOf } from '../profile/session-user';
import * as queries from './session.queries';

const DAY = 86_400_000;
export const SESSION_MS = KEPT.session * DAY;
const SLIDE_AFTER_MS = 7 * DAY;
const ACTIVITY_STEP_MS = 5 * 60_000;

/** A session to be opened, with the secret that its browser will hold. */
export interface NewSession extends queries.Opening {
  secret: string;
  authMethod: string;
}

/**
 * A session to be opened in the batch of what was verified. Its secret has 256 bits, and only its SHA-256 is stored.
 * `authenticatedAt`: when a provider has authenticated the person, which may be long ago.
 */
export function newSession(ctx: Ctx, authMethod: string, authenticatedAt: number | null = null): NewSession {
  const secret = randomToken(32);
  const createdAt = ctx.clock.now();
  const userAgent = ctx.client.userAgent.slice(0, 200);
  const sess = { authMethod, userAgent, ...(authenticatedAt === null ? {} : { authenticatedAt }) };
  const session = { sid: sidOf(secret), sess, createdAt, expire: createdAt + SESSION_MS };
  return { secret, authMethod, session, adminEmail: ctx.settings.ADMIN_EMAIL };
}

/**
 * Writes the other half of an opened session, and returns the browser's half. The browser's previous session is ended, since its
 * token is no longer needed. A person's first sign-in creates their seller's row.
 */
export async function finishSignIn(
  ctx: Ctx,
  { secret, authMethod, session }: NewSession,
  { userId, epoch }: queries.Opened,
  { mayBeFirst = true } = {},
): Promise<SessionToken> {
  const { sid, createdAt, expire: expiresAt } = session;
  await ctx.sessions.put(sid, { userId, authMethod, createdAt, expiresAt });
  if (mayBeFirst) await ctx.settle(ctx.directory, sid);
  if (ctx.actor.kind === 'user') await endSession(ctx, ctx.actor);
  noteSecurity(ctx, 'sign_in', authMethod, userId);
  return { userId, secret, epoch, issuedAt: createdAt };
}

/** The seller's row; created now if the effect of the first sign-in has not arrived. */
async function ensureSeller(ctx: Ctx, { user, version }: queries.SessionRow): Promise<SellerRow> {
  const shard = ctx.boundShardOf(user.id);
  await copyAccount(
    shard,
    {
      id: user.id,
      version,
      firstName: user.firstName,
      lastName: user.lastName,
      username: user.username,
      plan: user.subscriptionPlan,
      endsAt: user.subscriptionEndsAt,
      graceUntil: user.profileGraceUntil,
      isActive: 1,
      erasingAt: null,
      createdAt: user.createdAt,
      notice: null,
    },
    ctx.clock.now(),
  );
  const seller = await findSeller(shard, user.id);
  if (!seller) throw new Error('a seller was not stored');
  return seller;
}

/**
 * The owner of this session; null if it has ended. `extended` tells the caller to renew the cookie. The session store, the
 * directory and the shard that the token names are queried at the same time; the directory decides.
 */
export async function resumeSession(
  ctx: Ctx,
  token: Pick<VerifiedToken, 'userId' | 'sid' | 'epoch'>,
): Promise<{ actor: UserActor; extended: boolean } | null> {
  const { userId, sid } = token;
  const now = ctx.clock.now();
  const [record, row, found] = await Promise.all([
    ctx.sessions.find(sid),
    queries.findSession(ctx.directory, token, now),
    findSeller(ctx.shardOf(userId), userId).then(
      (seller) => ({ seller }),
      (error: unknown) => ({ error }),
    ),
  ]);
  if (!row) return null;
  // Operators have to work on while a shard is gone, theirs too: nothing that they do is in it.
  if ('error' in found && !row.user.isAdmin) throw found.error;
  const away = 'error' in found ? operatorAway(row.user) : null;
  const seller = away ?? ('seller' in found ? found.seller : null);
  // The job may be late: from here on the person's plan is up to date.
  if (await endPlanIfOver(ctx, row.user)) return resumeSession(ctx, token);
  const { session } = row;
  const user = sessionUserOf(row.user, seller ?? (await ensureSeller(ctx, row)));
  const mayExtend = session.expire < session.createdAt + MAX_SESSION_MS;
  const extended = mayExtend && session.expire - now < SESSION_MS - SLIDE_AFTER_MS;
  const expiresAt = (extended ? await extend(ctx, sid) : null)?.expire ?? session.expire;
  if (extended || !record) {
    const { authMethod } = user;
    await ctx.sessions.put(sid, { userId, authMethod, createdAt: session.createdAt, expiresAt });
  }
  const isLong = now - (session.lastUsedAt ?? session.createdAt) >= queries.USED_STEP_MS;
  // An open socket also records activity; then this writes nothing.
  if (isLong || now - (user.lastActivityAt ?? 0) > ACTIVITY_STEP_MS) {
    // Recording activity is not worth a refused request.
    await queries
      .touchSession(ctx.directory, user.id, sid, now)
      .catch((error) => console.error('session: activity not noted', error));
  }
  return { actor: { kind: 'user', user, sid }, extended };
}

const extend = (ctx: Ctx, sid: string) =>
  queries.extendSession(ctx.directory, sid, ctx.clock.now() + SESSION_MS, MAX_SESSION_MS);

/** Ends the session everywhere at once. */
export async function endSession(ctx: Ctx, actor: UserActor): Promise<void> {
  const now = ctx.clock.now();
  const cause = newId(now);
  await queries.revokeSession(ctx.directory, actor.sid, { cause, now });
  await ctx.settle(ctx.directory, cause);
  await ctx.sessions.remove(actor.sid);
  ctx.defer(ctx.live.closeSessions(actor.user.id));
}

/** Rewrites both halves of the session, for a full term or until its last day. */
export async function renewSession(ctx: Ctx, actor: UserActor): Promise<void> {
  const { id: userId, authMethod } = actor.user;
  const renewed = await extend(ctx, actor.sid);
  if (!renewed) return;
  const { createdAt, expire: expiresAt } = renewed;
  await ctx.sessions.put(actor.sid, { userId, authMethod, createdAt, expiresAt });
}

/** What `/auth/troubleshoot` shows. */
export async function describeSession(ctx: Ctx, token: VerifiedToken | null): Promise<SessionHealthDto> {
  const user = ctx.actor.kind === 'user' ? ctx.actor.user : null;
  const sid = token?.sid ?? null;
  const record = sid ? await ctx.sessions.find(sid) : null;
  return {
    sessionExists: record !== null || user !== null,
    isAuthenticated: user !== null,
    userExists: user !== null,
    persistentUser: user !== null && record !== null,
    sessionId: sid && `${sid.slice(0, 8)}…`,
    userClaims: user ? { sub: user.id, email: user.email } : null,
    checkedAt: iso(ctx.clock.now()),
  };
}
