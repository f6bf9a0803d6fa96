import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { draftsApi } from './drafts.api';
import * as drafts from './drafts.service';

export const draftsRoutes = createRouter()
  .get('/', declared(draftsApi.list), async (c) => c.json(await drafts.listDrafts(c.var.unverified)))
  .post('/', declared(draftsApi.create), async (c) =>
    c.json(await drafts.createDraft(c.var.ctx, c.req.valid('json')), 201),
  )
  .post('/imports', declared(draftsApi.importAll), async (c) =>
    c.json(await drafts.importDrafts(c.var.ctx, c.req.valid('json')), 201),
  )
  .delete('/imports/:id', declared(draftsApi.undoImport), async (c) =>
    c.json(await drafts.undoImport(c.var.ctx, c.req.valid('param').id)),
  )
  .put('/:id', declared(draftsApi.change), async (c) =>
    c.json(await drafts.replaceDraft(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .patch('/:id', declared(draftsApi.addPhotos), async (c) =>
    c.json(await drafts.addPhotos(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete('/:id', declared(draftsApi.remove), async (c) => {
    await drafts.deleteDraft(c.var.ctx, c.req.valid('param').id);
    return c.json({ message: 'Draft deleted' });
  });
