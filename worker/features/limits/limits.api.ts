import { UsageDto } from '../../../schema/limits/output';
import { route } from '../../http/route-entry';

export const limitsApi = {
  usage: route({
    method: 'get',
    path: '/api/subscription/usage',
    summary: "What the person has used of their plan's limits.",
    access: 'person',
    early: true,
    responses: { 200: UsageDto },
  }),
};
