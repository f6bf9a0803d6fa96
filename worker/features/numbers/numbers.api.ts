import { OpenNumberInput } from '../../../schema/numbers/input';
import { OpenedNumberDto } from '../../../schema/numbers/output';
import { route } from '../../http/route-entry';

export const numbersApi = {
  open: route({
    method: 'post',
    path: '/api/numbers',
    summary: 'One buyer’s number. That somebody who works for the seller opened it is recorded.',
    access: 'person',
    ability: 'seeLeads',
    json: OpenNumberInput,
    responses: { 200: OpenedNumberDto },
  }),
};
