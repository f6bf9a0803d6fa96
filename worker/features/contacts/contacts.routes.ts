import { ContactInput } from '../../../schema/contracts/contacts';
import { requireUser } from '../../context';
import { createRouter } from '../../http/app-env';
import { PageQuery, sendPage } from '../../http/paging';
import { validate } from '../../http/validate';
import * as contacts from './contacts.service';

export const contactsRoutes = createRouter()
  .get('/', validate('query', PageQuery), async (c) =>
    sendPage(c, await contacts.listContacts(requireUser(c.var.ctx), c.req.valid('query'))),
  )
  .post('/', validate('json', ContactInput), async (c) =>
    c.json(await contacts.createContact(requireUser(c.var.ctx), c.req.valid('json')), 201),
  );
