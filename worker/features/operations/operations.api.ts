import { OperationsDto } from '../../../schema/operations/output';
import { route } from '../../http/route-entry';

export const operationsApi = {
  operations: route({
    method: 'get',
    path: '/api/admin/operations',
    does: 'How the service runs: requests of the last hour, what waits, jobs, databases, spending and incidents.',
    who: 'operator',
    answers: { 200: OperationsDto },
  }),
};
