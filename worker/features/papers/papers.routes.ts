import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { papersApi } from './papers.api';
import * as papers from './papers.service';
import * as salePapers from './sale-papers.service';

export const papersRoutes = createRouter()
  .get('/vehicles/:id', declared(papersApi.list), async (c) =>
    c.json(await papers.listPapers(c.var.ctx, c.req.valid('param').id)),
  )
  .post('/', declared(papersApi.create), async (c) =>
    c.json(await salePapers.createPaper(c.var.ctx, c.req.valid('json')), 201),
  )
  .get('/seller', declared(papersApi.seller), async (c) => c.json(await papers.getSeller(c.var.ctx)))
  .post('/cancelled/:id', declared(papersApi.cancel), async (c) =>
    c.json(await salePapers.cancelPaper(c.var.ctx, c.req.valid('param').id, c.req.valid('json').reason)),
  )
  .post('/erased/:id', declared(papersApi.eraseBuyer), async (c) =>
    c.json(await salePapers.eraseBuyer(c.var.ctx, c.req.valid('param').id)),
  )
  .post('/files/:id', declared(papersApi.addFile), async (c) =>
    c.json(await papers.addFile(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 201),
  );
