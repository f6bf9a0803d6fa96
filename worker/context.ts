import { AppError } from '../schema/common/errors';
import { type Actor, type Member, personIdOf, type UserActor } from './actor';
import { createDemoGateway } from './dev/demo-gateway';
import { createDevMailer, createDevSms } from './dev/dev-mails';
import { oneLeakedPassword } from './dev/leaked-passwords';
import { tableFigures, tablePoints } from './dev/points';
import type { Bindings, Settings } from './env';
import { type TextWriter, textWriter } from './platform/ai';
import { type CardPainter, wasmPainter } from './platform/cards/painter';
import { type Clock, iso, systemClock } from './platform/clock';
import { connectAll, type Databases } from './platform/databases';
import type { AnyDb, SessionUser } from './platform/db';
import { type EffectQueue, effectQueue } from './platform/effect-queue';
import { cloudflareImages, type ImageEncoder } from './platform/images';
import { type LeakedPasswords, pwnedPasswords } from './platform/leaked-passwords';
import { durableLive, type Live } from './platform/live';
import { httpMailer, type Mailer } from './platform/mailer';
import { cloudflareMediaCdn, type MediaCdn } from './platform/media-cdn';
import { type OpenIdProvider, openIdProvider } from './platform/openid';
import { outside } from './platform/outage';
import { edgePageCache, type PageCache } from './platform/page-cache';
import { isolatePasswords, type Passwords } from './platform/passwords';
import { gatewaysOf, type PaymentGateways } from './platform/payments';
import { type PictureMaker, wasmPictureMaker } from './platform/pictures/picture-maker';
import { analyticsPoints, type Points } from './platform/points';
import { type PushSender, pushOf } from './platform/push';
import { razorpayOf } from './platform/razorpay';
import { analyticsFigures, type RequestFigures } from './platform/request-figures';
import { consoleRequestLog, type RequestLog } from './platform/request-log';
import { isolateSampling, type Sampling } from './platform/sampling';
import { consoleSecurityLog, type SecurityEvent, type SecurityLog } from './platform/security-log';
import { kvSessions, type SessionStore } from './platform/sessions';
import { type SmsSender, smsSender } from './platform/sms';
import { type FileStore, r2Store } from './platform/storage';
import { stripeOf } from './platform/stripe';
import { upiOf } from './platform/upi';
import { durableViewCounts, type ViewCounts } from './platform/view-counts';
import { type WhatsApp, whatsAppOf } from './platform/whatsapp';

/** All outside services: real in production and in workerd, each replaceable in tests. */
export interface Platform extends Databases {
  clock: Clock;
  media: FileStore;
  /** null if pictures have no host of their own. */
  mediaCdn: MediaCdn | null;
  docs: FileStore;
  images: ImageEncoder;
  pictures: PictureMaker;
  cardPainter: CardPainter;
  sessions: SessionStore;
  mailer: Mailer;
  viewCounts: ViewCounts;
  live: Live;
  pageCache: PageCache;
  /** null in production without a provider. */
  sms: SmsSender | null;
  /** null if not configured. */
  push: PushSender | null;
  /** null if not configured. */
  whatsApp: WhatsApp | null;
  passwords: Passwords;
  leakedPasswords: LeakedPasswords;
  /** null if no provider is configured. */
  openId: OpenIdProvider | null;
  /** null if no AI provider is bound or configured. */
  writer: TextWriter | null;
  /** Empty if no payments are taken; plans are requested then. */
  payments: PaymentGateways;
  /** null if none is bound; then only the job does what requests leave undone. */
  queue: EffectQueue | null;
  /** How long a request may take. */
  deadlineMs: number;
  securityLog: SecurityLog;
  requestLog: RequestLog;
  points: Points;
  sampling: Sampling;
  /** null if none are configured. */
  figures: RequestFigures | null;
  /** The deployed version, as named by the platform. */
  version: string;
}

/** Every request is answered within ten seconds. */
const DEADLINE_MS = 9_000;

/** Adapters whose errors are outages. Errors of D1 are classified in platform/d1.ts. */
const OUTSIDE = [
  'media',
  'mediaCdn',
  'docs',
  'images',
  'sessions',
  'mailer',
  'viewCounts',
  'live',
  'pageCache',
  'sms',
  'push',
  'whatsApp',
  'leakedPasswords',
  'openId',
  'writer',
  'payments',
  'figures',
  'queue',
] as const satisfies readonly (keyof Platform)[];

/** The same parts, with errors of outside adapters marked as outages. */
export function withOutages<Parts extends Partial<Platform>>(parts: Parts): Parts {
  const guarded = OUTSIDE.flatMap((name) => {
    const part = parts[name];
    return part ? [[name, outside<object>(part)]] : [];
  });
  return { ...parts, ...Object.fromEntries(guarded) };
}

/** What every service gets: who is asking, and the platform to work with. */
export interface Ctx extends Platform {
  actor: Actor;
  settings: Settings;
  /** The origin for links in mails and pages. */
  origin: string;
  requestId: string;
  /** Method and path, redacted for logs. */
  loggedRequest: string;
  client: Client;
  /** Best-effort work that outlives the response (`waitUntil`). Never the only carrier of anything important. */
  defer: (work: Promise<unknown>) => void;
  /** Delivers stored messages right after the response; the job delivers the rest. */
  deliver: (from: AnyDb, messageIds: readonly string[]) => void;
  /**
   * Applies, before the response and within two seconds, what a batch in `from` has stored in `effects` under
   * this cause. False if that was not possible; the queue and the cron then do it later.
   */
  settle: (from: AnyDb, cause: string) => Promise<boolean>;
}

/** Where the request came from. Only the hashes may be stored, never an address. */
export interface Client {
  /** Hash of the subscriber's network (IPv4 address, IPv6 /64): changes daily, and is shared by many people. */
  network: string;
  /** Hash of the site (IPv4 address, IPv6 /48): changes daily. */
  site: string;
  /** Hash of network and browser together: changes daily. */
  visitor: string;
  /**
   * The same unhashed, for in-memory counters and the platform's rate limiter, which hold them for a minute.
   */
  unhashed: Readonly<{ network: string; site: string; visitor: string }>;
  userAgent: string;
}

export type UserCtx = Ctx & { actor: UserActor };

/**
 * A reading request whose session is verified while its data is read: the response is sent only if the
 * session turns out valid. `confirmed` throws unauthorized (401).
 */
export type UnverifiedCtx = Omit<Ctx, 'actor'> & {
  actor: { user: Pick<SessionUser, 'id'>; member?: Pick<Member, 'personId'> };
  confirmed: () => Promise<UserCtx>;
};
/** For code that only needs to know whose request it is, verified or not. */
export type OwnCtx = UserCtx | UnverifiedCtx;

/** The person, with their rights. */
export const personOf = (ctx: OwnCtx): Promise<UserCtx> =>
  'confirmed' in ctx ? ctx.confirmed() : Promise.resolve(ctx);

/** The composition root: the only place that chooses adapters. */
export function createPlatform(bindings: Bindings, settings: Settings): Platform {
  const databases = connectAll(bindings);
  const { directory } = databases;
  const clock = systemClock;
  const { id: version } = bindings.VERSION;
  const points = bindings.POINTS
    ? analyticsPoints(bindings.POINTS, version)
    : __DEV_TOOLS__
      ? tablePoints(directory, clock, version)
      : { write: () => {} };
  return withOutages({
    clock,
    ...databases,
    media: r2Store(bindings.MEDIA),
    mediaCdn: cloudflareMediaCdn(settings),
    docs: r2Store(bindings.DOCS),
    images: cloudflareImages(bindings.IMAGES),
    pictures: wasmPictureMaker,
    cardPainter: wasmPainter,
    sessions: kvSessions(bindings.SESSIONS, clock),
    mailer:
      __DEV_TOOLS__ && !settings.MAIL_API_URL ? createDevMailer(directory, clock) : httpMailer(settings),
    sms: smsSender(settings) ?? (__DEV_TOOLS__ ? createDevSms(directory, clock) : null),
    push: pushOf(settings, clock),
    whatsApp: whatsAppOf(settings),
    passwords: isolatePasswords,
    leakedPasswords:
      __DEV_TOOLS__ && settings.APP_ENV === 'development' && !settings.LEAKED_PASSWORDS_URL
        ? oneLeakedPassword
        : pwnedPasswords(settings),
    viewCounts: durableViewCounts(bindings.LIVE_HUB),
    live: durableLive(bindings.LIVE_HUB),
    pageCache: edgePageCache,
    queue: effectQueue(bindings.EFFECTS),
    deadlineMs: DEADLINE_MS,
    securityLog: consoleSecurityLog,
    requestLog: consoleRequestLog,
    points,
    sampling: isolateSampling,
    figures: analyticsFigures(settings) ?? (__DEV_TOOLS__ ? tableFigures(directory) : null),
    version,
    openId: openIdProvider(settings),
    writer: textWriter(settings, bindings.AI),
    payments: gatewaysOf(
      settings,
      {
        upi: upiOf(settings, directory),
        razorpay: razorpayOf(settings),
        stripe: stripeOf(settings),
      },
      // Excluded from a production build.
      __DEV_TOOLS__ && settings.APP_ENV === 'development'
        ? createDemoGateway(directory, clock, settings.SECRET_KEY)
        : null,
    ),
  });
}

/** Logs who was admitted, refused or stopped; `userId` if the actor is not that person yet. */
export function noteSecurity(ctx: Ctx, event: SecurityEvent, detail: string, userId?: string): void {
  ctx.securityLog.write({
    event,
    at: iso(ctx.clock.now()),
    requestId: ctx.requestId,
    request: ctx.loggedRequest,
    userId: userId ?? (ctx.actor.kind === 'user' ? personIdOf(ctx.actor) : null),
    network: ctx.client.network,
    detail,
  });
}

/** Narrows to a signed-in person. Throws unauthorized (401) for anyone else. */
export function requireUser(ctx: Ctx): UserCtx {
  if (ctx.actor.kind !== 'user') throw new AppError('unauthorized');
  return ctx as UserCtx;
}

/** Narrows to an operator. Throws unauthorized (401) for a visitor, forbidden (403) for a seller. */
export function requireAdmin(ctx: Ctx): UserCtx {
  const user = requireUser(ctx);
  if (!user.actor.user.isAdmin) throw new AppError('not_an_operator');
  return user;
}
