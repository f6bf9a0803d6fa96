import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { CounterInput } from '../../../schema/counters/input';
import type { LeadDto } from '../../../schema/leads/output';
import { apiOf, read } from '../../lib/api';
import { leadKeys, leadQuery } from '../leads/leads.queries';

/** The prices that a lead's buyer was answered with. */
export const countersQuery = (leadId: string) =>
  queryOptions({
    queryKey: ['api', 'counters', leadId],
    queryFn: ({ client }) => read(apiOf(client).counters.leads[':id'].$get({ param: { id: leadId } })),
  });

/** Shows the lead as it is now, and refreshes the lists with it. */
async function showLead(client: QueryClient, lead: LeadDto) {
  await client.cancelQueries({ queryKey: leadKeys.lead(lead.id) });
  client.setQueryData(leadQuery(lead.id).queryKey, lead);
  for (const queryKey of [leadKeys.lists, leadKeys.today]) client.invalidateQueries({ queryKey });
  await client.invalidateQueries({ queryKey: countersQuery(lead.id).queryKey });
}

/** Answers a buyer with another price. */
export const createCounterMutation = mutationOptions({
  mutationFn: ({ id, ...json }: { id: string } & z.input<typeof CounterInput>, { client }) =>
    read(apiOf(client).counters.leads[':id'].$post({ param: { id }, json })),
  onSuccess: (lead, _input, _result, { client }) => showLead(client, lead),
});

/** Takes a price back that nobody has answered. */
export const takeBackMutation = mutationOptions({
  mutationFn: (id: string, { client }) => read(apiOf(client).counters[':id'].$delete({ param: { id } })),
  onSuccess: (lead, _id, _result, { client }) => showLead(client, lead),
});
