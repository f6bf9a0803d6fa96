import type { QueryClient } from '@tanstack/react-query';
import { ApiError, apiOf, read } from '../../lib/api';
import { failureText, isRefused } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { refreshPapers } from './papers.queries';
import {
  dropUnsentPaper,
  readUnsentPapers,
  setProblem,
  type UnsentPaper,
  unsentPapersQuery,
} from './unsent-papers';
import { say } from './words';

const LOCK = 'sending-papers';

/** Sends one paper and the hashes of its files. The server gives one number for a code, however often it is sent. */
async function send(client: QueryClient, { json, paper, files }: UnsentPaper): Promise<void> {
  const api = apiOf(client).papers;
  try {
    const { id, number, vehicleId } = await read(api.index.$post({ json }));
    for (const file of files) {
      await read(api.files[':id'].$post({ param: { id }, json: file })).catch((error) => {
        if (!isRefused(error)) throw error;
      });
    }
    await dropUnsentPaper(paper.code);
    refreshPapers(client, vehicleId);
    toast({ title: say('{number} has its number now', { number }), tone: 'success' });
  } catch (error) {
    if (!isRefused(error)) throw error;
    const code = error instanceof ApiError ? (error.body.code ?? '') : '';
    await setProblem(paper.code, { code, text: failureText(error, say('The paper was not accepted.')) });
  }
}

/** Sends what this device stores, one after the other. Rejects without a network; what is sent stays sent. */
const sendPapers = (client: QueryClient): Promise<void> =>
  navigator.locks.request(LOCK, async () => {
    for (const one of await readUnsentPapers()) if (!one.problem) await send(client, one);
  });

const RETRY_MS = 60_000;
let retry: ReturnType<typeof setTimeout> | undefined;

/** The same for callers that do not wait: what cannot be sent stays on the device, and is tried again. */
export async function sendPapersLater(client: QueryClient): Promise<void> {
  clearTimeout(retry);
  try {
    await sendPapers(client);
  } catch (error) {
    console.warn('papers: not sent', error);
    retry = setTimeout(() => void sendPapersLater(client), RETRY_MS);
  }
  await client.invalidateQueries({ queryKey: unsentPapersQuery.queryKey });
}
