import { ContactChanges, ContactFilter, ContactInput } from '../../../schema/contracts/contacts';
import { requireUser } from '../../context';
import { createRouter } from '../../http/app-env';
import { IdParam, PageQuery, sendPage } from '../../http/paging';
import { validate } from '../../http/validate';
import * as contacts from './contacts.service';

const idParam = validate('param', IdParam);

export const contactsRoutes = createRouter()
  .get('/', validate('query', PageQuery.extend(ContactFilter.shape)), async (c) =>
    sendPage(c, await contacts.listContacts(requireUser(c.var.ctx), c.req.valid('query'))),
  )
  .post('/', validate('json', ContactInput), async (c) =>
    c.json(await contacts.createContact(requireUser(c.var.ctx), c.req.valid('json')), 201),
  )
  .patch('/:id', idParam, validate('json', ContactChanges), async (c) =>
    c.json(
      await contacts.updateContact(requireUser(c.var.ctx), c.req.valid('param').id, c.req.valid('json')),
    ),
  )
  .delete('/:id', idParam, async (c) => {
    await contacts.deleteContact(requireUser(c.var.ctx), c.req.valid('param').id);
    return c.json({ message: 'Contact deleted' });
  });
