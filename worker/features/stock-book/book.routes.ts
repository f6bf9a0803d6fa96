import { createRouter } from '../../http/app-env';
import { csvResponse } from '../../http/csv';
import { declared } from '../../http/declared';
import { sendPage } from '../../http/paging';
import { bookApi } from './book.api';
import * as book from './book.service';
import { bookFile, bookFileName } from './book-file';
import { officerBook } from './officer-book.service';
import { checkSeals } from './seals.service';

export const bookRoutes = createRouter()
  .get('/lines', declared(bookApi.list), async (c) =>
    sendPage(c, await book.listLines(c.var.ctx, c.req.valid('query'))),
  )
  .get('/seals', declared(bookApi.check), async (c) =>
    c.json(await checkSeals(c.var.ctx, c.req.valid('query'))),
  )
  .get('/file', declared(bookApi.file), (c) => {
    const query = c.req.valid('query');
    return csvResponse(bookFile(c.var.ctx, query), bookFileName(query));
  })
  .get('/officer', declared(bookApi.officer), async (c) =>
    c.json(await officerBook(c.var.ctx, c.req.valid('query'))),
  )
  .get('/vehicles/:id', declared(bookApi.numbers), async (c) =>
    c.json(await book.getNumbers(c.var.ctx, c.req.valid('param').id)),
  )
  .put('/vehicles/:id', declared(bookApi.saveNumbers), async (c) =>
    c.json(await book.saveNumbers(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .post('/lines/:id/corrections', declared(bookApi.correct), async (c) =>
    c.json(await book.correctLine(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 201),
  )
  .delete('/lines/:id/person', declared(bookApi.erasePerson), async (c) =>
    c.json(await book.erasePerson(c.var.ctx, c.req.valid('param').id)),
  );
