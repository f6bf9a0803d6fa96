import { z } from 'zod';
import { MessageDto } from '../../../schema/common/answer';
import { SuggestionsInput } from '../../../schema/suggestions/input';
import { SuggestionDto } from '../../../schema/suggestions/output';
import { IdParam } from '../../http/paging';
import { route } from '../../http/route-entry';

export const suggestionsApi = {
  list: route({
    method: 'get',
    path: '/api/vehicles/:id/suggestions',
    summary: 'The vehicles that are suggested beside one.',
    access: 'anyone',
    param: IdParam,
    responses: { 200: z.array(SuggestionDto) },
  }),
  replace: route({
    method: 'post',
    path: '/api/vehicles/:id/suggestions',
    summary: "Puts one or two other vehicles of the seller's own beside it.",
    access: 'owner',
    plan: 'pro',
    param: IdParam,
    json: SuggestionsInput,
    responses: { 201: z.array(SuggestionDto) },
  }),
  remove: route({
    method: 'delete',
    path: '/api/vehicles/:id/suggestions',
    summary: 'Takes the suggestions away.',
    access: 'owner',
    param: IdParam,
    responses: { 200: MessageDto },
  }),
};
