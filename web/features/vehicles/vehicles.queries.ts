import { queryOptions } from '@tanstack/react-query';
import { apiOf, read } from '../../lib/api';

export const vehicleKeys = {
  all: ['api', 'vehicles'] as const,
  listing: (id: string) => ['api', 'vehicles', id] as const,
};

/** A listing as a buyer opens it. */
export const listingQuery = (id: string) =>
  queryOptions({
    queryKey: vehicleKeys.listing(id),
    queryFn: ({ client }) => read(apiOf(client).vehicles[':id'].$get({ param: { id } })),
  });

/** The seller's own listings, newest first. */
export const ownVehiclesQuery = queryOptions({
  queryKey: vehicleKeys.all,
  queryFn: ({ client }) => read(apiOf(client).vehicles.index.$get({ query: {} })),
});
