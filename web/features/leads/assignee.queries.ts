import { mutationOptions } from '@tanstack/react-query';
import { apiOf, read } from '../../lib/api';
import { leadKeys, leadQuery } from './leads.queries';

/** Gives a lead to somebody of the staff, or to nobody in particular. */
export const assignLeadMutation = mutationOptions({
  scope: { id: 'leads' },
  mutationFn: ({ id, personId }: { id: string; personId: string | null }, { client }) =>
    read(apiOf(client).leads[':id'].assignee.$put({ param: { id }, json: { personId } })),
  onSuccess: (lead, { id }, _result, { client }) => {
    client.setQueryData(leadQuery(id).queryKey, lead);
    client.invalidateQueries({ queryKey: leadKeys.lists });
  },
});
