import { YardInput } from '../../../schema/yards/input';
import { YardDto } from '../../../schema/yards/output';
import { route } from '../../http/route-entry';

export const yardsApi = {
  find: route({
    method: 'get',
    path: '/api/yard',
    summary: 'Where the seller’s vehicles are, and when it is open.',
    access: 'person',
    ability: 'seeSeller',
    responses: { 200: YardDto },
  }),
  save: route({
    method: 'patch',
    path: '/api/yard',
    summary: 'Saves the address, the place on the map, or the hours.',
    access: 'person',
    ability: 'manageYard',
    json: YardInput,
    responses: { 200: YardDto },
  }),
};
