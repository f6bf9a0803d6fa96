import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { sendPage } from '../../http/paging';
import { activityApi } from './activity.api';
import { listActivityFeed } from './activity.service';

export const activityRoutes = createRouter().get('/activity-feed', declared(activityApi.feed), async (c) =>
  sendPage(c, await listActivityFeed(c.var.ctx, c.req.valid('query'))),
);
