import type { QueryClient } from '@tanstack/react-query';
import type { DraftInput } from '../../../schema/drafts/input';
import { ApiError } from '../../lib/api';
import { keep, readKept } from '../../lib/device-store';
import { saveDraftMutation } from '../drafts/drafts.queries';

type Unsent = DraftInput & {
  /** Once the server has it. */
  id: string | undefined;
  /** The page that it is written in, which sends it itself while it is open. */
  page: string;
};

const NAME = 'unsent-drafts';
const LOCK = 'unsent-drafts';
const PAGE = crypto.randomUUID();
const pageLock = (page: string) => `page-${page}`;

/** One change at a time, over all open pages. */
const change = async <Result>(work: () => Promise<Result>) => navigator.locks.request(LOCK, work);

const readAll = async () => (await readKept<Record<string, Unsent>>(NAME)) ?? {};

/** Keeps a draft on the device until the server has it. `key` is the form's own. */
export const keepUnsent = (key: string, draft: Omit<Unsent, 'page'>) =>
  change(async () => keep(NAME, { ...(await readAll()), [key]: { ...draft, page: PAGE } }));

/** The server has it, or nobody wants it. */
export const dropUnsent = (key: string) =>
  change(async () => {
    const { [key]: _, ...rest } = await readAll();
    await keep(NAME, rest);
  });

async function send(client: QueryClient, key: string, { page: _, ...draft }: Unsent) {
  const save = (input: Omit<Unsent, 'page'>) =>
    client
      .getMutationCache()
      .build(client, saveDraftMutation)
      .execute({ ...input, key });
  try {
    await save(draft);
  } catch (error) {
    // Deleted elsewhere meanwhile: what was written here is kept anew.
    if (!draft.id || !(error instanceof ApiError) || error.status !== 404) throw error;
    await save({ ...draft, id: undefined });
  }
}

/** Sends what pages that are gone have left, once each. What the server refuses stays for the next start. */
async function sendUnsent(client: QueryClient) {
  const { held = [] } = await navigator.locks.query();
  const open = new Set(held.map(({ name }) => name));
  const waiting = Object.entries(await readAll()).filter(([, { page }]) => !open.has(pageLock(page)));
  for (const [key, draft] of waiting) {
    await send(client, key, draft);
    const { [key]: _, ...rest } = await readAll();
    await keep(NAME, rest);
  }
}

/** Sends drafts that an earlier visit could not, now or when the network is back. */
export function startSendingDrafts(client: QueryClient) {
  if (!navigator.locks) return;
  void navigator.locks.request(pageLock(PAGE), () => new Promise(() => {}));
  const start = () =>
    void change(() => sendUnsent(client)).catch((error) => console.warn('drafts: not sent', error));
  if (navigator.onLine) start();
  window.addEventListener('online', start);
}
