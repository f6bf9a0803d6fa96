import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { codeQuery } from '../links/links.queries';
import { ownVehiclesQuery } from '../vehicles/vehicles.queries';
import { carOf } from './car-of';
import type { WalkCar } from './shots';

/** The seller's vehicle that a printed code leads to: by what the device knows, else by asking. null for another code. */
export async function findByCode(client: QueryClient, code: string): Promise<WalkCar | null> {
  const list = client.getQueryData<InfiniteData<{ items: OwnVehicleDto[] }>>(ownVehiclesQuery.queryKey);
  const vehicles = list?.pages.flatMap(({ items }) => items) ?? [];
  const known = vehicles.find(({ shortUrl }) => shortUrl.endsWith(`/q/${code}`));
  if (known) return carOf(known);
  const { target } = await client.fetchQuery(codeQuery(code));
  const found = vehicles.find(({ id }) => id === target?.vehicleId);
  if (found) return carOf(found);
  return target?.vehicleId
    ? {
        kind: 'vehicle',
        id: target.vehicleId,
        name: target.name ?? '',
        registrationNumber: null,
        photos: 0,
      }
    : null;
}
