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
    summary: "The person's contacts, newest first.",
    access: 'person',
    ability: 'seeLeads',
    speculative: true,
    query: PageQuery,
    header: PersonSearch,
    responses: { 200: z.array(ContactDto) },
  }),
  create: route({
    method: 'post',
    path: '/api/contacts',
    summary: 'Saves a contact. Each number is saved once.',
    access: 'person',
    ability: 'workOnLeads',
    json: ContactInput,
    responses: { 201: ContactDto },
  }),
  change: route({
    method: 'patch',
    path: '/api/contacts/:id',
    summary: "Updates a contact's name or number.",
    access: 'owner',
    ability: 'workOnLeads',
    param: IdParam,
    json: ContactChanges,
    responses: { 200: ContactDto },
  }),
  remove: route({
    method: 'delete',
    path: '/api/contacts/:id',
    summary: 'Deletes a contact.',
    access: 'owner',
    ability: 'workOnLeads',
    param: IdParam,
    responses: { 200: MessageDto },
  }),
};
