import { AppError } from '../../schema/common/errors';
import type { ServerMessage } from '../../schema/live/messages';
import type { PageKind } from '../../schema/views/page-kinds';

/** Whose socket it is, as the Worker found out from the session; the browser's word counts for nothing. */
export type LiveIdentity =
  | { kind: 'user'; userId: string; sid: string; isAdmin: boolean }
  | { kind: 'visitor'; network: string };

/** The way to open sockets. Best effort: callers hand it to `ctx.later`, and nothing depends on it. */
export interface Live {
  /** Joins a new socket to its hub; the answer carries it. Throws rate_limited (429) where there are too many. */
  connect(identity: LiveIdentity): Promise<Response>;
  /** To every open socket of this person. */
  tell(userId: string, ...messages: ServerMessage[]): Promise<void>;
  /** Tells this person's open sockets of these notifications; where there is none, nothing is even looked up. */
  announce(userId: string, notificationIds: string[]): Promise<void>;
  /** Closes the sockets of a person whose sessions were ended in the database: all of them, or those of one. */
  closeSessions(userId: string): Promise<void>;
  /** Closes a person's sockets and empties their hub. Throws when it does not answer. */
  forget(userId: string): Promise<void>;
  /** Counts a page that was opened without a socket. `network` is the visitor's daily hash, which names a shard. */
  countPage(kind: PageKind, network: string): Promise<void>;
  /** Throws when the hubs do not answer. */
  check(): Promise<void>;
}

/** What a hub responds to (worker/live/live-hub.ts): its own sockets' part, and for `operators` what hubs report to it. */
export interface LiveHubCalls {
  /** Sends to every socket whose session still holds. Returns how many were reached. */
  publish(messages: ServerMessage[]): Promise<number>;
  announce(userId: string, notificationIds: string[]): Promise<void>;
  closeEndedSessions(): Promise<void>;
  forget(): Promise<void>;
  check(): void;
  countPage(hub: string, kind: PageKind): Promise<void>;
  report(hub: { name: string; isUser: boolean; sockets: number }): Promise<void>;
  watch(name: string): void;
  removeHub(name: string): void;
}
/** An object's calls as its stub offers them. */
export type ObjectCalls<Calls> = Calls & Rpc.DurableObjectBranded;
type Hub = ObjectCalls<LiveHubCalls>;

const VISITOR_SHARDS = 16;

export const OPERATORS_HUB = 'operators';
export const userHub = (userId: string) => `user:${userId}`;
/** Hashes are spread evenly, so their first digits name a shard; a network's visitors share one, which limits them. */
const visitorHub = (network: string) =>
  `visitors:${Number.parseInt(network.slice(0, 8), 16) % VISITOR_SHARDS}`;

export const IDENTITY_HEADER = 'x-live-identity';

/** The hub of a name. */
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
        throw new AppError('rate_limited', 'Too many open tabs', { retryAfterSeconds: 60 });
      }
      return answer;
    },
    async tell(userId, ...messages) {
      await hubOf(namespace, userHub(userId)).publish(messages);
    },
    async announce(userId, notificationIds) {
      await hubOf(namespace, userHub(userId)).announce(userId, notificationIds);
    },
    async closeSessions(userId) {
      await hubOf(namespace, userHub(userId)).closeEndedSessions();
    },
    async forget(userId) {
      await hubOf(namespace, userHub(userId)).forget();
      await hubOf(namespace, OPERATORS_HUB).removeHub(userHub(userId));
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
