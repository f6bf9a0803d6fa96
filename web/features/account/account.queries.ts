import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { EraseAccountInput, ExportInput } from '../../../schema/account/input';
import { apiOf, read } from '../../lib/api';
import { readFile } from '../../lib/download-file';

/**
 * What the account has, and how its person can prove who they are. Fetched each time, because it changes
 * without a mutation.
 */
export const accountDataQuery = queryOptions({
  queryKey: ['api', 'account'],
  queryFn: ({ client }) => read(apiOf(client).account.index.$get()),
  staleTime: 0,
  gcTime: 0,
});

/** All of the person's data, as a file. */
export const exportDataMutation = mutationOptions({
  mutationFn: async (json: ExportInput, { client }) =>
    readFile(await apiOf(client).account.export.$post({ json }), `my-data.${json.format}`),
});

/** Deletes the account permanently, and ends the session. */
export const eraseAccountMutation = mutationOptions({
  mutationFn: (json: EraseAccountInput, { client }) => read(apiOf(client).account.erase.$post({ json })),
});
