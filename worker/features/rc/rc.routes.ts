import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { rcApi } from './rc.api';
import * as rc from './rc.service';

export const rcRoutes = createRouter().get('/:key', declared(rcApi.open), async (c) => {
  const { body, contentType, size, fileName } = await rc.openRc(c.var.ctx, c.req.valid('param').key);
  return new Response(body, {
    headers: {
      'content-type': contentType,
      'content-length': String(size),
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      'cache-control': 'private, no-store',
      'content-security-policy': "sandbox; frame-ancestors 'self'",
      'x-frame-options': 'SAMEORIGIN',
    },
  });
});
