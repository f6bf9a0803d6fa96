import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchIdle } from './watch-idle';

const MINUTE = 60_000;
const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const tap = () => page.dispatchEvent(new Event('pointerdown'));

function watched() {
  const [onUse, onIdle] = [vi.fn(), vi.fn()];
  return { onUse, onIdle, stop: watchIdle({ onUse, onIdle }) };
}

it('asks after ten minutes without a tap', () => {
  const { onIdle, stop } = watched();
  vi.advanceTimersByTime(9 * MINUTE);
  tap();
  vi.advanceTimersByTime(10 * MINUTE - 1);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onIdle).toHaveBeenCalledTimes(1);
  stop();
});

it('asks at the first sight of a phone whose timers slept', () => {
  const { onUse, onIdle, stop } = watched();
  vi.setSystemTime(Date.now() + 11 * MINUTE);
  tap();
  expect([onUse.mock.calls.length, onIdle.mock.calls.length]).toEqual([0, 1]);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(onIdle).toHaveBeenCalledTimes(2);
  stop();
});

it('reports use at most once a minute, and nothing once stopped', () => {
  const { onUse, onIdle, stop } = watched();
  tap();
  expect(onUse).not.toHaveBeenCalled();
  vi.advanceTimersByTime(MINUTE);
  tap();
  tap();
  expect(onUse).toHaveBeenCalledTimes(1);
  stop();
  vi.advanceTimersByTime(20 * MINUTE);
  tap();
  expect([onUse.mock.calls.length, onIdle.mock.calls.length]).toEqual([1, 0]);
});
