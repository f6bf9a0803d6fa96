import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { MAX_MARKS } from '../../../schema/stock-takes/kinds';
import type { StockTakeDto, StockTakesDto } from '../../../schema/stock-takes/output';
import { ApiError, apiOf, read } from '../../lib/api';
import { keep, readKept } from '../../lib/device-store';
import { dropMarks, readUnsentMarks, storeMark, type UnsentMark } from './unsent-marks';

const KNOWN = 'stock-takes';
const LOCK = 'sending-marks';

/** The stock-take that is going on and earlier ones; from the device while there is no network. */
export const stockTakesQuery = queryOptions({
  queryKey: ['api', 'stock-takes'],
  queryFn: async ({ client }): Promise<StockTakesDto> => {
    try {
      const found = await read(apiOf(client).stockTakes.index.$get());
      await keep(KNOWN, found);
      return found;
    } catch (error) {
      const known = await readKept<StockTakesDto>(KNOWN);
      if (!known || error instanceof ApiError) throw error;
      return known;
    }
  },
  networkMode: 'always',
  // Others may be counting too.
  refetchInterval: 15_000,
  staleTime: 0,
});

/** What this device has found and not sent. */
export const unsentMarksQuery = queryOptions({
  queryKey: ['device', 'stock-marks'],
  queryFn: readUnsentMarks,
  networkMode: 'always',
  staleTime: 0,
});

const show = (client: QueryClient) => client.invalidateQueries({ queryKey: unsentMarksQuery.queryKey });

function showCurrent(client: QueryClient, current: StockTakeDto) {
  client.setQueryData(stockTakesQuery.queryKey, (known) => known && { ...known, current });
}

export const startStockTakeMutation = mutationOptions({
  networkMode: 'always',
  mutationFn: (_: undefined, { client }) => read(apiOf(client).stockTakes.index.$post()),
  onSuccess: (current, _input, _result, { client }) => {
    showCurrent(client, current);
    return client.invalidateQueries({ queryKey: stockTakesQuery.queryKey });
  },
});

export const endStockTakeMutation = mutationOptions({
  networkMode: 'always',
  mutationFn: async (id: string, { client }) => {
    await sendMarks(client);
    return read(apiOf(client).stockTakes.end.$post({ json: { id } }));
  },
  onSuccess: (stockTakes, _id, _result, { client }) => {
    client.setQueryData(stockTakesQuery.queryKey, stockTakes);
    void keep(KNOWN, stockTakes);
  },
});

export const hangKeyMutation = mutationOptions({
  networkMode: 'always',
  mutationFn: ({ vehicleId, hook }: { vehicleId: string; hook: string }, { client }) =>
    read(apiOf(client).stockTakes.hooks[':id'].$put({ param: { id: vehicleId }, json: { hook } })),
  onSuccess: (_answer, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: stockTakesQuery.queryKey }),
});

/** How many finds came after the end of their stock-take, and were not counted. */
async function sendAll(client: QueryClient): Promise<number> {
  let late = 0;
  for (let waiting = await readUnsentMarks(); waiting.length > 0; waiting = await readUnsentMarks()) {
    const id = waiting[0]?.id ?? '';
    const sent = waiting.filter((mark) => mark.id === id).slice(0, MAX_MARKS);
    const marks = sent.map(({ vehicleId, by, at }) => ({ vehicleId, by, at }));
    try {
      showCurrent(client, await read(apiOf(client).stockTakes.marks.$post({ json: { id, marks } })));
    } catch (error) {
      if (!(error instanceof ApiError) || (error.status !== 404 && error.status !== 409)) throw error;
      late += sent.length;
    }
    await dropMarks(sent);
  }
  await show(client);
  return late;
}

/** Sends what this device has found, one page at a time. Rejects if it should be tried later. */
export const sendMarks = (client: QueryClient): Promise<number> =>
  navigator.locks.request(LOCK, () => sendAll(client));

/** Notes a find on the device first, so that a reload or a dead battery loses nothing. */
export async function noteMark(client: QueryClient, mark: UnsentMark): Promise<void> {
  await storeMark(mark);
  await show(client);
}
