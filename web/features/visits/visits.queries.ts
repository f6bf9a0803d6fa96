import { mutationOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { UpdateVisitInput } from '../../../schema/visits/input';
import type { VisitDto } from '../../../schema/visits/output';
import { apiOf, read } from '../../lib/api';
import { pagedQuery, readPage } from '../../lib/paging';
import { STORED_ON_DEVICE } from '../../lib/stored-on-device';
import { leadKeys } from '../leads/leads.queries';

const visitsKey = ['api', 'visits'] as const;

/** Visits requested from the seller, newest first. */
export const visitsQuery = pagedQuery<VisitDto>(
  visitsKey,
  (client, query) => readPage(apiOf(client).visits.index.$get({ query })),
  { meta: STORED_ON_DEVICE },
);

/** Changes are sent in order, one at a time. */
export const updateVisitMutation = mutationOptions({
  scope: { id: 'visits' },
  mutationFn: ({ id, ...json }: { id: string } & z.input<typeof UpdateVisitInput>, { client }) =>
    read(apiOf(client).visits[':id'].$patch({ param: { id }, json })),
  onSettled: (_data, _error, _input, _result, { client }) =>
    Promise.all([visitsKey, leadKeys.today].map((queryKey) => client.invalidateQueries({ queryKey }))),
});
