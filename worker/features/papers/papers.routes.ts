import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { papersApi } from './papers.api';
import * as papers from './papers.service';

export const papersRoutes = createRouter()
  .get('/vehicles/:id', declared(papersApi.list), async (c) =>
    c.json(await papers.listPapers(c.var.ctx, c.req.valid('param').id)),
  )
  .post('/', declared(papersApi.create), async (c) =>
    c.json(await papers.createPaper(c.var.ctx, c.req.valid('json')), 201),
  )
  .post('/files/:id', declared(papersApi.addFile), async (c) =>
    c.json(await papers.addFile(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 201),
  );
