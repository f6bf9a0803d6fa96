import { queryOptions } from '@tanstack/react-query';
import { apiOf, read } from '../../../lib/api';

export const vehicleKeys = {
  all: ['api', 'vehicles'] as const,
  own: ['api', 'vehicles', 'own'] as const,
  listing: (id: string) => ['api', 'vehicles', id] as const,
};

/** A listing as a buyer opens it; what its seller does with it is in vehicles.queries.ts, which no buyer loads. */
export const listingQuery = (id: string) =>
  queryOptions({
    queryKey: vehicleKeys.listing(id),
    queryFn: ({ client }) => read(apiOf(client).vehicles[':id'].$get({ param: { id } })),
  });
