import type { NotificationKind } from '../notifications/words';

/** Without zod, because the buyer's page loads these too. What the server accepts is in input.ts. */

export const LIVE_PATH = '/ws';

/** The socket of a seller for whom the person works, by the seller's short id; of the person without one. */
export const livePath = (seller?: string): string => (seller ? `${LIVE_PATH}/${seller}` : LIVE_PATH);

/** How recently someone must have been active to count. */
export const ACTIVE_WITHIN_MS = 15 * 60_000;

/** The browser sends PING and gets PONG back without waking the object. */
export const PING = 'ping';
export const PONG = 'pong';

/** Close codes of the socket besides the standard ones. */
export const CLOSE = {
  normal: 1000,
  goingAway: 1001,
  /** A frame that is not a message, or too many frames. */
  policy: 1008,
  tooBig: 1009,
  /** The session has ended: reconnecting is pointless before the next sign-in. */
  sessionEnded: 4401,
  /** The person no longer works for the seller, or not in a role that sees leads. */
  notHere: 4403,
} as const;

/** A buyer has made an offer; without anything about the buyer. */
export interface LeadMessage {
  type: 'lead';
  leadId: string;
  vehicleId: string;
  vehicleName: string | null;
}

/** The bell has something new. `unread`: 100 means "100 or more". */
export interface NotificationMessage {
  type: 'notification';
  id: string;
  kind: NotificationKind;
  unread: number;
  /** Paths of the API whose responses have changed for the receiver. */
  changed: readonly string[];
}

/** For staff, instead of the seller's notifications: what has changed, without a word about why. */
export interface RefreshMessage {
  type: 'refresh';
  /** Paths of the API, as above. */
  changed: readonly string[];
}

/** The total views of one of the receiver's listings. */
export interface ViewsMessage {
  type: 'views';
  vehicleId: string;
  republishedVehicleId: string | null;
  views: number;
}

/** For operators: someone is active. Counts for the last 15 minutes, no names. */
export interface ActivityMessage {
  type: 'activity';
  activeUsers: number;
  openSockets: number;
  at: string;
}

/**
 * Messages to the browser, each with only what its receiver may know; the page fetches the rest from the API.
 */
export type ServerMessage =
  | LeadMessage
  | NotificationMessage
  | RefreshMessage
  | ViewsMessage
  | ActivityMessage;
