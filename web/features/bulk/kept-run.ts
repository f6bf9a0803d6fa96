import { actingBase } from '../../lib/acting';
import type { Done, Run } from './run';

/** Of this tab and this seller. */
const key = () => `bulk:${actingBase()}`;

/** The last change of this tab, while it can be undone. */
export function keptRun(): Run | null {
  try {
    const done: Done | null = JSON.parse(sessionStorage.getItem(key()) ?? 'null');
    return done && Date.parse(done.undoUntil ?? '') > Date.now() ? { state: 'done', ...done } : null;
  } catch {
    return null;
  }
}

export function keepRun(done: Done | null): void {
  try {
    if (done?.undoUntil) sessionStorage.setItem(key(), JSON.stringify({ ...done, refused: [] }));
    else sessionStorage.removeItem(key());
  } catch {
    // Without storage it can be undone until the page is left.
  }
}
