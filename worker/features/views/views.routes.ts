import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { recordOpened, recordTapped } from './opened.service';
import { viewsApi } from './views.api';
import { listWeekViews } from './week-views.service';

export const viewsRoutes = createRouter()
  .post('/', declared(viewsApi.record), async (c) =>
    c.json(await recordOpened(c.var.ctx, c.req.valid('json'))),
  )
  .post('/taps', declared(viewsApi.tapped), async (c) =>
    c.json(await recordTapped(c.var.ctx, c.req.valid('json'))),
  )
  .get('/week', declared(viewsApi.week), async (c) => c.json(await listWeekViews(c.var.ctx)));
