import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startLiveSocket } from './live-socket';

const made: FakeSocket[] = [];
let broken = false;

class FakeSocket {
  static OPEN = 1;
  readyState = 0;
  sent: string[] = [];
  closedWith: number | undefined;
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly url: string) {
    if (broken) throw new Error('not allowed');
    made.push(this);
  }
  send = (text: string) => this.sent.push(text);
  close = (code: number) => {
    this.closedWith = code;
  };
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  end(code: number) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const last = () => {
  const socket = made.at(-1);
  if (!socket) throw new Error('no socket');
  return socket;
};

function start(seller?: string) {
  const told = { messages: [] as unknown[], reconnects: 0, doubts: 0, status: [] as boolean[] };
  const socket = startLiveSocket({
    seller,
    userId: 'me',
    path: () => '/guide',
    onMessage: (message) => told.messages.push(message),
    onReconnect: () => {
      told.reconnects += 1;
    },
    onDoubt: () => {
      told.doubts += 1;
    },
    onStatus: (isOpen) => told.status.push(isOpen),
  });
  return { socket, told };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('window', { location: { origin: 'https://chaabi.test' } });
  made.length = 0;
  broken = false;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('reports person and page when it opens, and each page after that', () => {
  const { socket } = start();
  expect(last().url).toBe('wss://chaabi.test/ws');
  socket.showPage('/too-early');
  last().open();
  socket.showPage('/terms');
  expect(last().sent.map((text) => JSON.parse(text))).toEqual([
    { type: 'user_activity', userId: 'me', timestamp: expect.any(String) },
    { type: 'page_view', url: '/guide', timestamp: expect.any(String), userId: 'me' },
    { type: 'page_view', url: '/terms', timestamp: expect.any(String), userId: 'me' },
  ]);
});

it('passes on messages, but not the answers to its pings', () => {
  const { told } = start();
  last().open();
  last().onmessage?.({ data: 'pong' });
  last().onmessage?.({ data: '{"type":"views"}' });
  expect(told.messages).toEqual([{ type: 'views' }]);
});

it('reconnects 3 seconds after a close, then after twice as long each time, up to a minute', () => {
  const { told } = start();
  for (const wait of [3, 6, 12, 24, 48, 60, 60]) {
    const before = made.length;
    last().end(1006);
    vi.advanceTimersByTime(wait * 1000 - 1);
    expect(made.length).toBe(before);
    vi.advanceTimersByTime(1);
    expect(made.length).toBe(before + 1);
  }
  // Late, but whatever was pushed before is missing.
  last().open();
  expect(told.reconnects).toBe(1);
  vi.advanceTimersByTime(30_000);
  last().end(1012);
  vi.advanceTimersByTime(3_000);
  last().open();
  expect(told.reconnects).toBe(2);
});

it('waits exactly 3 seconds the first time, then twice as long less a random part', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  start();
  for (const wait of [3_000, 5_400, 10_800, 21_600, 43_200, 54_000, 54_000]) {
    const before = made.length;
    last().end(1006);
    vi.advanceTimersByTime(wait - 1);
    expect(made.length).toBe(before);
    vi.advanceTimersByTime(1);
    expect(made.length).toBe(before + 1);
  }
});

it('returns within a minute of a release, each client at another time, and at once after other closes', () => {
  const wait = (code: number, share: number) => {
    start();
    const socket = last();
    socket.open();
    vi.advanceTimersByTime(44_000);
    vi.spyOn(Math, 'random').mockReturnValue(share);
    const [before, began] = [made.length, Date.now()];
    socket.end(code);
    while (made.length === before) vi.advanceTimersByTime(100);
    return Math.round((Date.now() - began) / 1000);
  };
  for (const code of [1006, 1012]) {
    expect([0, 0.5, 1].map((share) => wait(code, share))).toEqual([3, 32, 60]);
  }
  expect(wait(1011, 1)).toBe(3);
});

it('reports when it is open and when it is down', () => {
  const { socket, told } = start();
  last().open();
  last().end(1006);
  vi.advanceTimersByTime(3_000);
  last().open();
  socket.stop();
  expect(told.status).toEqual([true, false, true, false]);
  expect(told.reconnects).toBe(1);
});

it('reconnects when a restored page is shown, but not after the session has ended', () => {
  const { socket } = start();
  socket.resume();
  expect(made).toHaveLength(1);
  last().open();
  socket.stop();
  socket.resume();
  expect(made).toHaveLength(2);
  last().open();
  last().end(4401);
  socket.stop();
  socket.resume();
  expect(made).toHaveLength(2);
});

it.each([1000, 1001, 4401, 4403])('stays closed after %i', (code) => {
  start();
  last().open();
  last().end(code);
  vi.advanceTimersByTime(600_000);
  expect(made).toHaveLength(1);
});

it('retries 5 seconds after a socket could not be created, then after twice as long each time', () => {
  const Socket = vi.fn(FakeSocket);
  vi.stubGlobal('WebSocket', Object.assign(Socket, { OPEN: 1 }));
  broken = true;
  start();
  for (const [nth, wait] of [5, 10, 20, 40, 60, 60].entries()) {
    expect(Socket).toHaveBeenCalledTimes(nth + 1);
    vi.advanceTimersByTime(wait * 1000 - 1);
    expect(Socket).toHaveBeenCalledTimes(nth + 1);
    vi.advanceTimersByTime(1);
  }
  expect(made).toHaveLength(0);
  broken = false;
  vi.advanceTimersByTime(60_000);
  expect(made).toHaveLength(1);
});

it('closes with 1000 and does not reconnect when it is stopped, even between two attempts', () => {
  const { socket } = start();
  last().open();
  socket.stop();
  expect(last().closedWith).toBe(1000);
  last().end(1006);
  vi.advanceTimersByTime(600_000);
  expect(made).toHaveLength(1);

  const waiting = start();
  last().end(1006);
  waiting.socket.stop();
  vi.advanceTimersByTime(600_000);
  expect(made).toHaveLength(2);
});

it('detects a dead connection', () => {
  start();
  last().open();
  vi.advanceTimersByTime(45_000);
  expect(last().sent.at(-1)).toBe('ping');
  last().onmessage?.({ data: 'pong' });
  vi.advanceTimersByTime(90_000);
  expect(made).toHaveLength(1);
  vi.advanceTimersByTime(3_000);
  expect(made).toHaveLength(2);
});

it('has the person asked for when the session has ended, and when a seller’s socket never opens', () => {
  const own = start();
  last().end(1006);
  expect(own.told.doubts).toBe(0);
  vi.advanceTimersByTime(3_000);
  last().open();
  last().end(4401);
  expect(own.told.doubts).toBe(1);

  const { told } = start('seller');
  last().open();
  last().end(1006);
  expect(told.doubts).toBe(0);
  vi.advanceTimersByTime(3_000);
  last().end(1006);
  expect(told.doubts).toBe(1);
});
