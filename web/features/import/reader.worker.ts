import { readFile, readText } from './read-file';
import type { Unread } from './read-off-page';

/** Off the page's thread, so that a long list never freezes it. */
self.addEventListener('message', ({ data: { list, name, latest } }: MessageEvent<Unread>) => {
  const read = typeof list === 'string' ? readText(list, latest) : readFile(list, latest, name);
  void read.then((result) => self.postMessage(result));
});
