import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { workspaceLanguageOf } from '../../http/language';
import { permissionsApi } from './permissions.api';
import { getPermissions, savePermissions } from './permissions.service';

/** Under /api/auth. */
export const permissionsRoutes = createRouter()
  .get('/user/permissions', declared(permissionsApi.get), (c) => c.json(getPermissions(c.var.ctx)))
  .post('/user/permissions', declared(permissionsApi.save), async (c) =>
    c.json(await savePermissions(c.var.ctx, c.req.valid('json'), workspaceLanguageOf(c))),
  );
