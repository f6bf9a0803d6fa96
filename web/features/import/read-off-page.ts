import { indianYear } from '../../lib/dates';
import type { ReadFile } from './read-file';

/** A pasted text, or the bytes of a file. */
export interface Unread {
  list: string | Uint8Array;
  /** Of the file. */
  name: string;
  /** The latest possible year. */
  latest: number;
}

/** Reads a list in a worker of its own, which holds the readers, the catalogue and the cities. */
export function readOffPage(list: Unread['list'], name = ''): Promise<ReadFile> {
  const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<ReadFile>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ReadFile>) => resolve(data));
    worker.addEventListener('error', () => resolve({ problem: 'offline' }));
    worker.postMessage({ list, name, latest: indianYear(Date.now()) + 1 } satisfies Unread);
  }).finally(() => worker.terminate());
}
