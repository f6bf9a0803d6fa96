import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { searchHeader } from '../../../schema/common/search-header';
import type { ContactForm } from '../../../schema/contacts/input';
import type { ContactDto } from '../../../schema/contacts/output';
import { apiOf, read } from '../../lib/api';
import { pagedQuery, readPage } from '../../lib/paging';
import { leadKeys } from '../leads/leads.queries';

const contactKeys = { all: ['api', 'contacts'] as const };

/** The seller's contacts, newest first. */
export const contactsQuery = (search = '') =>
  pagedQuery<ContactDto>([...contactKeys.all, { search }], (client, query) =>
    readPage(apiOf(client).contacts.index.$get({ query, header: searchHeader(search) })),
  );

/**
 * Also refreshes leads, which show whether their buyer is a contact. A fetch in progress would return the old
 * state.
 */
const refresh = async (client: QueryClient) => {
  await client.cancelQueries({ queryKey: leadKeys.all });
  await Promise.all([
    client.invalidateQueries({ queryKey: contactKeys.all }),
    client.invalidateQueries({ queryKey: leadKeys.all }),
  ]);
};

/** Adds a contact, or changes the one with this `id`. */
export const saveContactMutation = mutationOptions({
  mutationFn: ({ id, ...json }: ContactForm & { id?: string | undefined }, { client }) =>
    id
      ? read(apiOf(client).contacts[':id'].$patch({ param: { id }, json }))
      : read(apiOf(client).contacts.index.$post({ json })),
  onSuccess: (_data, _input, _result, { client }) => refresh(client),
});

export const deleteContactMutation = mutationOptions({
  mutationFn: (id: string, { client }) => read(apiOf(client).contacts[':id'].$delete({ param: { id } })),
  onSuccess: (_data, _id, _result, { client }) => refresh(client),
});
