import { OperationsDto } from '../../../schema/operations/output';
import { route } from '../../http/route-entry';

export const operationsApi = {
  operations: route({
    method: 'get',
    path: '/api/admin/operations',
    summary:
      'How the service runs: requests of the last hour, what waits, jobs, databases, spending and incidents.',
    access: 'operator',
    responses: { 200: OperationsDto },
  }),
};
