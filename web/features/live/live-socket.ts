import { CLOSE, LIVE_PATH, PING, type ServerMessage } from '../../../schema/live';

/** Spec 2, section 9; each further try waits longer, and not quite as long as everybody else's. */
const RETRY_AFTER_CLOSE_MS = 3_000;
const RETRY_AFTER_FAILURE_MS = 5_000;
const LONGEST_WAIT_MS = 60_000;
/** A connection that lasted this long was a good one: the next wait is the first again. */
const STEADY_MS = 30_000;
/** Keeps networks from forgetting a quiet connection, and finds out about one that is dead. */
const PING_EVERY_MS = 45_000;

/** After these there is nothing to come back for: we left, or the session has ended. */
const FINAL = new Set<number>([CLOSE.normal, CLOSE.goingAway, CLOSE.sessionEnded]);

interface LiveSocketOptions {
  /** Sent along as the spec has it; the server believes the session alone. */
  userId: string | null;
  /** The page that is shown now. */
  path: () => string;
  onMessage: (message: ServerMessage) => void;
  /** The connection is back: what was said meanwhile has to be asked for. */
  onReconnect: () => void;
}

export interface LiveSocket {
  /** Another page is shown. */
  showPage: (path: string) => void;
  stop: () => void;
}

/** Keeps one socket open for as long as the page wants it. Errors are only warned about: everything works without it. */
export function startLiveSocket({ userId, path, onMessage, onReconnect }: LiveSocketOptions): LiveSocket {
  const url = `${window.location.origin.replace(/^http/, 'ws')}${LIVE_PATH}`;
  let socket: WebSocket | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let opened = 0;
  let stopped = false;

  const now = () => new Date().toISOString();
  const send = (message: object) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const showPage = (at: string) => send({ type: 'page_view', url: at, timestamp: now(), userId });

  function retryAfter(shortest: number) {
    const wait = Math.min(LONGEST_WAIT_MS, shortest * 2 ** tries);
    tries += 1;
    retry = setTimeout(connect, wait + Math.random() * wait * 0.2);
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
    const over = () => {
      clearInterval(heartbeat);
      if (openedAt && Date.now() - openedAt >= STEADY_MS) tries = 0;
      retryAfter(RETRY_AFTER_CLOSE_MS);
    };
    const heartbeat = setInterval(() => {
      if (current.readyState !== WebSocket.OPEN) return;
      if (answered) {
        answered = false;
        return current.send(PING);
      }
      // The other end is gone: a proper close would wait for its answer.
      current.onclose = null;
      current.close();
      over();
    }, PING_EVERY_MS);
    current.onopen = () => {
      openedAt = Date.now();
      opened += 1;
      send({ type: 'user_activity', userId, timestamp: now() });
      showPage(path());
      if (opened > 1) onReconnect();
    };
    current.onmessage = ({ data }) => {
      answered = true;
      if (typeof data === 'string' && data.startsWith('{')) onMessage(JSON.parse(data));
    };
    current.onerror = () => console.warn('live updates: connection failed');
    current.onclose = ({ code }) => {
      if (stopped || FINAL.has(code)) clearInterval(heartbeat);
      else over();
    };
  }

  connect();
  return {
    showPage,
    stop: () => {
      stopped = true;
      clearTimeout(retry);
      socket?.close(CLOSE.normal);
    },
  };
}
