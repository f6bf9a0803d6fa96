import { type InfiniteData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { searchHeader } from '../../../schema/common/search-header';
import type { LeadFilter, UpdateLeadInput, WriteLeadInput } from '../../../schema/leads/input';
import type { LeadDto } from '../../../schema/leads/output';
import { apiOf, read } from '../../lib/api';
import { readFile } from '../../lib/download-file';
import { type Page, pagedQuery, readPage } from '../../lib/paging';
import { STORED_ON_DEVICE } from '../../lib/stored-on-device';
import { usageKey } from '../limits/limits.queries';
import { vehicleKeys } from '../vehicles/vehicles.queries';

const all = ['api', 'leads'] as const;
export const leadKeys = {
  all,
  lists: [...all, 'list'] as const,
  vehicles: [...all, 'vehicles'] as const,
  today: [...all, 'today'] as const,
  lead: (id: string) => [...all, 'lead', id] as const,
};

const isFiltered = (filter: LeadFilter) => Object.values(filter).some((value) => value !== undefined);

/** The seller's leads, latest offer first. */
export const leadsQuery = ({ search, ...filter }: LeadFilter = {}) =>
  pagedQuery<LeadDto>(
    [...leadKeys.lists, { search, ...filter }],
    (client, query) =>
      readPage(
        apiOf(client).leads.index.$get({ query: { ...filter, ...query }, header: searchHeader(search) }),
      ),
    isFiltered({ search, ...filter }) ? {} : { meta: STORED_ON_DEVICE },
  );

export const leadQuery = (id: string) =>
  queryOptions({
    queryKey: leadKeys.lead(id),
    queryFn: ({ client }) => read(apiOf(client).leads[':id'].$get({ param: { id } })),
  });

/** One buyer's offers for one listing, latest first. */
export const leadOffersQuery = (id: string) =>
  queryOptions({
    queryKey: [...leadKeys.lead(id), 'offers'],
    queryFn: ({ client }) => read(apiOf(client).leads[':id'].offers.$get({ param: { id } })),
  });

/** What the seller should do today. */
export const leadsTodayQuery = queryOptions({
  meta: STORED_ON_DEVICE,
  queryKey: leadKeys.today,
  queryFn: ({ client }) => read(apiOf(client).leads.today.$get()),
});

/** Whom to call; a change of a lead refreshes it with what is due today. */
export const callListQuery = queryOptions({
  queryKey: [...leadKeys.today, 'calls'],
  queryFn: ({ client }) => read(apiOf(client).leads['call-list'].$get()),
});

/** The vehicles with leads, and how many each has. */
export const leadVehiclesQuery = queryOptions({
  meta: STORED_ON_DEVICE,
  queryKey: leadKeys.vehicles,
  queryFn: ({ client }) => read(apiOf(client).leads.vehicles.$get()),
});

/** Shows a change in every list and in the lead itself; returns a function that reverts it. */
async function showAtOnce(client: QueryClient, id: string, change: Partial<LeadDto>) {
  await client.cancelQueries({ queryKey: leadKeys.lists });
  const { queryKey } = leadQuery(id);
  const lists = client.getQueriesData<InfiniteData<Page<LeadDto>>>({ queryKey: leadKeys.lists });
  const lead = client.getQueryData(queryKey);
  const changed = (item: LeadDto) => (item.id === id ? { ...item, ...change } : item);
  for (const [key, data] of lists) {
    const pages = data?.pages.map((page) => ({ ...page, items: page.items.map(changed) }));
    if (data && pages) client.setQueryData(key, { ...data, pages });
  }
  client.setQueryData(queryKey, (data) => data && changed(data));
  return () => {
    for (const [key, data] of lists) client.setQueryData(key, data);
    client.setQueryData(queryKey, lead);
  };
}

/** A change is shown at once, and reverted if it is refused. Changes are sent in order, one at a time. */
export const updateLeadMutation = mutationOptions({
  scope: { id: 'leads' },
  mutationFn: ({ id, ...json }: { id: string } & z.input<typeof UpdateLeadInput>, { client }) =>
    read(apiOf(client).leads[':id'].$patch({ param: { id }, json })),
  onMutate: ({ id, status }, { client }) => (status ? showAtOnce(client, id, { status }) : undefined),
  onSuccess: async (lead, { id }, _result, { client }) => {
    // A fetch from before the change would return the lead's old state.
    await client.cancelQueries({ queryKey: leadKeys.lead(id) });
    client.setQueryData(leadQuery(id).queryKey, lead);
  },
  onError: (_error, { id }, putBack, { client }) => {
    putBack?.();
    client.invalidateQueries({ queryKey: leadKeys.lead(id) });
  },
  // Not awaited: the change is complete, and the lists follow.
  onSettled: (_lead, _error, _input, _putBack, { client }) => {
    for (const queryKey of [leadKeys.lists, leadKeys.today, usageKey, vehicleKeys.desks]) {
      client.invalidateQueries({ queryKey });
    }
  },
});

const refresh = (client: QueryClient) =>
  Promise.all(
    [leadKeys.all, usageKey, vehicleKeys.desks].map((queryKey) => client.invalidateQueries({ queryKey })),
  );

/** Writes down a buyer who called or walked in. */
export const writeLeadMutation = mutationOptions({
  mutationFn: (json: z.input<typeof WriteLeadInput>, { client }) =>
    read(apiOf(client).leads['hand-made'].$post({ json })),
  onSuccess: (_lead, _input, _result, { client }) => refresh(client),
});

/** Deletes a buyer whom the seller wrote down. */
export const deleteLeadMutation = mutationOptions({
  scope: { id: 'leads' },
  mutationFn: (id: string, { client }) => read(apiOf(client).leads[':id'].$delete({ param: { id } })),
  // Not the lead itself, whose dialog is still open.
  onSuccess: (_deleted, _id, _result, { client }) => {
    const others = [leadKeys.lists, leadKeys.vehicles, leadKeys.today, usageKey, vehicleKeys.desks];
    for (const queryKey of others) {
      client.invalidateQueries({ queryKey });
    }
  },
});

/** Other leads of the same number on the same listing, from other devices. */
export const sameNumberQuery = (id: string) =>
  queryOptions({
    queryKey: [...leadKeys.lead(id), 'same-number'],
    queryFn: ({ client }) => read(apiOf(client).leads[':id']['same-number'].$get({ param: { id } })),
  });

/** Merges another lead of the same number into this one. */
export const mergeLeadMutation = mutationOptions({
  scope: { id: 'leads' },
  mutationFn: ({ id, otherId }: { id: string; otherId: string }, { client }) =>
    read(apiOf(client).leads[':id'].merge.$post({ param: { id }, json: { otherId } })),
  onSuccess: async (_lead, { otherId }, _result, { client }) => {
    client.removeQueries({ queryKey: leadKeys.lead(otherId) });
    await refresh(client);
  },
});

/** The filtered list as a file. */
export const exportLeadsMutation = mutationOptions({
  mutationFn: async ({ search, ...query }: LeadFilter, { client }) => {
    const header = searchHeader(search);
    return readFile(await apiOf(client).leads.export.$get({ query, header }), 'leads.csv');
  },
});
