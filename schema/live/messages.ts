import type { NotificationType } from '../notifications/input';

/** The socket's vocabulary, without zod: the buyer's page loads it too. What the server accepts: contracts/live.ts. */

/** The address of the socket. */
export const LIVE_PATH = '/ws';

/** Who counts as active. */
export const ACTIVE_WITHIN_MS = 15 * 60_000;

/** The browser sends one word and receives the other, without waking the object. */
export const PING = 'ping';
export const PONG = 'pong';

/** Why a socket is closed, besides the standard codes. */
export const CLOSE = {
  normal: 1000,
  goingAway: 1001,
  /** A frame that is no message, or too many of them. */
  policy: 1008,
  tooBig: 1009,
  /** The session has ended: no use in coming back before somebody signs in. */
  sessionEnded: 4401,
} as const;

/** A buyer offered: nothing about the buyer. */
export interface LeadMessage {
  type: 'lead';
  leadId: string;
  vehicleId: string;
  vehicleName: string | null;
}

/** Something new is in the bell. `unread`: 100 means "100 or more". */
export interface NotificationMessage {
  type: 'notification';
  id: string;
  kind: NotificationType;
  unread: number;
}

/** How often a listing of the receiver has been viewed, all in all. */
export interface ViewsMessage {
  type: 'views';
  vehicleId: string;
  republishedVehicleId: string | null;
  views: number;
}

/** For operators: somebody is active. Counts for the last 15 minutes, without names. */
export interface ActivityMessage {
  type: 'activity';
  activeUsers: number;
  openSockets: number;
  at: string;
}

/** To the browser. Each carries only what its receiver may know; the page fetches the rest from the API. */
export type ServerMessage = LeadMessage | NotificationMessage | ViewsMessage | ActivityMessage;
