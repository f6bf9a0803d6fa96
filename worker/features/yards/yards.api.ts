import { YardInput } from '../../../schema/yards/input';
import { OwnYardDto } from '../../../schema/yards/output';
import { route } from '../../http/route-entry';

export const yardsApi = {
  find: route({
    method: 'get',
    path: '/api/yard',
    summary: 'Where the seller’s vehicles are, and when it is open.',
    access: 'person',
    ability: 'seeSeller',
    responses: { 200: OwnYardDto },
  }),
  save: route({
    method: 'patch',
    path: '/api/yard',
    summary: 'Saves the address, the place on the map, the hours, or the authorisation of Form 29B.',
    access: 'person',
    ability: 'manageYard',
    json: YardInput,
    responses: { 200: OwnYardDto },
  }),
};
