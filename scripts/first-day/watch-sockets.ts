import { setTimeout as sleep } from 'node:timers/promises';
import { percentile, printTable } from '../lib/figures.ts';

const COUNT = 20;
const RETRY_MS = 1_000;

interface Closed {
  code: number;
  openedMs: number;
  /** Until it was open again. */
  goneMs: number | null;
}

/** Keeps a visitor's socket open, and records each time the platform closes it. */
async function keepOpen(url: string, origin: string, until: number, closed: Closed[]): Promise<void> {
  let last: { closed: Closed; at: number } | null = null;
  while (performance.now() < until) {
    const began = performance.now();
    // Node's own WebSocket, which accepts headers.
    const socket = new WebSocket(url, { headers: { origin } } as unknown as string[]);
    const timer = setTimeout(() => socket.close(), until - began);
    const code = await new Promise<number>((resolve) => {
      socket.onopen = () => {
        if (last) last.closed.goneMs = performance.now() - last.at;
        last = null;
      };
      socket.onclose = (event) => resolve(event.code);
    });
    clearTimeout(timer);
    const now = performance.now();
    if (now < until && !last) {
      const end = { code, openedMs: now - began, goneMs: null };
      closed.push(end);
      last = { closed: end, at: now };
    }
    if (now < until) await sleep(RETRY_MS);
  }
}

/**
 * Prints how sockets are closed during a release, or without one; each close means that an object was reset.
 */
export async function watchSockets(site: string, minutes: number): Promise<void> {
  const { origin } = new URL(site);
  const closed: Closed[] = [];
  const until = performance.now() + minutes * 60_000;
  const url = `${origin.replace(/^http/, 'ws')}/ws`;
  await Promise.all(Array.from({ length: COUNT }, () => keepOpen(url, origin, until, closed)));
  const codes = [...new Set(closed.map(({ code }) => code))].sort((one, other) => one - other);
  printTable(`${COUNT} sockets for ${minutes} minutes`, [
    ['close code', 'times', 'open for, p50 s', 'gone for, p50 s'],
    ...codes.map((code) => {
      const those = closed.filter((one) => one.code === code);
      const seconds = (values: number[]) =>
        values.length > 0 ? (percentile(values, 0.5) / 1000).toFixed(1) : '-';
      return [
        code,
        those.length,
        seconds(those.map(({ openedMs }) => openedMs)),
        seconds(those.flatMap(({ goneMs }) => goneMs ?? [])),
      ];
    }),
    ...(closed.length === 0 ? [['none', 0, '-', '-']] : []),
  ]);
}
