import { UsageDto } from '../../../schema/limits/output';
import { route } from '../../http/route-entry';

export const limitsApi = {
  usage: route({
    method: 'get',
    path: '/api/subscription/usage',
    does: "What the person has used of their plan's limits.",
    who: 'person',
    early: true,
    answers: { 200: UsageDto },
  }),
};
