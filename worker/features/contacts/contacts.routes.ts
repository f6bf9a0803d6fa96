import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { sendPage } from '../../http/paging';
import { contactsApi } from './contacts.api';
import * as contacts from './contacts.service';

export const contactsRoutes = createRouter()
  .get('/', declared(contactsApi.list), async (c) =>
    sendPage(
      c,
      await contacts.listContacts(c.var.unverified, { ...c.req.valid('query'), ...c.req.valid('header') }),
    ),
  )
  .post('/', declared(contactsApi.create), async (c) =>
    c.json(await contacts.createContact(c.var.ctx, c.req.valid('json')), 201),
  )
  .patch('/:id', declared(contactsApi.change), async (c) =>
    c.json(await contacts.updateContact(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete('/:id', declared(contactsApi.remove), async (c) => {
    await contacts.deleteContact(c.var.ctx, c.req.valid('param').id);
    return c.json({ message: 'Contact deleted' });
  });
