import type { QueryClient } from '@tanstack/react-query';
import { readKept } from '../../lib/device-store';
import { UNSENT_PAPERS } from '../papers/unsent-name';
import { STOCK_MARKS } from '../stock-takes/marks-name';
import { SHOTS } from '../walk/shots-name';
import { type KeptListing, PAGE, pageLock, readUnsent, unsentQuery } from './unsent-drafts';

const LOCK = 'sending-drafts';

/** Sends what no open form holds, each item once. */
async function sendWaiting(client: QueryClient) {
  const { held = [] } = await navigator.locks.query();
  const open = new Set(held.map(({ name }) => name));
  const isWaiting = ({ page }: KeptListing) => page === null || !open.has(pageLock(page));
  const waiting = Object.entries(await readUnsent()).filter(([, listing]) => isWaiting(listing));
  if (waiting.length === 0) return;
  const { sendUnsent } = await import('./send-unsent');
  for (const [key, listing] of waiting) await sendUnsent(client, key, listing);
}

const isKept = async (name: string) => ((await readKept<unknown[]>(name)) ?? []).length > 0;

async function sendPapers(client: QueryClient) {
  if (await isKept(UNSENT_PAPERS)) await (await import('../papers/send-papers')).sendPapersLater(client);
}

async function sendPhotos(client: QueryClient) {
  if (await isKept(SHOTS)) await (await import('../walk/walk.queries')).sendShotsLater(client);
}

async function sendFinds(client: QueryClient) {
  if (!(await isKept(STOCK_MARKS))) return;
  const { sendMarks } = await import('../stock-takes/stock-takes.queries');
  await sendMarks(client).catch((error) => console.warn('stock-take: not sent', error));
}

const sendTrips = async (client: QueryClient) =>
  (await import('../stock-book/trips.queries'))
    .startTrips(client)
    .catch((error) => console.warn('trips: not sent', error));

/** Sends what earlier visits and closed forms have left, now and whenever the network returns. */
export function startSending(client: QueryClient) {
  if (!navigator.locks) return;
  void navigator.locks.request(pageLock(PAGE), () => new Promise(() => {}));
  const start = () =>
    void navigator.locks
      .request(LOCK, () => sendWaiting(client))
      .catch((error) => console.warn('drafts: not sent', error))
      .then(() => sendPapers(client))
      .then(() => sendPhotos(client))
      .then(() => sendFinds(client))
      .then(() => sendTrips(client))
      .finally(() => client.invalidateQueries({ queryKey: unsentQuery.queryKey }));
  if (navigator.onLine) start();
  window.addEventListener('online', start);
}
