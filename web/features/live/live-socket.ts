import { CLOSE, livePath, PING, type ServerMessage } from '../../../schema/live/messages';

/**
 * The delay before the first attempt. Each further one doubles it, less a random part, so that clients do not
 * all reconnect at once.
 */
const RETRY_AFTER_CLOSE_MS = 3_000;
const RETRY_AFTER_FAILURE_MS = 5_000;
const MAX_WAIT_MS = 60_000;
const JITTER = 0.2;
/**
 * Codes with which a release, or a lost connection, ends all sockets at once. Their clients reconnect spread
 * over a minute, and poll every half minute until then (`usePolling`).
 */
const AFTER_RELEASE = new Set<number>([1006, 1012]);
const SPREAD_MS = MAX_WAIT_MS - RETRY_AFTER_CLOSE_MS;
/** A connection of this length resets the delay. */
const STEADY_MS = 30_000;
/** Keeps an idle connection open in networks, and detects a dead one. */
const PING_EVERY_MS = 45_000;

/** The page was left, or the session or the work for the seller has ended: no reconnect. */
const FINAL = new Set<number>([CLOSE.normal, CLOSE.goingAway, CLOSE.sessionEnded, CLOSE.notHere]);

interface LiveSocketOptions {
  /** The short id of the seller for whom the person works here. */
  seller?: string | undefined;
  /** Sent with each message, although the server relies only on the session. */
  userId: string | null;
  /** The current page. */
  path: () => string;
  onMessage: (message: ServerMessage) => void;
  /** The connection is back: whatever was pushed in the meantime must be fetched. */
  onReconnect: () => void;
  onStatus?: (isOpen: boolean) => void;
  /** The person no longer works for the seller. */
  onNotHere?: () => void;
  /** The session has ended, or a connection on a seller's behalf was refused, of which a browser tells no reason. */
  onDoubt?: () => void;
}

export interface LiveSocket {
  /** Reports another page. */
  showPage: (path: string) => void;
  stop: () => void;
  /** Connects again after `stop`, unless the server has ended the session. */
  resume: () => void;
}

/** Keeps one socket open until it is stopped. Errors are only logged: everything works without it. */
export function startLiveSocket(options: LiveSocketOptions): LiveSocket {
  const { seller, userId, path, onMessage, onReconnect } = options;
  const nothing = () => undefined;
  const { onStatus = nothing, onNotHere = nothing, onDoubt = nothing } = options;
  const url = `${window.location.origin.replace(/^http/, 'ws')}${livePath(seller)}`;
  let socket: WebSocket | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let heartbeat: ReturnType<typeof setInterval> | undefined;
  let tries = 0;
  let opened = 0;
  let stopped = false;
  let ended = false;

  const now = () => new Date().toISOString();
  const send = (message: object) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const showPage = (at: string) => send({ type: 'page_view', url: at, timestamp: now(), userId });

  function retryAfter(shortest: number, spread = 0) {
    const wait = Math.min(MAX_WAIT_MS, shortest * 2 ** tries);
    const jitter = tries === 0 ? 0 : Math.random() * wait * JITTER;
    tries += 1;
    retry = setTimeout(connect, wait - jitter + Math.random() * spread);
  }

  function connect() {
    let current: WebSocket;
    try {
      current = new WebSocket(url);
    } catch (error) {
      console.warn('live updates: no connection', error);
      retryAfter(RETRY_AFTER_FAILURE_MS);
      return;
    }
    socket = current;
    let answered = true;
    let openedAt = 0;
    const over = (code = 0) => {
      clearInterval(heartbeat);
      onStatus(false);
      const wasSteady = openedAt > 0 && Date.now() - openedAt >= STEADY_MS;
      if (wasSteady) tries = 0;
      if (seller && openedAt === 0) onDoubt();
      retryAfter(RETRY_AFTER_CLOSE_MS, wasSteady && AFTER_RELEASE.has(code) ? SPREAD_MS : 0);
    };
    heartbeat = setInterval(() => {
      if (current.readyState !== WebSocket.OPEN) return;
      if (answered) {
        answered = false;
        return current.send(PING);
      }
      // A dead peer never answers a close.
      current.onclose = null;
      current.close();
      over();
    }, PING_EVERY_MS);
    current.onopen = () => {
      openedAt = Date.now();
      opened += 1;
      onStatus(true);
      send({ type: 'user_activity', userId, timestamp: now() });
      showPage(path());
      if (opened > 1 || tries > 0) onReconnect();
    };
    current.onmessage = ({ data }) => {
      answered = true;
      if (typeof data === 'string' && data.startsWith('{')) onMessage(JSON.parse(data));
    };
    current.onerror = () => console.warn('live updates: connection failed');
    current.onclose = ({ code }) => {
      ended ||= code === CLOSE.sessionEnded || code === CLOSE.notHere;
      if (!FINAL.has(code)) return over(code);
      clearInterval(heartbeat);
      onStatus(false);
      if (code === CLOSE.notHere) onNotHere();
      if (code === CLOSE.sessionEnded) onDoubt();
    };
  }

  connect();
  return {
    showPage,
    stop: () => {
      stopped = true;
      clearTimeout(retry);
      clearInterval(heartbeat);
      // Its close event may arrive after the next socket has opened.
      if (socket) socket.onclose = null;
      socket?.close(CLOSE.normal);
      onStatus(false);
    },
    resume: () => {
      if (!stopped || ended) return;
      stopped = false;
      connect();
    },
  };
}
