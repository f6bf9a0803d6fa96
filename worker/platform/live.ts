import { AppError } from '../../schema/common/errors';
import type { ServerMessage } from '../../schema/live/messages';
import type { PageKind } from '../../schema/views/page-kinds';

/** Whose socket it is according to the session; what the browser claims is ignored. */
export type LiveIdentity =
  | {
      kind: 'user';
      /** The person, or the seller for whom `memberId` works. */
      userId: string;
      memberId?: string | undefined;
      /** Whose session it is, if not `userId`'s. */
      accountId?: string | undefined;
      sid: string;
      isAdmin: boolean;
    }
  /** `network`: the daily hash of the site, so that its /64s share one limit. */
  | { kind: 'visitor'; network: string };

/** Opens and reaches sockets. Best effort: callers pass it to `ctx.defer`, and nothing depends on it. */
export interface Live {
  /** Connects a new socket to its hub and returns the response. Throws rate_limited (429) if there are too many. */
  connect(identity: LiveIdentity): Promise<Response>;
  /** Sends to every open socket of this person and of their staff. */
  tell(userId: string, ...messages: ServerMessage[]): Promise<void>;
  /** Sends these notifications to the person's open sockets; without sockets, nothing is looked up. */
  announce(userId: string, notificationIds: string[]): Promise<void>;
  /**
   * Closes the sockets at a person's hub whose sessions, or whose membership of the person's staff, were ended
   * in the database.
   */
  closeEnded(userId: string): Promise<void>;
  /** Closes a person's sockets and empties their hub. Throws if it does not respond. */
  forget(userId: string): Promise<void>;
  /** Counts a page opened without a socket. `network` is the visitor's daily hash, which selects a hub. */
  countPage(kind: PageKind, network: string): Promise<void>;
  /** Throws if the hubs do not respond. */
  check(): Promise<void>;
}

/**
 * The methods of a hub (worker/live/live-hub.ts): for its own sockets, and as a desk for the hubs' reports.
 */
export interface LiveHubCalls {
  /** Sends to every socket whose session is still valid. Returns how many received it. */
  publish(messages: ServerMessage[]): Promise<number>;
  announce(userId: string, notificationIds: string[]): Promise<void>;
  closeEnded(): Promise<void>;
  forget(): Promise<void>;
  check(): void;
  countPage(hub: string, kind: PageKind): Promise<void>;
  report(hub: { desk: number; name: string; isUser: boolean; sockets: number }): Promise<void>;
  watch(desk: number, name: string): Activity;
  /** Called by a desk on the hub of a watching operator. Returns how many sockets it has reached. */
  showActivity(desk: number, activity: Activity): Promise<number>;
  removeHub(name: string): void;
}
/** One desk's activity of the last 15 minutes. */
export interface Activity {
  users: number;
  sockets: number;
}
/** An object's methods as offered by its stub. */
export type ObjectCalls<Calls> = Calls & Rpc.DurableObjectBranded;
type Hub = ObjectCalls<LiveHubCalls>;

export const VISITOR_SHARDS = 16;

/**
 * Busy hubs report to one of these, chosen by their name, so that no single object hears from all of them.
 */
export const DESKS = 16;
export const deskHub = (desk: number) => `operators:${desk}`;
/** The desk of a hub. FNV-1a spreads names evenly. */
export function deskOf(hub: string): number {
  let hash = 0x811c9dc5;
  for (const letter of hub) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return (hash >>> 0) % DESKS;
}
export const userHub = (userId: string) => `user:${userId}`;
/**
 * Hashes are evenly distributed, so their first digits select a hub; a network's visitors share one, which
 * limits them.
 */
const visitorHub = (network: string) =>
  visitorHubOf(Number.parseInt(network.slice(0, 8), 16) % VISITOR_SHARDS);
export const visitorHubOf = (shard: number) => `visitors:${shard}`;

export const IDENTITY_HEADER = 'x-live-identity';

/** The hub with a name. */
export function hubOf(namespace: DurableObjectNamespace, name: string): DurableObjectStub<Hub> {
  const typed = namespace as DurableObjectNamespace<Hub>;
  return typed.get(typed.idFromName(name));
}

export function durableLive(namespace: DurableObjectNamespace): Live {
  return {
    async connect(identity) {
      const name = identity.kind === 'user' ? userHub(identity.userId) : visitorHub(identity.network);
      const answer = await hubOf(namespace, name).fetch('https://live.invalid/', {
        headers: { upgrade: 'websocket', [IDENTITY_HEADER]: JSON.stringify({ hub: name, ...identity }) },
      });
      if (answer.status === 429) {
        throw new AppError('too_many_tabs', { retryAfterSeconds: 60 });
      }
      return answer;
    },
    async tell(userId, ...messages) {
      await hubOf(namespace, userHub(userId)).publish(messages);
    },
    async announce(userId, notificationIds) {
      await hubOf(namespace, userHub(userId)).announce(userId, notificationIds);
    },
    async closeEnded(userId) {
      await hubOf(namespace, userHub(userId)).closeEnded();
    },
    async forget(userId) {
      await hubOf(namespace, userHub(userId)).forget();
      const hub = userHub(userId);
      await hubOf(namespace, deskHub(deskOf(hub))).removeHub(hub);
    },
    async countPage(kind, network) {
      const name = visitorHub(network);
      await hubOf(namespace, name).countPage(name, kind);
    },
    async check() {
      await hubOf(namespace, 'health').check();
    },
  };
}
