import { PermissionsInput } from '../../../schema/contracts/permissions';
import { requireUser } from '../../context';
import { createRouter } from '../../http/app-env';
import { validate } from '../../http/validate';
import { getPermissions, savePermissions } from './permissions.service';

/** Under /api/auth. */
export const permissionsRoutes = createRouter()
  .get('/user/permissions', (c) => c.json(getPermissions(requireUser(c.var.ctx))))
  .post('/user/permissions', validate('json', PermissionsInput), async (c) =>
    c.json(await savePermissions(requireUser(c.var.ctx), c.req.valid('json'))),
  );
