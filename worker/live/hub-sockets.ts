import { CLOSE, type ServerMessage } from '../../schema/live/messages';
import { listValidSessions } from '../features/auth/valid-sessions';
import { systemClock } from '../platform/clock';
import type { Databases } from '../platform/databases';
import type { LiveIdentity } from '../platform/live';
import type { FrameCount } from './frames';
import type { OpenedPage } from './page-counts';

/**
 * The tabs of one person; the visitors of one hub (the platform allows 32,768 sockets per object), and those
 * of one network among them.
 */
const MAX_SOCKETS = { user: 50, visitor: 30_000 } as const;
export const MAX_SOCKETS_OF_NETWORK = 500;

/**
 * A socket's identity, when its person's activity was last recorded, and the pages opened since they were
 * last stored. Stored on the socket, which outlasts the object's memory and costs no row.
 */
export type Link = LiveIdentity & { hub: string; count: FrameCount; notedAt: number; pages: OpenedPage[] };

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
    this.ctx.acceptWebSocket(socket, link.kind === 'visitor' ? [link.network] : []);
    socket.serializeAttachment(link);
  }

  isFull(identity: LiveIdentity): boolean {
    if (this.ctx.getWebSockets().length >= MAX_SOCKETS[identity.kind]) return true;
    return (
      identity.kind === 'visitor' && this.ctx.getWebSockets(identity.network).length >= MAX_SOCKETS_OF_NETWORK
    );
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

  /** The open sockets of signed-in people whose sessions are valid; the others are closed. */
  async valid() {
    const mine = this.open.flatMap(({ socket, link }) => (link.kind === 'user' ? [{ socket, link }] : []));
    const userId = mine[0]?.link.userId;
    if (!userId) return [];
    const sids = [...new Set(mine.map(({ link }) => link.sid))];
    const valid = await this.validOf(userId, sids);
    return mine.flatMap(({ socket, link }) => {
      const session = valid.get(link.sid);
      if (!session) socket.close(CLOSE.sessionEnded, 'session ended');
      return session && socket.readyState === WebSocket.OPEN ? [{ socket, ...session }] : [];
    });
  }

  /** Sessions that were valid within the last minute are not looked up again. */
  private async validOf(userId: string, sids: string[]): Promise<ReadonlyMap<string, { isAdmin: boolean }>> {
    const now = systemClock.now();
    for (const [sid, { until }] of this.remembered) if (until <= now) this.remembered.delete(sid);
    const unknown = sids.filter((sid) => !this.remembered.has(sid));
    const remembered = new Map(this.remembered);
    for (const [sid, session] of await listValidSessions(this.databases, userId, unknown, now)) {
      remembered.set(sid, { ...session, until: now + REMEMBERED_MS });
    }
    this.remembered = remembered;
    return remembered;
  }

  /** Forgets which sessions are valid, because one may have ended. */
  forgetSessions() {
    this.remembered = new Map();
  }

  /**
   * Sends to every socket whose session is still valid; activity only to operators. Returns how many received
   * it.
   */
  async publish(messages: ServerMessage[]): Promise<number> {
    let reached = 0;
    for (const { socket, isAdmin } of await this.valid()) {
      const meant = messages.filter(({ type }) => type !== 'activity' || isAdmin);
      for (const message of meant) socket.send(JSON.stringify(message));
      if (meant.length > 0) reached += 1;
    }
    return reached;
  }

  closeAll(reason: string) {
    for (const { socket } of this.open) socket.close(CLOSE.sessionEnded, reason);
  }
}
