import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { OwnCodesDto } from '../../../schema/stock-book/output';
import { actingBase } from '../../lib/acting';
import { ApiError, apiOf, read } from '../../lib/api';
import { keep, readKept } from '../../lib/device-store';
import { failureText } from '../../lib/failure';
import { OWN_CODES, type OwnCodes } from '../../lib/own-codes';
import { currentUserQuery } from '../auth/auth.queries';
import {
  dropLine,
  readUnsentLines,
  refuseLine,
  storeLine,
  type UnsentLine,
  unsentLinesQuery,
} from './unsent-lines';
import { say } from './words';

const key = ['api', 'trips'] as const;
const LOCK = 'sending-lines';
const LATER = new Set([401, 408, 423, 429]);

/** Whether a vehicle is out, and the latest lines about it. */
export const tripsQuery = (vehicleId: string) =>
  queryOptions({
    queryKey: [...key, vehicleId],
    queryFn: ({ client }) => read(apiOf(client).trips[':id'].$get({ param: { id: vehicleId } })),
  });

/** One's own codes, kept for scans: the service worker opens "What to do" by them (web/lib/own-codes.ts). */
async function fetchCodes(client: QueryClient): Promise<OwnCodesDto> {
  const found = await read(apiOf(client).trips.index.$get());
  const codes = Object.fromEntries(found.codes.map(({ code, vehicleId }) => [code, vehicleId]));
  await keep(OWN_CODES, { base: actingBase(), codes, found } satisfies OwnCodes);
  return found;
}

/** The same, from the device while it is known there, for a screen that opens without a network. */
export const ownCodesQuery = queryOptions({
  queryKey: [...key, 'codes'],
  queryFn: async ({ client }) => {
    try {
      return await fetchCodes(client);
    } catch (error) {
      const kept = await readKept<OwnCodes>(OWN_CODES);
      if (!kept || error instanceof ApiError) throw error;
      return kept.found;
    }
  },
  networkMode: 'always',
  staleTime: 0,
});

/** Whether another attempt would not help. */
const isRefused = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && !LATER.has(error.status);

async function send(client: QueryClient, { path, vehicleId, json }: UnsentLine): Promise<void> {
  const { ':id': one } = apiOf(client).trips;
  const param = { id: vehicleId };
  const trips = await read(path === 'out' ? one.out.$post({ param, json }) : one.back.$post({ param, json }));
  client.setQueryData(tripsQuery(vehicleId).queryKey, trips);
}

const show = (client: QueryClient) => client.invalidateQueries({ queryKey: unsentLinesQuery.queryKey });

/** Sends what waits, in the order in which it was noted; what is refused stays, with the reason. */
async function sendAll(client: QueryClient): Promise<void> {
  for (const line of await readUnsentLines()) {
    if (line.refusal !== undefined) continue;
    try {
      await send(client, line);
      await dropLine(line.json.key);
    } catch (error) {
      if (!isRefused(error)) throw error;
      await refuseLine(line.json.key, failureText(error, say('This was not accepted.')));
      // Somebody else may have noted it before.
      await client.invalidateQueries({ queryKey: tripsQuery(line.vehicleId).queryKey });
    }
    await show(client);
  }
}

/** Sends the lines that this device has noted, one page at a time. Rejects if it should be tried later. */
export const sendLines = (client: QueryClient): Promise<void> =>
  navigator.locks.request(LOCK, () => sendAll(client));

export type Noted = 'sent' | 'waits' | 'refused';

/** Notes a line on the device first, and then sends it: a reload or a dead battery loses nothing. */
export async function noteLine(client: QueryClient, line: UnsentLine): Promise<Noted> {
  await storeLine(line);
  await show(client);
  await sendLines(client).catch((error) => console.warn('trips: not sent yet', error));
  await Promise.all([show(client), client.invalidateQueries({ queryKey: ownCodesQuery.queryKey })]);
  const own = (await readUnsentLines()).find(({ json }) => json.key === line.json.key);
  if (!own) return 'sent';
  return own.refusal === undefined ? 'waits' : 'refused';
}

/** What starts with the workspace: lines that wait, and one's own codes. */
export async function startTrips(client: QueryClient): Promise<void> {
  if (!client.getQueryData(currentUserQuery.queryKey)) return;
  if ((await readUnsentLines()).length > 0) await sendLines(client);
  await fetchCodes(client);
}
