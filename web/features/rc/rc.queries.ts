import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { RcDecision } from '../../../schema/rc/input';
import type { RcRequestDto } from '../../../schema/rc/output';
import { fetchForSeller } from '../../lib/acting';
import { ApiError, apiOf, read } from '../../lib/api';
import { pagedQuery, readPage } from '../../lib/paging';
import { STORED_ON_DEVICE } from '../../lib/stored-on-device';
import { leadKeys } from '../leads/leads.queries';

/** The certificate itself, never cached, because access is checked each time it is opened. */
export const rcFileQuery = (url: string) =>
  queryOptions({
    queryKey: ['api', 'rc', url],
    queryFn: async ({ signal }) => {
      const response = await fetchForSeller(url, { signal });
      if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
      return response.blob();
    },
    staleTime: 0,
    gcTime: 0,
  });

const requestsKey = ['api', 'rc-requests'] as const;

/** The seller's incoming requests, newest first. */
export const rcRequestsQuery = pagedQuery<RcRequestDto>(
  requestsKey,
  (client, query) => readPage(apiOf(client).rcRequests.index.$get({ query })),
  { meta: STORED_ON_DEVICE },
);

export const decideRcRequestMutation = mutationOptions({
  mutationFn: ({ id, status }: { id: string; status: RcDecision }, { client }) =>
    read(apiOf(client).rcRequests[':id'].$patch({ param: { id }, json: { status } })),
  onSettled: (_data, _error, _input, _result, { client }) =>
    Promise.all([requestsKey, leadKeys.today].map((queryKey) => client.invalidateQueries({ queryKey }))),
});
