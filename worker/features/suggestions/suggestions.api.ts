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
    does: 'The vehicles that are suggested beside one.',
    who: 'anyone',
    param: IdParam,
    answers: { 200: z.array(SuggestionDto) },
  }),
  replace: route({
    method: 'post',
    path: '/api/vehicles/:id/suggestions',
    does: "Puts one or two other vehicles of the seller's own beside it.",
    who: 'owner',
    plan: 'pro',
    param: IdParam,
    json: SuggestionsInput,
    answers: { 201: z.array(SuggestionDto) },
  }),
  remove: route({
    method: 'delete',
    path: '/api/vehicles/:id/suggestions',
    does: 'Takes the suggestions away.',
    who: 'owner',
    param: IdParam,
    answers: { 200: MessageDto },
  }),
};
