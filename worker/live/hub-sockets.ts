import { CLOSE, type ServerMessage } from '../../schema/live/messages';
import { listValidSessions } from '../features/auth/valid-sessions';
import { listWorking } from '../features/staff/acting.service';
import { systemClock } from '../platform/clock';
import type { Databases } from '../platform/databases';
import { grouped } from '../platform/grouped';
import type { LiveIdentity } from '../platform/live';
import type { FrameCount } from './frames';
import type { OpenedPage } from './page-counts';

/**
 * The tabs of one person at a hub; the visitors of one hub (the platform allows 32,768 sockets per object), and those
 * of one network among them.
 */
const MAX_SOCKETS = { user: 50, visitor: 30_000 } as const;
export const MAX_SOCKETS_OF_NETWORK = 500;

/**
 * A socket's identity, when its person's activity was last recorded, and the pages opened since they were
 * last stored. Stored on the socket, which outlasts the object's memory and costs no row.
 */
export type Link = LiveIdentity & { hub: string; count: FrameCount; notedAt: number; pages: OpenedPage[] };

type UserLink = Extract<Link, { kind: 'user' }>;

/** Whose session a socket is of: the hub's person's, or that of somebody who works for them. */
export const accountOf = ({ userId, accountId }: Pick<UserLink, 'userId' | 'accountId'>) =>
  accountId ?? userId;

/** Sockets are counted by their person, or by their network. */
const tagOf = (identity: LiveIdentity) =>
  identity.kind === 'visitor' ? identity.network : accountOf(identity);

/** What a socket gets of a message, if anything: the seller's notifications are not for staff. */
function meantFor(message: ServerMessage, { isAdmin, isStaff }: { isAdmin: boolean; isStaff: boolean }) {
  if (message.type === 'activity') return isAdmin ? message : null;
  if (message.type !== 'notification' || !isStaff) return message;
  const { changed } = message;
  return changed.length > 0 ? ({ type: 'refresh', changed } satisfies ServerMessage) : null;
}

/** How many pages a socket holds before they cost a row. A release, which resets the object, loses fewer. */
export const MAX_HELD_PAGES = 16;

/** How long a session counts as valid without another query; the Worker tells the hub when one ends. */
const REMEMBERED_MS = 60_000;

/** The sockets of a hub. They hibernate: the object may be evicted while they stay open. */
export class HubSockets {
  private remembered = new Map<string, { isAdmin: boolean; until: number }>();

  constructor(
    private readonly ctx: DurableObjectState,
    private readonly databases: Databases,
  ) {}

  accept(socket: WebSocket, link: Link) {
    this.ctx.acceptWebSocket(socket, [tagOf(link)]);
    socket.serializeAttachment(link);
  }

  isFull(identity: LiveIdentity): boolean {
    const alike = this.ctx.getWebSockets(tagOf(identity)).length;
    if (identity.kind === 'user') return alike >= MAX_SOCKETS.user;
    return this.ctx.getWebSockets().length >= MAX_SOCKETS.visitor || alike >= MAX_SOCKETS_OF_NETWORK;
  }

  get open() {
    return this.ctx
      .getWebSockets()
      .filter(({ readyState }) => readyState === WebSocket.OPEN)
      .map((socket) => {
        const link: Link = socket.deserializeAttachment();
        return { socket, link };
      });
  }

  /** Whether sockets hold pages that are not stored yet. */
  get hasPages(): boolean {
    return this.ctx
      .getWebSockets()
      .some((socket) => (socket.deserializeAttachment() as Link).pages.length > 0);
  }

  /** Removes the pages from these sockets, and returns them. */
  takePages(sockets = this.ctx.getWebSockets()): OpenedPage[] {
    return sockets.flatMap((socket) => {
      const link: Link = socket.deserializeAttachment();
      if (link.pages.length > 0) socket.serializeAttachment({ ...link, pages: [] } satisfies Link);
      return link.pages;
    });
  }

  /**
   * The open sockets of signed-in people whose sessions are valid, and of staff who still work for the seller;
   * the others are closed. Who works there is looked up each time: a downgrade of the plan ends it too.
   */
  async valid() {
    const mine = this.open.flatMap(({ socket, link }) => (link.kind === 'user' ? [{ socket, link }] : []));
    const links = mine.map(({ link }) => link);
    const [sessions, staff] = await Promise.all([this.sessionsOf(links), this.staffOf(links)]);
    return mine.flatMap(({ socket, link }) => {
      const session = sessions.get(link.sid);
      const isHere = !link.memberId || staff.has(link.memberId);
      if (!session) socket.close(CLOSE.sessionEnded, 'session ended');
      else if (!isHere) socket.close(CLOSE.notHere, 'no longer here');
      if (!session || socket.readyState !== WebSocket.OPEN) return [];
      return [{ socket, isAdmin: session.isAdmin, isStaff: link.memberId !== undefined }];
    });
  }

  private async staffOf(links: UserLink[]): Promise<ReadonlySet<string>> {
    const ids = [...new Set(links.flatMap(({ memberId }) => memberId ?? []))];
    const sellerId = links[0]?.userId;
    return sellerId && ids.length > 0
      ? listWorking(this.databases.shardOf(sellerId), sellerId, ids, 'seeLeads')
      : new Set();
  }

  /** Sessions that were valid within the last minute are not looked up again. */
  private async sessionsOf(links: UserLink[]): Promise<ReadonlyMap<string, { isAdmin: boolean }>> {
    const now = systemClock.now();
    for (const [sid, { until }] of this.remembered) if (until <= now) this.remembered.delete(sid);
    const remembered = new Map(this.remembered);
    for (const [person, theirs] of grouped(links, accountOf)) {
      const sids = new Set(theirs.map(({ sid }) => sid).filter((sid) => !this.remembered.has(sid)));
      for (const [sid, session] of await listValidSessions(this.databases, person, [...sids], now)) {
        remembered.set(sid, { ...session, until: now + REMEMBERED_MS });
      }
    }
    this.remembered = remembered;
    return remembered;
  }

  /** Forgets which sessions are valid, because one may have ended. */
  forgetSessions() {
    this.remembered = new Map();
  }

  /**
   * Sends to every socket that is still valid what is meant for its person. Returns how many received something.
   */
  async publish(messages: ServerMessage[]): Promise<number> {
    let reached = 0;
    for (const { socket, ...who } of await this.valid()) {
      const meant = messages.flatMap((message) => meantFor(message, who) ?? []);
      for (const message of meant) socket.send(JSON.stringify(message));
      if (meant.length > 0) reached += 1;
    }
    return reached;
  }

  closeAll(reason: string) {
    for (const { socket } of this.open) socket.close(CLOSE.sessionEnded, reason);
  }
}
