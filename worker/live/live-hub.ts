import { PING, PONG, type ServerMessage } from '../../schema/live/messages';
import { type PageKind, pageKindOf } from '../../schema/views/page-kinds';
import type { Bindings } from '../env';
import { homeOf } from '../features/auth/session-home';
import { savePageViews } from '../features/live/live.queries';
import { describeNotifications } from '../features/notifications/notifications.service';
import { systemClock } from '../platform/clock';
import { connectAll } from '../platform/databases';
import {
  deskHub,
  deskOf,
  hubOf,
  IDENTITY_HEADER,
  type LiveHubCalls,
  type LiveIdentity,
  userHub,
} from '../platform/live';
import type {
  ListingKey,
  ListingTotal,
  OpenedListing,
  ScanTotal,
  TappedListing,
  ViewCountCalls,
} from '../platform/view-counts';
import { DeskObject } from './desk-object';
import { countFrame, readFrame } from './frames';
import { flushTimeOf, sellerOf } from './hub-self';
import { accountOf, HubSockets, type Link, MAX_HELD_PAGES } from './hub-sockets';
import { openedAt, PageCounts } from './page-counts';
import { SellerViews } from './seller-views';
import { type CountedListing, viewsMessage } from './view-totals';

const MINUTE = 60_000;
const RETRY_AFTER_MS = 30_000;
const CHECK_SESSIONS_MS = 60 * MINUTE;

/**
 * The live state of one seller (`user:<id>`): the sockets of their open pages, and the views of all their
 * listings. Pages that belong to no seller are counted by one of sixteen objects for visitors
 * (`visitors:<n>`), so that no object sees everyone's traffic. Sockets hibernate: the object may be evicted
 * while they stay open, and recognises them by the data attached to them. The desks (`operators:<n>`) hold no
 * sockets. A hub reports to one of them, chosen by the hub's name, at most once a minute, and each desk
 * notifies the hubs of watching operators at most once in five seconds. Those send the sum of all desks.
 *
 * A socket does not outlive its session: sessions are looked up in D1 when it opens, before anything is sent
 * to it, at most once a minute while something is sent, every hour otherwise, and at once when the
 * Worker reports that one has ended. Staff of a seller have sockets at the seller's hub, which end with the
 * membership in the same way.
 */
export class LiveHub extends DeskObject implements LiveHubCalls, ViewCountCalls {
  private readonly databases = connectAll(this.env);
  private readonly sockets = new HubSockets(this.ctx, this.databases);
  private readonly pages = new PageCounts(this.ctx.storage.sql);
  private readonly views = new SellerViews(this.ctx.storage, this.pages, (counted) =>
    this.showViews(counted),
  );

  constructor(state: DurableObjectState, bindings: Bindings) {
    super(state, bindings);
    this.prepare();
    state.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
  }

  private prepare() {
    this.self.prepare();
    this.pages.prepare();
    this.views.prepare();
    this.prepareDesk();
  }

  /** Accepts a socket. Only the Worker can call this, so its word about whose socket it is can be trusted. */
  override async fetch(request: Request): Promise<Response> {
    const identity: LiveIdentity & { hub: string } = JSON.parse(request.headers.get(IDENTITY_HEADER) ?? '');
    if (this.sockets.isFull(identity)) return new Response(null, { status: 429 });
    const now = systemClock.now();
    const { 0: browser, 1: socket } = new WebSocketPair();
    this.sockets.accept(socket, { ...identity, count: { since: now, frames: 0 }, notedAt: 0, pages: [] });
    this.self.nameIt(identity.hub);
    if (identity.kind === 'user') {
      await this.sockets.valid();
      await this.alarmBy(now + CHECK_SESSIONS_MS);
      if (identity.isAdmin) await this.watchDesks(identity.hub);
    }
    return new Response(null, { status: 101, webSocket: browser });
  }

  override async webSocketMessage(socket: WebSocket, text: string | ArrayBuffer): Promise<void> {
    if (socket.readyState !== WebSocket.OPEN) return;
    const now = systemClock.now();
    const link: Link = socket.deserializeAttachment();
    const count = countFrame(link.count, now);
    const frame = readFrame(text, count);
    if (frame.kind === 'refused') return socket.close(frame.code, frame.reason);
    const isNew = link.notedAt <= now - MINUTE;
    const opened = frame.kind === 'message' && frame.message.type === 'page_view' ? [frame.message] : [];
    const pages = [...link.pages, ...opened.map(({ url }) => openedAt(now, pageKindOf(url)))];
    socket.serializeAttachment({ ...link, count, notedAt: isNew ? now : link.notedAt, pages } satisfies Link);
    if (frame.kind === 'unknown') return;
    if (pages.length >= MAX_HELD_PAGES) this.pages.add(this.sockets.takePages([socket]));
    if (pages.length > 0) await this.flushLater(link.hub);
    if (!isNew) return;
    await this.noteActivity(link, now).catch((error) => console.error('live hub: activity not noted', error));
  }

  /** Counts an opened page without a listing. */
  async countPage(hub: string, kind: PageKind): Promise<void> {
    this.self.nameIt(hub);
    this.pages.add([openedAt(systemClock.now(), kind)]);
    await this.flushLater(hub);
  }

  /** Implements `ViewCounts.record`. */
  async recordView(sellerId: string, seen: OpenedListing | TappedListing, now: number): Promise<boolean> {
    const hub = userHub(sellerId);
    this.self.nameIt(hub);
    const counted = await this.views.record(seen, now);
    if (counted || ('kind' in seen && seen.kind !== null)) await this.flushLater(hub);
    return counted;
  }

  /** Implements `ViewCounts.totals`. */
  async viewTotals(sellerId: string, listings: ListingKey[]): Promise<ListingTotal[]> {
    this.self.nameIt(userHub(sellerId));
    const totals = await this.views.totalsOf(this.databases.shardOf(sellerId), listings, systemClock.now());
    if (this.self.flushAt !== null) {
      this.ctx.waitUntil(
        this.flush().catch((error) => console.error('live hub: not flushed, will try again', error)),
      );
    }
    return totals;
  }

  /** Implements `ViewCounts.scans`. */
  scanTotals(sellerId: string, codes: string[]): Promise<ScanTotal[]> {
    return this.views.scansOf(this.databases.shardOf(sellerId), codes, systemClock.now());
  }

  /** Implements `ViewCounts.forget`. */
  async deleteListings(listingIds: string[]): Promise<void> {
    this.views.forget(listingIds);
  }

  /** Shows new totals on the seller's open pages, with every group of views that is stored. */
  private showViews(counted: CountedListing[]) {
    const sellerId = sellerOf(this.self.name ?? '');
    if (!sellerId || counted.length === 0 || this.sockets.open.length === 0) return;
    const show = this.views
      .totalsOf(this.databases.shardOf(sellerId), counted, systemClock.now())
      .then(() => this.publish(counted.map(viewsMessage)));
    this.ctx.waitUntil(show.catch((error) => console.error('live hub: views not shown', error)));
  }

  override webSocketClose(socket: WebSocket) {
    this.pages.add(this.sockets.takePages([socket]));
  }

  override webSocketError(socket: WebSocket, error: unknown) {
    console.warn('live hub: socket failed', error);
    this.pages.add(this.sockets.takePages([socket]));
  }

  async publish(messages: ServerMessage[]): Promise<number> {
    return await this.sockets.publish(messages);
  }

  /** Notifies this person's open pages of new notifications. */
  async announce(userId: string, notificationIds: string[]): Promise<void> {
    if (this.sockets.open.length === 0) return;
    const db = this.databases.shardOf(userId);
    await this.publish(await describeNotifications(db, userId, notificationIds, systemClock.now()));
  }

  async closeEnded(): Promise<void> {
    this.sockets.forgetSessions();
    await this.sockets.valid();
  }

  /** Deletes everything of an erased person. */
  async forget(): Promise<void> {
    this.sockets.takePages();
    this.sockets.closeAll('account closed');
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
    this.prepare();
  }

  /** Only responds, for the health check. */
  check() {}

  override async alarm(): Promise<void> {
    const now = systemClock.now();
    try {
      if ((this.self.flushAt ?? Number.POSITIVE_INFINITY) <= now) await this.flush();
      const visitorsDue = this.views.deleteVisitors(now);
      const next = this.self.flushAt ?? visitorsDue ?? Number.POSITIVE_INFINITY;
      const checkAt = (await this.sockets.valid()).length > 0 ? now + CHECK_SESSIONS_MS : next;
      if (Math.min(next, checkAt) < Number.POSITIVE_INFINITY) await this.alarmBy(Math.min(next, checkAt));
      await this.notifyWatchers(now);
    } catch (error) {
      console.error('live hub: alarm failed, will try again', error);
      await this.alarmBy(now + RETRY_AFTER_MS);
    }
  }

  /** Writes waiting counts to the database. */
  async flush(): Promise<void> {
    const { name } = this.self;
    if (name === null) return;
    const now = systemClock.now();
    const due = this.self.flushAt;
    const sellerId = sellerOf(name);
    if (sellerId !== null) {
      const announce = (ids: string[]) => this.announce(sellerId, ids);
      await this.views.flush({ db: this.databases.shardOf(sellerId), sellerId, announce, now });
    }
    this.pages.add(this.sockets.takePages());
    await this.pages.flush(now, (batch) =>
      savePageViews(this.databases.directory, { source: name, ...batch }, now),
    );
    // More may have arrived while the database was being written.
    const isWaiting = this.views.isWaiting || this.pages.isWaiting || this.sockets.hasPages;
    const next = isWaiting ? flushTimeOf(name, now) : null;
    this.self.moveFlush(due, next);
    if (next !== null) await this.alarmBy(next);
  }

  private async flushLater(hub: string) {
    if (this.self.flushAt !== null) return;
    const at = flushTimeOf(hub, systemClock.now());
    this.self.moveFlush(null, at);
    await this.alarmBy(at);
  }

  /** Records that the person is active, at most once a minute per socket, which operators may see. */
  private async noteActivity(link: Link, now: number): Promise<void> {
    if (link.kind === 'user') {
      const sockets = await this.sockets.valid();
      if (sockets.length === 0) return;
      await homeOf(this.databases, accountOf(link), link.isAdmin).touch(now);
      // The hub stands for the seller, who may not be here.
      if (link.memberId) return;
      if (sockets.some(({ isAdmin }) => isAdmin)) await this.watchDesks(link.hub);
    }
    const sockets = this.sockets.open.length;
    const desk = deskOf(link.hub);
    await hubOf(this.env.LIVE_HUB, deskHub(desk)).report({
      desk,
      name: link.hub,
      isUser: link.kind === 'user',
      sockets,
    });
  }
}
