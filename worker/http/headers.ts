import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './app-env';
import { withMediaAddresses } from './media-addresses';
import { securityHeaders } from './security-headers';

const REQUEST_ID = 'x-request-id';

/** Adds the common headers to every response; a handler's own stricter policy stays. */
export const headers = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  // Pages set their own.
  if (c.res.headers.has(REQUEST_ID)) return;
  const { protocol, host } = new URL(c.req.url);
  const secure = protocol === 'https:';
  const { settings, origin } = c.var.ctx ?? {};
  const isData = c.res.headers.get('content-type')?.startsWith('application/json');
  // A download is a stream; its picture addresses also point to the host of pictures.
  const isWhole = isData && !c.res.headers.has('content-disposition');
  const body =
    settings?.MEDIA_ORIGIN && isWhole ? withMediaAddresses(await c.res.text(), settings, origin) : c.res.body;
  const fresh = new Response(body, c.res);
  const mediaOrigin = settings?.MEDIA_ORIGIN;
  for (const [name, value] of Object.entries(securityHeaders({ secure, host, mediaOrigin }))) {
    if (!fresh.headers.has(name)) fresh.headers.set(name, value);
  }
  // API responses are private unless the handler says otherwise.
  if (c.req.path.startsWith('/api/') && !fresh.headers.has('cache-control')) {
    fresh.headers.set('cache-control', 'private, no-store');
  }
  const requestId = c.var.ctx?.requestId;
  if (requestId) fresh.headers.set(REQUEST_ID, requestId);
  // Otherwise Hono would copy the headers of the old response into the new one.
  c.res = undefined;
  c.res = fresh;
});
