import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ChangeFilter } from '../../../schema/changes/input';
import type { ChangeDto } from '../../../schema/changes/output';
import { apiOf } from '../../lib/api';
import { readFile } from '../../lib/download-file';
import { pagedQuery, readPage } from '../../lib/paging';

const changesKey = ['api', 'changes'] as const;

/** Shows what was just recorded. */
export const refreshRecord = (client: QueryClient) => client.invalidateQueries({ queryKey: changesKey });

/** Who changed what, latest first. */
export const changesQuery = (filter: ChangeFilter) =>
  pagedQuery<ChangeDto>(
    [...changesKey, filter],
    (client, page) => readPage(apiOf(client).changes.index.$get({ query: { ...filter, ...page } })),
    { staleTime: 0 },
  );

export const exportChangesMutation = mutationOptions({
  mutationFn: async (filter: ChangeFilter, { client }) =>
    readFile(await apiOf(client).changes.export.$get({ query: filter }), 'changes.csv'),
});
