import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { figuresApi } from './figures.api';
import { getAnalytics, getOverview, getPageViews } from './figures.service';

export const figuresRoutes = createRouter()
  .get('/overview', declared(figuresApi.overview), async (c) => c.json(await getOverview(c.var.ctx)))
  .get('/page-views', declared(figuresApi.pageViews), async (c) => c.json(await getPageViews(c.var.ctx)))
  .get('/analytics', declared(figuresApi.analytics), async (c) =>
    c.json(await getAnalytics(c.var.ctx, Number(c.req.valid('query').days))),
  );
