import { EndInput, HookInput, MarksInput } from '../../../schema/stock-takes/input';
import { StockTakeDto, StockTakesDto } from '../../../schema/stock-takes/output';
import { IdParam } from '../../http/paging';
import { route } from '../../http/route-entry';

export const stockTakesApi = {
  list: route({
    method: 'get',
    path: '/api/stock-takes',
    summary: 'The count of the yard that is going on, with every vehicle, and the results of earlier ones.',
    access: 'person',
    ability: 'seeYard',
    responses: { 200: StockTakesDto },
  }),
  start: route({
    method: 'post',
    path: '/api/stock-takes',
    summary: 'Starts a count of the yard; while one is going on, everybody joins that.',
    access: 'person',
    ability: 'seeYard',
    responses: { 201: StockTakeDto },
  }),
  mark: route({
    method: 'post',
    path: '/api/stock-takes/marks',
    summary: 'Notes vehicles that were found. The first time counts; other sellers’ vehicles are left out.',
    access: 'person',
    ability: 'seeYard',
    json: MarksInput,
    responses: { 200: StockTakeDto },
  }),
  end: route({
    method: 'post',
    path: '/api/stock-takes/end',
    summary: 'Ends a count of the yard and stores what it has found.',
    access: 'person',
    ability: 'seeYard',
    json: EndInput,
    responses: { 200: StockTakesDto },
  }),
  hang: route({
    method: 'put',
    path: '/api/stock-takes/hooks/:id',
    summary: 'Says where the key of a vehicle hangs.',
    access: 'owner',
    ability: 'seeYard',
    param: IdParam,
    json: HookInput,
    responses: { 200: HookInput },
  }),
};
