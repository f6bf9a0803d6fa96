import { PaperInput } from '../../../schema/papers/ready.input';
import { VehiclePapersDto } from '../../../schema/papers/ready.output';
import { IdParam } from '../../http/paging';
import { route } from '../../http/route-entry';

export const papersReadyApi = {
  state: route({
    method: 'patch',
    path: '/api/papers-ready/:id',
    summary: 'Says whether one paper of a vehicle is in order, as looked up now.',
    access: 'owner',
    ability: 'changeVehicles',
    param: IdParam,
    json: PaperInput,
    responses: { 200: VehiclePapersDto },
  }),
};
