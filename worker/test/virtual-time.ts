import type { Timer } from '../platform/clock';

/** Enough microtasks for every promise that does not wait for a timer. */
const SETTLED_AFTER = 20;

/** Time that jumps to the next timer: minutes of waiting take milliseconds. */
export function virtualTime(start = 0) {
  let now = start;
  let asked = 0;
  const sleepers: { at: number; order: number; wake: () => void }[] = [];
  const timer: Timer = {
    now: () => now,
    sleep: (ms) =>
      new Promise((wake) => {
        sleepers.push({ at: now + ms, order: ++asked, wake });
      }),
  };

  async function settle() {
    for (let turn = 0; turn < SETTLED_AFTER; turn++) await Promise.resolve();
  }

  /** Lets time pass until nothing waits, or up to a given time. */
  async function pass(until = Number.POSITIVE_INFINITY) {
    for (;;) {
      await settle();
      sleepers.sort((a, b) => a.at - b.at || a.order - b.order);
      const next = sleepers[0];
      if (!next || next.at > until) break;
      sleepers.shift();
      now = Math.max(now, next.at);
      next.wake();
    }
    if (Number.isFinite(until)) now = Math.max(now, until);
  }

  return { timer, pass };
}
