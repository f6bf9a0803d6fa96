import type { SessionHealthDto } from '../../../schema/answers/auth';
import { KEPT } from '../../../schema/retention';
import { type Ctx, noteSecurity, type UserActor } from '../../context';
import { sha256 } from '../../platform/crypto';
import { randomToken } from '../../platform/random';
import { endPlanIfOver } from '../billing/expiry.service';
import * as queries from './session.queries';

const DAY = 86_400_000;
export const SESSION_MS = KEPT.session * DAY;
const SLIDE_AFTER_MS = 7 * DAY;
const ACTIVITY_STEP_MS = 5 * 60_000;

/** Opens a session and answers its token (256 bits). Only the token's SHA-256 is stored (SECURITY.md rule 5). */
export async function startSession(ctx: Ctx, userId: string, authMethod: string): Promise<string> {
  const token = randomToken(32);
  const sid = sha256(token);
  const createdAt = ctx.clock.now();
  const expiresAt = createdAt + SESSION_MS;
  const sess = { authMethod, userAgent: ctx.client.userAgent.slice(0, 200) };
  await queries.insertSession(
    ctx.db,
    { sid, userId, sess, createdAt, expire: expiresAt },
    ctx.settings.ADMIN_EMAIL,
  );
  await ctx.sessions.put(sid, { userId, authMethod, createdAt, expiresAt });
  noteSecurity(ctx, 'sign_in', authMethod, userId);
  return token;
}

/** Who holds this token; null when nobody may. `extended` asks the caller to set the cookie anew. */
export async function resumeSession(
  ctx: Ctx,
  token: string,
): Promise<{ actor: UserActor; extended: boolean } | null> {
  const sid = sha256(token);
  const now = ctx.clock.now();
  const [record, row] = await Promise.all([ctx.sessions.find(sid), queries.findSession(ctx.db, sid, now)]);
  if (!row) return null;
  // The job may be late: whoever is here has the plan that is theirs now.
  if (await endPlanIfOver(ctx, row.user)) return resumeSession(ctx, token);
  const { user, session } = row;
  const extended = session.expire - now < SESSION_MS - SLIDE_AFTER_MS;
  const expiresAt = extended ? now + SESSION_MS : session.expire;
  if (extended) await queries.extendSession(ctx.db, sid, expiresAt);
  if (extended || !record) {
    const { id: userId, authMethod } = user;
    await ctx.sessions.put(sid, { userId, authMethod, createdAt: session.createdAt, expiresAt });
  }
  if (now - (user.lastActivityAt ?? 0) > ACTIVITY_STEP_MS) await queries.touchUser(ctx.db, user.id, now);
  return { actor: { kind: 'user', user, sid }, extended };
}

/** Ends the session everywhere at once. */
export async function endSession(ctx: Ctx, actor: UserActor): Promise<void> {
  await queries.revokeSession(ctx.db, actor.sid, ctx.clock.now());
  await ctx.sessions.remove(actor.sid);
  ctx.later(ctx.live.closeSessions(actor.user.id));
}

/** Writes both halves of the session anew, for a full term. */
export async function renewSession(ctx: Ctx, actor: UserActor): Promise<void> {
  const now = ctx.clock.now();
  const { id: userId, authMethod } = actor.user;
  await queries.extendSession(ctx.db, actor.sid, now + SESSION_MS);
  await ctx.sessions.put(actor.sid, { userId, authMethod, createdAt: now, expiresAt: now + SESSION_MS });
}

/** What `/auth/troubleshoot` shows (spec 1, section 3). `token` is the cookie's, if any. */
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
    checkedAt: new Date(ctx.clock.now()).toISOString(),
  };
}
