import { z } from 'zod';
import { createRouter } from '../../http/app-env';
import { validateAddress } from '../../http/validate';
import * as rc from './rc.service';

const Params = z.object({ key: z.string().regex(/^[\w-]{20,60}$/) });

export const rcRoutes = createRouter().get('/:key', validateAddress(Params), async (c) => {
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
