import type { SessionHealthDto } from '../../../schema/auth/output';
import { KEPT } from '../../../schema/common/retention';
import { type Ctx, noteSecurity, type UserActor } from '../../context';
import { iso } from '../../platform/clock';
import { sha256 } from '../../platform/crypto';
import { randomToken } from '../../platform/random';
import { endPlanIfOver } from '../billing/expiry.service';
import * as queries from './session.queries';

const DAY = 86_400_000;
export const SESSION_MS = KEPT.session * DAY;
/** However much it is used (ASVS 7.3.2). */
const LONGEST_MS = KEPT.sessionAtMost * DAY;
const SLIDE_AFTER_MS = 7 * DAY;
const ACTIVITY_STEP_MS = 5 * 60_000;

/** A session to be opened, with the token that its browser will hold. */
export interface NewSession extends queries.Opening {
  token: string;
  authMethod: string;
}

/**
 * A session to be opened in the batch of what was verified. Its token has 256 bits, and only the token's SHA-256 is stored.
 * `authenticatedAt`: when a provider has asked the person, which may be long ago.
 */
export function newSession(ctx: Ctx, authMethod: string, authenticatedAt: number | null = null): NewSession {
  const token = randomToken(32);
  const createdAt = ctx.clock.now();
  const userAgent = ctx.client.userAgent.slice(0, 200);
  const sess = { authMethod, userAgent, ...(authenticatedAt === null ? {} : { authenticatedAt }) };
  const session = { sid: sha256(token), sess, createdAt, expire: createdAt + SESSION_MS };
  return { token, authMethod, session, adminEmail: ctx.settings.ADMIN_EMAIL };
}

/**
 * Writes the other half of a session that was opened, and answers its token. The session that this browser had until now is
 * ended: its token is no longer needed.
 */
export async function finishSignIn(
  ctx: Ctx,
  { token, authMethod, session }: NewSession,
  userId: string,
): Promise<string> {
  const { sid, createdAt, expire: expiresAt } = session;
  await ctx.sessions.put(sid, { userId, authMethod, createdAt, expiresAt });
  if (ctx.actor.kind === 'user') await endSession(ctx, ctx.actor);
  noteSecurity(ctx, 'sign_in', authMethod, userId);
  return token;
}

/** The owner of this token; null when there is none. `extended` tells the caller to renew the cookie. */
export async function resumeSession(
  ctx: Ctx,
  token: string,
): Promise<{ actor: UserActor; extended: boolean } | null> {
  const sid = sha256(token);
  const now = ctx.clock.now();
  const [record, row] = await Promise.all([ctx.sessions.find(sid), queries.findSession(ctx.db, sid, now)]);
  if (!row) return null;
  // The job may be late: the person's plan is up to date from here on.
  if (await endPlanIfOver(ctx, row.user)) return resumeSession(ctx, token);
  const { user, session } = row;
  const mayExtend = session.expire < session.createdAt + LONGEST_MS;
  const extended = mayExtend && session.expire - now < SESSION_MS - SLIDE_AFTER_MS;
  const expiresAt = (extended ? await extend(ctx, sid) : null)?.expire ?? session.expire;
  if (extended || !record) {
    const { id: userId, authMethod } = user;
    await ctx.sessions.put(sid, { userId, authMethod, createdAt: session.createdAt, expiresAt });
  }
  const isLong = now - (session.lastUsedAt ?? session.createdAt) >= queries.USED_STEP_MS;
  // An open socket notes activity as well: then this writes nothing.
  if (isLong || now - (user.lastActivityAt ?? 0) > ACTIVITY_STEP_MS) {
    // Who was active when is worth no refused request.
    await queries
      .touchSession(ctx.db, user.id, sid, now)
      .catch((error) => console.error('session: activity not noted', error));
  }
  return { actor: { kind: 'user', user, sid }, extended };
}

const extend = (ctx: Ctx, sid: string) =>
  queries.extendSession(ctx.db, sid, ctx.clock.now() + SESSION_MS, LONGEST_MS);

/** Ends the session everywhere at once. */
export async function endSession(ctx: Ctx, actor: UserActor): Promise<void> {
  await queries.revokeSession(ctx.db, actor.sid, ctx.clock.now());
  await ctx.sessions.remove(actor.sid);
  ctx.later(ctx.live.closeSessions(actor.user.id));
}

/** Writes both halves of the session anew, for a full term or up to its last day. */
export async function renewSession(ctx: Ctx, actor: UserActor): Promise<void> {
  const { id: userId, authMethod } = actor.user;
  const renewed = await extend(ctx, actor.sid);
  if (!renewed) return;
  const { createdAt, expire: expiresAt } = renewed;
  await ctx.sessions.put(actor.sid, { userId, authMethod, createdAt, expiresAt });
}

/** What `/auth/troubleshoot` shows. `token` is the cookie's, if any. */
export async function describeSession(ctx: Ctx, token: string | undefined): Promise<SessionHealthDto> {
  const user = ctx.actor.kind === 'user' ? ctx.actor.user : null;
  const record = token ? await ctx.sessions.find(sha256(token)) : null;
  return {
    sessionExists: record !== null || user !== null,
    isAuthenticated: user !== null,
    userExists: user !== null,
    persistentUser: user !== null && record !== null,
    sessionId: token ? `${sha256(token).slice(0, 8)}…` : null,
    userClaims: user ? { sub: user.id, email: user.email } : null,
    checkedAt: iso(ctx.clock.now()),
  };
}
