import { UsageDto } from '../../../schema/limits/output';
import { route } from '../../http/route-entry';

export const limitsApi = {
  usage: route({
    method: 'get',
    path: '/api/subscription/usage',
    summary: "Usage against the plan's limits.",
    access: 'person',
    ability: 'seeStock',
    speculative: true,
    responses: { 200: UsageDto },
  }),
};
