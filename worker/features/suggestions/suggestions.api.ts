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
    summary: 'The vehicles suggested next to a listing.',
    access: 'anyone',
    param: IdParam,
    responses: { 200: z.array(SuggestionDto) },
  }),
  replace: route({
    method: 'post',
    path: '/api/vehicles/:id/suggestions',
    summary: "Sets one or two of the seller's other vehicles as suggestions.",
    access: 'owner',
    ability: 'changeVehicles',
    plan: 'pro',
    param: IdParam,
    json: SuggestionsInput,
    responses: { 201: z.array(SuggestionDto) },
  }),
  remove: route({
    method: 'delete',
    path: '/api/vehicles/:id/suggestions',
    summary: 'Removes the suggestions.',
    access: 'owner',
    ability: 'changeVehicles',
    param: IdParam,
    responses: { 200: MessageDto },
  }),
};
