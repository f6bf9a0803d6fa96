import { DurableObject } from 'cloudflare:workers';
import { CLOSE, PING, PONG, type ServerMessage } from '../../schema/live/messages';
import { type PageKind, pageKindOf } from '../../schema/views/page-kinds';
import type { Bindings } from '../env';
import { touchUser } from '../features/auth/session.queries';
import { listValidSessions, savePageViews } from '../features/live/live.queries';
import { describeNotifications } from '../features/notifications/notifications.service';
import { indianCalendar, systemClock } from '../platform/clock';
import { connect } from '../platform/db';
import {
  hubOf,
  IDENTITY_HEADER,
  type LiveHubCalls,
  type LiveIdentity,
  OPERATORS_HUB,
} from '../platform/live';
import { countFrame, type FrameCount, readFrame } from './frames';
import { OperatorsDesk } from './operators-desk';
import { PageCounts } from './page-counts';

const MINUTE = 60_000;
const FLUSH_AFTER_MS = 10_000;
const RETRY_AFTER_MS = 30_000;
const CHECK_SESSIONS_MS = 15 * MINUTE;
const TELL_OPERATORS_AFTER_MS = 5_000;

/** One person's tabs; one shard's visitors (the platform allows 32,768 sockets an object), and those of one network among them. */
const MAX_SOCKETS = { user: 50, visitor: 30_000 } as const;
export const MAX_SOCKETS_OF_NETWORK = 500;

/** What a socket is known by. It lives on the socket, so that it outlasts the object's memory. */
type Link = LiveIdentity & { hub: string; count: FrameCount };

/**
 * The sockets of one signed-in person (`user:<id>`) or of a sixteenth of all visitors (`visitors:<n>`), so that no object sees
 * everybody's traffic. Sockets hibernate: the object may be evicted while they stay open, and knows them again by what is
 * attached to them. The one named `operators` holds no sockets: hubs report to it at most once a minute each, and it tells the
 * hubs of operators who watch, at most once in five seconds.
 *
 * A socket does not outlive its session: sessions are asked of D1 when it opens, before anything is sent to it, once a minute
 * while its person is active, every 15 minutes otherwise, and at once when the Worker says that one has ended.
 */
export class LiveHub extends DurableObject<Bindings> implements LiveHubCalls {
  private readonly db = connect(this.env.DB);
  private readonly pages = new PageCounts(this.ctx.storage);
  private readonly desk = new OperatorsDesk(this.ctx.storage.sql);

  constructor(state: DurableObjectState, bindings: Bindings) {
    super(state, bindings);
    this.prepare();
    state.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
  }

  private prepare() {
    this.ctx.storage.sql.exec(`
      create table if not exists self (id integer primary key check (id = 1), name text not null, noted_at integer not null);
    `);
    this.pages.prepare();
    this.desk.prepare();
  }

  /** Takes a socket. Only the Worker can ask, so its word on who it is holds. */
  override async fetch(request: Request): Promise<Response> {
    const identity: LiveIdentity & { hub: string } = JSON.parse(request.headers.get(IDENTITY_HEADER) ?? '');
    if (this.isFull(identity)) return new Response(null, { status: 429 });
    const now = systemClock.now();
    const { 0: browser, 1: socket } = new WebSocketPair();
    const link: Link = { ...identity, count: { since: now, frames: 0 } };
    this.ctx.acceptWebSocket(socket, identity.kind === 'visitor' ? [identity.network] : []);
    socket.serializeAttachment(link);
    this.ctx.storage.sql.exec('insert or ignore into self values (1, ?, 0)', identity.hub);
    if (identity.kind === 'user') {
      await this.closeEndedSessions();
      await this.alarmBy(now + CHECK_SESSIONS_MS);
      if (identity.isAdmin) await this.watchActivity(identity.hub);
    }
    return new Response(null, { status: 101, webSocket: browser });
  }

  private isFull(identity: LiveIdentity): boolean {
    if (this.ctx.getWebSockets().length >= MAX_SOCKETS[identity.kind]) return true;
    return (
      identity.kind === 'visitor' && this.ctx.getWebSockets(identity.network).length >= MAX_SOCKETS_OF_NETWORK
    );
  }

  override async webSocketMessage(socket: WebSocket, text: string | ArrayBuffer): Promise<void> {
    if (socket.readyState !== WebSocket.OPEN) return;
    const now = systemClock.now();
    const link: Link = socket.deserializeAttachment();
    const count = countFrame(link.count, now);
    const frame = readFrame(text, count);
    if (frame.kind === 'refused') return socket.close(frame.code, frame.reason);
    socket.serializeAttachment({ ...link, count } satisfies Link);
    if (frame.kind === 'unknown') return;
    if (frame.message.type === 'page_view') await this.addPage(pageKindOf(frame.message.url), now);
    await this.noteActivity(link, now).catch((error) => console.error('live hub: activity not noted', error));
  }

  /** For shards of visitors: a page was opened without a socket. */
  async countPage(hub: string, kind: PageKind): Promise<void> {
    this.ctx.storage.sql.exec('insert or ignore into self values (1, ?, 0)', hub);
    await this.addPage(kind, systemClock.now());
  }

  private async addPage(kind: PageKind, now: number) {
    this.pages.add(indianCalendar(now).day, kind);
    await this.alarmBy(now + FLUSH_AFTER_MS);
  }

  override webSocketError(_socket: WebSocket, error: unknown) {
    console.warn('live hub: socket failed', error);
  }

  /** Sends to every socket whose session still holds; activity goes to operators alone. Answers how many were told. */
  async publish(messages: ServerMessage[]): Promise<number> {
    let told = 0;
    for (const { socket, isAdmin } of await this.validSockets()) {
      const meant = messages.filter(({ type }) => type !== 'activity' || isAdmin);
      for (const message of meant) socket.send(JSON.stringify(message));
      if (meant.length > 0) told += 1;
    }
    return told;
  }

  /** Tells this person's pages of new notifications. */
  async announce(userId: string, notificationIds: string[]): Promise<void> {
    if (this.openSockets().length === 0) return;
    await this.publish(await describeNotifications(this.db, userId, notificationIds));
  }

  async closeEndedSessions(): Promise<void> {
    await this.validSockets();
  }

  /** The person is erased: nothing of them stays here. */
  async forget(): Promise<void> {
    for (const { socket } of this.openSockets()) socket.close(CLOSE.sessionEnded, 'account closed');
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
    this.prepare();
  }

  /** For `operators`: a hub is gone. */
  forgetHub(name: string) {
    this.desk.forget(name);
  }

  /** For `operators`: a hub is busy. */
  async report(hub: { name: string; isUser: boolean; sockets: number }): Promise<void> {
    const now = systemClock.now();
    this.desk.note(hub, now);
    if (this.desk.watchers.length > 0) await this.alarmBy(now + TELL_OPERATORS_AFTER_MS);
  }

  /** For `operators`: an operator has a socket at this hub. */
  watch(name: string) {
    this.desk.watch(name);
  }

  /** Answers, for the health page. */
  check() {}

  override async alarm(): Promise<void> {
    const now = systemClock.now();
    const [self] = this.ctx.storage.sql.exec<{ name: string }>('select name from self').toArray();
    try {
      if (self) {
        await this.pages.flush(now, (batch) => savePageViews(this.db, { source: self.name, ...batch }, now));
      }
      const sockets = await this.validSockets();
      if (sockets.length > 0) await this.alarmBy(now + CHECK_SESSIONS_MS);
      await this.tellWatchers(now);
    } catch (error) {
      console.error('live hub: alarm failed, will try again', error);
      await this.alarmBy(now + RETRY_AFTER_MS);
    }
  }

  private openSockets() {
    return this.ctx
      .getWebSockets()
      .filter(({ readyState }) => readyState === WebSocket.OPEN)
      .map((socket) => {
        const link: Link = socket.deserializeAttachment();
        return { socket, link };
      });
  }

  /** The open sockets of signed-in people whose sessions hold; the others are closed. */
  private async validSockets() {
    const mine = this.openSockets().flatMap(({ socket, link }) =>
      link.kind === 'user' ? [{ socket, link }] : [],
    );
    const userId = mine[0]?.link.userId;
    if (!userId) return [];
    const sids = [...new Set(mine.map(({ link }) => link.sid))];
    const valid = await listValidSessions(this.db, userId, sids, systemClock.now());
    return mine.flatMap(({ socket, link }) => {
      const session = valid.get(link.sid);
      if (!session) socket.close(CLOSE.sessionEnded, 'session ended');
      return session && socket.readyState === WebSocket.OPEN ? [{ socket, ...session }] : [];
    });
  }

  /** At most once a minute: the person is active, and operators may see that somebody is. */
  private async noteActivity(link: Link, now: number): Promise<void> {
    const noted = this.ctx.storage.sql.exec(
      'update self set noted_at = ? where noted_at <= ?',
      now,
      now - MINUTE,
    );
    if (noted.rowsWritten === 0) return;
    const isUser = link.kind === 'user';
    if (isUser) {
      const sockets = await this.validSockets();
      if (sockets.length === 0) return;
      await touchUser(this.db, link.userId, now);
      if (sockets.some(({ isAdmin }) => isAdmin)) await this.watchActivity(link.hub);
    }
    const sockets = this.openSockets().length;
    await hubOf(this.env.LIVE_HUB, OPERATORS_HUB).report({ name: link.hub, isUser, sockets });
  }

  private async watchActivity(hub: string) {
    await hubOf(this.env.LIVE_HUB, OPERATORS_HUB)
      .watch(hub)
      .catch((error) => console.error('live hub: operators not reached', error));
  }

  private async tellWatchers(now: number): Promise<void> {
    const { watchers } = this.desk;
    if (watchers.length === 0) return;
    const summary = this.desk.summary(now);
    for (const name of watchers) {
      const told = await hubOf(this.env.LIVE_HUB, name).publish([summary]);
      if (told === 0) this.desk.unwatch(name);
    }
  }

  private async alarmBy(time: number) {
    const set = await this.ctx.storage.getAlarm();
    if (set === null || set > time) await this.ctx.storage.setAlarm(time);
  }
}
