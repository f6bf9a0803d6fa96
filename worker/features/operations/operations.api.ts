import { OperationsDto } from '../../../schema/operations/output';
import { route } from '../../http/route-entry';

export const operationsApi = {
  operations: route({
    method: 'get',
    path: '/api/admin/operations',
    summary: "Operational status: the last hour's requests, queues, jobs, databases, spending and incidents.",
    access: 'operator',
    responses: { 200: OperationsDto },
  }),
};
