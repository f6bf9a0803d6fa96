import { z } from 'zod';
import { MessageDto } from '../../../schema/common/answer';
import { NewTextInput, TextInput, TextOrderInput } from '../../../schema/texts/input';
import { TextDto } from '../../../schema/texts/output';
import { IdParam } from '../../http/paging';
import { route } from '../../http/route-entry';

export const textsApi = {
  list: route({
    method: 'get',
    path: '/api/texts',
    summary: 'The seller’s own texts for WhatsApp, in their order.',
    access: 'person',
    ability: 'seeLeads',
    responses: { 200: z.array(TextDto) },
  }),
  add: route({
    method: 'post',
    path: '/api/texts',
    summary: 'Adds a text, as the last one or where a deleted one was.',
    access: 'person',
    ability: 'manageYard',
    json: NewTextInput,
    responses: { 201: TextDto },
  }),
  order: route({
    method: 'put',
    path: '/api/texts',
    summary: 'Puts the texts into an order.',
    access: 'person',
    ability: 'manageYard',
    json: TextOrderInput,
    responses: { 200: z.array(TextDto) },
  }),
  change: route({
    method: 'patch',
    path: '/api/texts/:id',
    summary: 'Changes the title and the words of a text.',
    access: 'owner',
    ability: 'manageYard',
    param: IdParam,
    json: TextInput,
    responses: { 200: TextDto },
  }),
  remove: route({
    method: 'delete',
    path: '/api/texts/:id',
    summary: 'Deletes a text.',
    access: 'owner',
    ability: 'manageYard',
    param: IdParam,
    responses: { 200: MessageDto },
  }),
};
