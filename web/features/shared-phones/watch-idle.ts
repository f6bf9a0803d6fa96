import { IDLE_MS, REPORT_EVERY_MS } from '../../../schema/shared-phones/rules';

interface IdleWatch {
  /** The phone was used: the server is to know, at most once a minute. */
  onUse: () => void;
  /** Nobody has touched it for ten minutes. */
  onIdle: () => void;
}

const INPUTS = ['pointerdown', 'keydown'] as const;

/** Watches whether somebody uses this phone. Returns a function that stops it. */
export function watchIdle({ onUse, onIdle }: IdleWatch): () => void {
  let usedAt = Date.now();
  let reportedAt = usedAt;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    clearTimeout(timer);
    const left = usedAt + IDLE_MS - Date.now();
    if (left <= 0) onIdle();
    else timer = setTimeout(check, left);
  };
  const use = () => {
    const now = Date.now();
    // A timer may be late on a phone that slept.
    if (now - usedAt >= IDLE_MS) return onIdle();
    usedAt = now;
    if (now - reportedAt < REPORT_EVERY_MS) return;
    reportedAt = now;
    onUse();
  };
  for (const input of INPUTS) window.addEventListener(input, use, { capture: true });
  document.addEventListener('visibilitychange', check);
  check();
  return () => {
    clearTimeout(timer);
    for (const input of INPUTS) window.removeEventListener(input, use, { capture: true });
    document.removeEventListener('visibilitychange', check);
  };
}
