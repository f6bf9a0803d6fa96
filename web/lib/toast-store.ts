export type ToastInput = {
  title: string;
  description?: string;
  tone?: 'neutral' | 'success' | 'error';
  /** Milliseconds on screen. */
  duration?: number;
  action?: { label: string; onSelect: () => void };
};

export type ToastEntry = ToastInput & { id: number; open: boolean };

/** Shown one at a time, for 5 s; removed from memory 1,000 s after dismissal. */
export const TOAST_LIMIT = 1;
export const TOAST_DURATION_MS = 5_000;
const TOAST_REMOVE_DELAY_MS = 1_000_000;

let entries: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly ToastEntry[]) {
  entries = next;
  for (const listener of listeners) listener();
}

/** Shows a message from anywhere in browser code, replacing the current one. Returns its id. */
export function toast(input: ToastInput): number {
  lastId += 1;
  publish([{ ...input, id: lastId, open: true }, ...entries].slice(0, TOAST_LIMIT));
  return lastId;
}

/** Starts the exit animation; the entry leaves the store later, so that late readers still find it. */
export function dismissToast(id: number) {
  publish(entries.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)));
  setTimeout(() => publish(entries.filter((entry) => entry.id !== id)), TOAST_REMOVE_DELAY_MS);
}

export function dismissFailures() {
  for (const { id, open, tone } of entries) if (open && tone === 'error') dismissToast(id);
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const getToasts = () => entries;
