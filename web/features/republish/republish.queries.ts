import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { RepublishDecision, RepublishFormInput } from '../../../schema/republish/input';
import type { RepublishedVehicleDto, RepublishRequestDto } from '../../../schema/republish/output';
import { apiOf, read } from '../../lib/api';
import { pagedQuery, readPage } from '../../lib/paging';
import { STORED_ON_DEVICE } from '../../lib/stored-on-device';
import { leadKeys } from '../leads/leads.queries';
import { usageKey } from '../limits/limits.queries';
import { vehicleKeys } from '../vehicles/vehicles.queries';

const republishedKey = ['api', 'republished-vehicles'] as const;
const requestsKey = ['api', 'republish-requests'] as const;

/** The person's own republished pages, newest first. */
export const ownRepublishedQuery = pagedQuery<RepublishedVehicleDto>(
  [...republishedKey, 'own'],
  (client, query) => readPage(apiOf(client).republished.index.$get({ query })),
);

const refreshOwn = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: republishedKey }),
    client.invalidateQueries({ queryKey: usageKey }),
  ]);

export const updateRepublishedMutation = mutationOptions({
  mutationFn: ({ id, ...json }: { id: string } & z.input<typeof RepublishFormInput>, { client }) =>
    read(apiOf(client).republished[':id'].$patch({ param: { id }, json })),
  onSuccess: (_page, _input, _result, { client }) => refreshOwn(client),
});

export const withdrawRepublishedMutation = mutationOptions({
  mutationFn: (id: string, { client }) => read(apiOf(client).republished[':id'].$delete({ param: { id } })),
  onSuccess: (_data, _id, _result, { client }) => refreshOwn(client),
});

/** Who has republished the seller's vehicle, with figures. */
export const republishersQuery = (vehicleId: string) =>
  queryOptions({
    queryKey: [...vehicleKeys.listing(vehicleId), 'republished'],
    queryFn: ({ client }) =>
      read(apiOf(client).vehicleRepublish[':id'].republished.$get({ param: { id: vehicleId } })),
    staleTime: 0,
  });

export const cutOffMutation = mutationOptions({
  mutationFn: ({ vehicleId, id }: { vehicleId: string; id: string }, { client }) =>
    read(
      apiOf(client).vehicleRepublish[':id'].republished[':republishedId'].$delete({
        param: { id: vehicleId, republishedId: id },
      }),
    ),
  onSuccess: (_data, _input, _result, { client }) =>
    Promise.all([
      client.invalidateQueries({ queryKey: vehicleKeys.all }),
      client.invalidateQueries({ queryKey: requestsKey }),
    ]),
});

/** The seller's incoming requests, newest first. */
export const republishRequestsQuery = pagedQuery<RepublishRequestDto>(
  requestsKey,
  (client, query) => readPage(apiOf(client).republishRequests.index.$get({ query })),
  { meta: STORED_ON_DEVICE },
);

export const decideRepublishRequestMutation = mutationOptions({
  mutationFn: ({ id, status }: { id: string; status: RepublishDecision }, { client }) =>
    read(apiOf(client).republishRequests[':id'].$patch({ param: { id }, json: { status } })),
  onSettled: (_data, _error, _input, _result, { client }) =>
    Promise.all(
      [requestsKey, vehicleKeys.all, leadKeys.today].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    ),
});
