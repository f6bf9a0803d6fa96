import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { LeadDto, LeadFilter, UpdateLeadInput } from '../../../schema/contracts/leads';
import { apiOf, read } from '../../lib/api';
import { pagedQuery, readPage } from '../../lib/paging';
import { usageKey } from '../limits/limits.queries';

export const leadKeys = { all: ['api', 'leads'] as const };

/** The seller's leads, the latest offer first. */
export const leadsQuery = (filter: LeadFilter = {}) =>
  pagedQuery<LeadDto>([...leadKeys.all, filter], (client, query) =>
    readPage(apiOf(client).leads.index.$get({ query: { ...filter, ...query } })),
  );

/** What one buyer has offered for one listing, the latest first. */
export const leadOffersQuery = (id: string) =>
  queryOptions({
    queryKey: [...leadKeys.all, id, 'offers'],
    queryFn: ({ client }) => read(apiOf(client).leads[':id'].offers.$get({ param: { id } })),
  });

export const updateLeadMutation = mutationOptions({
  mutationFn: ({ id, ...json }: { id: string } & z.input<typeof UpdateLeadInput>, { client }) =>
    read(apiOf(client).leads[':id'].$patch({ param: { id }, json })),
  onSuccess: (_lead, _input, _result, { client }) =>
    Promise.all([
      client.invalidateQueries({ queryKey: leadKeys.all }),
      client.invalidateQueries({ queryKey: usageKey }),
    ]),
});

/** Where the browser downloads the narrowed list. */
export const exportUrl = (filter: LeadFilter) => `/api/leads/export?${new URLSearchParams({ ...filter })}`;
