import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { stockFiguresApi } from './stock-figures.api';
import { getStockFigures } from './stock-figures.service';

export const stockFiguresRoutes = createRouter().get('/', declared(stockFiguresApi.get), async (c) =>
  c.json(await getStockFigures(c.var.ctx, c.req.valid('query'))),
);
