import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { numbersApi } from './numbers.api';
import { openNumber } from './numbers.service';

export const numbersRoutes = createRouter().post('/', declared(numbersApi.open), async (c) =>
  c.json(await openNumber(c.var.ctx, c.req.valid('json'))),
);
