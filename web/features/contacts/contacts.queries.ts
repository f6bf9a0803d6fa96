import { mutationOptions } from '@tanstack/react-query';
import type { ContactDto, ContactInput } from '../../../schema/contracts/contacts';
import { apiOf, read } from '../../lib/api';
import { pagedQuery, readPage } from '../../lib/paging';

export const contactKeys = { all: ['api', 'contacts'] as const };

/** The seller's contacts, newest first. */
export const contactsQuery = pagedQuery<ContactDto>(contactKeys.all, (client, query) =>
  readPage(apiOf(client).contacts.index.$get({ query })),
);

export const createContactMutation = mutationOptions({
  mutationFn: (input: ContactInput, { client }) => read(apiOf(client).contacts.index.$post({ json: input })),
  onSuccess: (_data, _input, _result, { client }) => client.invalidateQueries({ queryKey: contactKeys.all }),
});
