import { createRouter } from '../../http/app-env';
import { csvResponse } from '../../http/csv';
import { declared } from '../../http/declared';
import { sendPage } from '../../http/paging';
import { changesApi } from './changes.api';
import * as changes from './changes.service';

export const changesRoutes = createRouter()
  .get('/', declared(changesApi.list), async (c) =>
    sendPage(c, await changes.listChanges(c.var.ctx, c.req.valid('query'))),
  )
  .get('/export', declared(changesApi.export), async (c) =>
    csvResponse(changes.exportChanges(c.var.ctx, c.req.valid('query')), changes.changesFileName(c.var.ctx)),
  );
