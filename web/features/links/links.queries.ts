import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ListingRef } from '../../../schema/vehicles/input';
import { apiOf, read } from '../../lib/api';

const linksKey = ['api', 'links'] as const;

/** Scans come in without the page's doing: they are asked for whenever they are shown. */
const staleTime = 0;

/** The printed codes that lead to a listing, with their scans. */
export const linksQuery = (query: ListingRef) =>
  queryOptions({
    queryKey: [...linksKey, query],
    queryFn: ({ client }) => read(apiOf(client).links.index.$get({ query })),
    staleTime,
  });

/** The short link of one's own public profile. */
export const profileLinkQuery = queryOptions({
  queryKey: ['api', 'profile-link'],
  queryFn: ({ client }) => read(apiOf(client).profileLink.index.$get()),
  staleTime,
});

export const pointCodeMutation = mutationOptions({
  mutationFn: ({ code, vehicleId }: { code: string; vehicleId: string }, { client }) =>
    read(apiOf(client).links[':code'].$patch({ param: { code }, json: { vehicleId } })),
  // Cards of vehicles and of republished pages carry their codes.
  onSettled: (_data, _error, _input, _result, { client }) =>
    Promise.all(
      [linksKey, ['api', 'vehicles'], ['api', 'republished-vehicles']].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    ),
});
