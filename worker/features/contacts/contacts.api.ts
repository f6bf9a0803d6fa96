import { z } from 'zod';
import { MessageDto } from '../../../schema/common/answer';
import { PersonSearch } from '../../../schema/common/search';
import { ContactChanges, ContactInput } from '../../../schema/contacts/input';
import { ContactDto } from '../../../schema/contacts/output';
import { IdParam, PageQuery } from '../../http/paging';
import { route } from '../../http/route-entry';

export const contactsApi = {
  list: route({
    method: 'get',
    path: '/api/contacts',
    does: "The person's contacts, newest first.",
    who: 'person',
    early: true,
    query: PageQuery,
    header: PersonSearch,
    answers: { 200: z.array(ContactDto) },
  }),
  create: route({
    method: 'post',
    path: '/api/contacts',
    does: 'Saves a contact. A number is saved once.',
    who: 'person',
    json: ContactInput,
    answers: { 201: ContactDto },
  }),
  change: route({
    method: 'patch',
    path: '/api/contacts/:id',
    does: 'Changes the name or number.',
    who: 'owner',
    param: IdParam,
    json: ContactChanges,
    answers: { 200: ContactDto },
  }),
  remove: route({
    method: 'delete',
    path: '/api/contacts/:id',
    does: 'Deletes a contact.',
    who: 'owner',
    param: IdParam,
    answers: { 200: MessageDto },
  }),
};
