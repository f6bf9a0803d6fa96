import type { NotificationKind } from '../notifications/words';

/** The socket's messages, without zod because the buyer's page loads them too. What the server accepts is in input.ts. */

/** The address of the socket. */
export const LIVE_PATH = '/ws';

/** How recently somebody must have been active to count. */
export const ACTIVE_WITHIN_MS = 15 * 60_000;

/** The browser sends one word and gets the other back, without waking the object. */
export const PING = 'ping';
export const PONG = 'pong';

/** Why a socket is closed, in addition to the standard codes. */
export const CLOSE = {
  normal: 1000,
  goingAway: 1001,
  /** A frame that is not a message, or too many of them. */
  policy: 1008,
  tooBig: 1009,
  /** The session has ended: reconnecting is useless until somebody signs in. */
  sessionEnded: 4401,
} as const;

/** A buyer made an offer; nothing about the buyer. */
export interface LeadMessage {
  type: 'lead';
  leadId: string;
  vehicleId: string;
  vehicleName: string | null;
}

/** There is something new in the bell. `unread`: 100 means "100 or more". */
export interface NotificationMessage {
  type: 'notification';
  id: string;
  kind: NotificationKind;
  unread: number;
  /** The parts of the API whose answers have changed for the receiver, as paths. */
  changed: readonly string[];
}

/** The total views of one of the receiver's listings. */
export interface ViewsMessage {
  type: 'views';
  vehicleId: string;
  republishedVehicleId: string | null;
  views: number;
}

/** For operators: somebody is active. Counts for the last 15 minutes, no names. */
export interface ActivityMessage {
  type: 'activity';
  activeUsers: number;
  openSockets: number;
  at: string;
}

/** Messages to the browser. Each contains only what its receiver may know; the page fetches the rest from the API. */
export type ServerMessage = LeadMessage | NotificationMessage | ViewsMessage | ActivityMessage;
