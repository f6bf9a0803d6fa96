import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { CreateStickersInput } from '../../../schema/links/input';
import type { LinkDto } from '../../../schema/links/output';
import type { ListingRef } from '../../../schema/vehicles/input';
import { apiOf, read } from '../../lib/api';
import { pagedQuery, readPage } from '../../lib/paging';

const linksKey = ['api', 'links'] as const;
const stickersKey = ['api', 'stickers'] as const;

/** Scans happen at any time, so they are fetched whenever they are shown. */
const staleTime = 0;

/** The printed codes of a listing, with their scans. */
export const linksQuery = (query: ListingRef) =>
  queryOptions({
    queryKey: [...linksKey, query],
    queryFn: ({ client }) => read(apiOf(client).links.index.$get({ query })),
    staleTime,
  });

/** The short link of the person's own public profile. */
export const profileLinkQuery = queryOptions({
  queryKey: ['api', 'profile-link'],
  queryFn: ({ client }) => read(apiOf(client).profileLink.index.$get()),
  staleTime,
});

export const pointCodeMutation = mutationOptions({
  mutationFn: ({ code, ...json }: { code: string } & ListingRef, { client }) =>
    read(apiOf(client).links[':code'].$patch({ param: { code }, json })),
  // Cards of vehicles and of republished pages include their codes.
  onSettled: (_data, _error, _input, _result, { client }) =>
    Promise.all(
      [linksKey, stickersKey, ['api', 'vehicles'], ['api', 'republished-vehicles']].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    ),
});

/** The seller's numbered stickers, highest number first. */
export const stickersQuery = pagedQuery<LinkDto>(
  stickersKey,
  (client, query) => readPage(apiOf(client).stickers.index.$get({ query })),
  { staleTime },
);

/** One code, with its scans by day and its earlier destinations. */
export const codeQuery = (code: string) =>
  queryOptions({
    queryKey: [...linksKey, code],
    queryFn: ({ client }) => read(apiOf(client).links[':code'].$get({ param: { code } })),
    staleTime,
  });

/** The sticker with a given number; null if there is none. */
export const findStickerMutation = mutationOptions({
  mutationFn: async (number: number, { client }): Promise<LinkDto | null> => {
    const [found] = await read(apiOf(client).stickers.index.$get({ query: { number: `${number}` } }));
    return found ?? null;
  },
});

export const createStickersMutation = mutationOptions({
  mutationFn: (json: CreateStickersInput, { client }) => read(apiOf(client).stickers.index.$post({ json })),
  onSettled: (_data, _error, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: stickersKey }),
});
