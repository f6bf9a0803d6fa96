import type { QueryClient } from '@tanstack/react-query';
import { mutationOptions } from '@tanstack/react-query';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { apiOf } from '../../lib/api';
import type { NamedFile } from '../../lib/download-file';
import { indianDay } from '../../lib/indian-day';
import { readPage } from '../../lib/paging';
import type { StockFormat } from './stock-files';

/** All of the seller's listings as they are now, in as few requests as the API allows. */
export async function readStock(client: QueryClient): Promise<OwnVehicleDto[]> {
  const all: OwnVehicleDto[] = [];
  let cursor: string | null | undefined;
  do {
    const query = { limit: '100', ...(cursor ? { cursor } : {}) };
    const page = await readPage<OwnVehicleDto>(apiOf(client).vehicles.index.$get({ query }));
    all.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor);
  return all;
}

/** A file of every listing, made on this device. Its writer is loaded with the first one. */
export const exportStockMutation = mutationOptions({
  mutationFn: async (format: StockFormat, { client }): Promise<NamedFile> => {
    const [files, vehicles] = await Promise.all([import('./stock-files'), readStock(client)]);
    return { name: `stock-${indianDay(Date.now())}.${format}`, file: files.stockFile(vehicles, format) };
  },
});
