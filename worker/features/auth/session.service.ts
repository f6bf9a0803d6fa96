import type { SessionHealthDto } from '../../../schema/auth/output';
import { AppError } from '../../../schema/common/errors';
import { KEPT } from '../../../schema/common/retention';
import type { UserActor } from '../../actor';
import { type Ctx, noteSecurity } from '../../context';
import { iso } from '../../platform/clock';
import type { SessionUser } from '../../platform/db';
import { newId, randomToken } from '../../platform/random';
import { MAX_SESSION_MS, type SessionToken, sidOf, type VerifiedToken } from '../../platform/session-token';
import { withTimeout } from '../../platform/timeout';
import { endPlanIfOver } from '../billing/expiry.service';
import { findSeller } from '../profile/profile.effects';
import { operatorUser, sellerUser } from '../profile/session-user';
import { closeEndedSockets } from '../staff/acting.service';
import type { Opening, Verified } from './opening.queries';
import { findOperatorSession } from './operator-sessions.queries';
import * as queries from './session.queries';
import { homeOf } from './session-home';
import { type Home, USED_STEP_MS } from './session-rows.sql';

const DAY = 86_400_000;
export const SESSION_MS = KEPT.session * DAY;
const SLIDE_AFTER_MS = 7 * DAY;
const ACTIVITY_STEP_MS = 5 * 60_000;

/** A session to be opened, with the secret for its browser. */
export interface NewSession extends Opening {
  secret: string;
  authMethod: string;
}

const homeOfActor = (ctx: Ctx, { user }: UserActor) => homeOf(ctx, user.id, user.isAdmin);

/**
 * A session to be opened once the sign-in is verified. Its secret has 256 bits, and only its SHA-256 is
 * stored. `authenticatedAt`: when a provider authenticated the person, possibly long ago.
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
 * Opens the session of a verified sign-in and returns the browser's half. Ends the browser's previous
 * session, whose token is no longer needed. Throws unauthorized (401) if the account was closed, or its epoch
 * raised, since the verification.
 */
export async function finishSignIn(
  ctx: Ctx,
  { secret, authMethod, session }: NewSession,
  verified: Verified,
): Promise<SessionToken> {
  const { sid, createdAt, expire: expiresAt } = session;
  const { account, isAdmin: isOperator } = verified;
  const { id: userId, sessionEpoch: epoch } = account;
  if (isOperator) await bringUpToDate(ctx, account, createdAt);
  else if (!(await queries.openSession(ctx.boundShardOf(userId), account, session))) {
    throw new AppError('sign_in_failed');
  }
  await ctx.sessions.put(sid, { userId, authMethod, createdAt, expiresAt });
  if (ctx.actor.kind === 'user') await endSession(ctx, ctx.actor);
  noteSecurity(ctx, 'sign_in', authMethod, userId);
  return { userId, secret, epoch, issuedAt: createdAt, isOperator };
}

/** Operators can also sign in while their shard is down: their session is in the directory. */
const bringUpToDate = (ctx: Ctx, account: Verified['account'], now: number) =>
  queries
    .openSeller(ctx.boundShardOf(account.id), account, now)
    .catch((error) => console.error('session: an operator’s row was not brought up to date', error));

type Token = Pick<VerifiedToken, 'userId' | 'sid' | 'epoch' | 'isOperator'>;

interface Found {
  user: SessionUser;
  session: {
    authMethod: string;
    provenAt: number;
    expire: number;
    createdAt: number;
    lastUsedAt: number | null;
  };
}

/** How long an operator's request waits for what their own shard has. */
const OWN_ROW_MS = 1_000;

async function findPerson(ctx: Ctx, token: Token): Promise<Found | null> {
  const { userId, isOperator } = token;
  const now = ctx.clock.now();
  if (!isOperator) {
    const row = await queries.findSellerSession(ctx.shardOf(userId), token, now);
    return row && { user: sellerUser(row.seller), session: row.session };
  }
  // Operators must be able to work while a shard is down, even their own: none of their work is in it.
  const away = (error: unknown) => {
    console.error('session: the shard of an operator does not answer', error);
    return null;
  };
  const [row, seller] = await Promise.all([
    findOperatorSession(ctx.directory, token, now),
    withTimeout(
      OWN_ROW_MS,
      findSeller(ctx.shardOf(userId), userId),
      () => new Error('no answer in time'),
    ).catch(away),
  ]);
  return row && { user: operatorUser(row.account, seller), session: row.session };
}

/**
 * The owner of this session; null if it has ended. `extended` tells the caller to renew the cookie. The
 * session store and the session's database are queried at the same time; the database decides.
 */
export async function resumeSession(
  ctx: Ctx,
  token: Token,
): Promise<{ actor: UserActor; extended: boolean } | null> {
  const { userId, sid, epoch, isOperator } = token;
  const now = ctx.clock.now();
  const [record, found] = await Promise.all([ctx.sessions.find(sid), findPerson(ctx, token)]);
  if (!found) return null;
  const { user, session } = found;
  // The job may be late, so the person's plan is brought up to date here.
  if (await endPlanIfOver(ctx, user)) return resumeSession(ctx, token);
  const home = homeOf(ctx, userId, isOperator);
  const mayExtend = session.expire < session.createdAt + MAX_SESSION_MS;
  const extended = mayExtend && session.expire - now < SESSION_MS - SLIDE_AFTER_MS;
  const expiresAt = (extended ? await extend(ctx, home, sid) : null)?.expire ?? session.expire;
  if (extended || !record) {
    const { authMethod, createdAt } = session;
    await ctx.sessions.put(sid, { userId, authMethod, createdAt, expiresAt });
  }
  const isLong = now - (session.lastUsedAt ?? session.createdAt) >= USED_STEP_MS;
  // An open socket also records activity; then this writes nothing.
  if (isLong || now - (user.lastActivityAt ?? 0) > ACTIVITY_STEP_MS) {
    // A request must not fail because activity was not recorded.
    await home.use(sid, now).catch((error) => console.error('session: activity not noted', error));
  }
  return { actor: { kind: 'user', user, sid, epoch, provenAt: session.provenAt }, extended };
}

const extend = (ctx: Ctx, { db }: Home, sid: string) =>
  queries.extendSession(db, sid, ctx.clock.now() + SESSION_MS, MAX_SESSION_MS);

/** Ends one of a person's sessions everywhere at once. */
export async function endSessionAt(ctx: Ctx, home: Home, sid: string): Promise<void> {
  const now = ctx.clock.now();
  const cause = newId(now);
  if (await home.revoke(sid, { cause, now })) await ctx.settle(home.db, cause);
  await ctx.sessions.remove(sid);
  ctx.defer(closeEndedSockets(ctx, home.userId));
}

/** Ends the session everywhere at once. */
export const endSession = (ctx: Ctx, actor: UserActor): Promise<void> =>
  endSessionAt(ctx, homeOfActor(ctx, actor), actor.sid);

/** Rewrites both halves of the session, for a full term or until its last day. */
export async function renewSession(ctx: Ctx, actor: UserActor): Promise<void> {
  const { id: userId, authMethod } = actor.user;
  const renewed = await extend(ctx, homeOfActor(ctx, actor), actor.sid);
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
