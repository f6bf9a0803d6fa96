import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { operationsApi } from './operations.api';
import { getOperations } from './operations.service';

export const operationsRoutes = createRouter().get(
  '/operations',
  declared(operationsApi.operations),
  async (c) => c.json(await getOperations(c.var.ctx)),
);
